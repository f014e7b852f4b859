import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';

import { handstandJe } from './handstand.ts';

const useZaehler = handstandJe(() => ({ zahl: 0 }));

afterEach(cleanup);

/** A page that shows what is in hand of one thing. */
const seite = (cache: QueryClient, id: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const store = useZaehler(id);
      return { store, zahl: useStore(store, ({ zahl }) => zahl) };
    },
    { wrapper },
  );
};

describe('what is in hand', () => {
  it('is there again after a look at another page, each thing for itself', () => {
    const cache = new QueryClient();
    const erste = seite(cache, 'a');
    act(() => erste.result.current.store.setState({ zahl: 7 }));
    expect(erste.result.current.zahl).toBe(7);
    erste.unmount();
    expect(seite(cache, 'a').result.current.zahl).toBe(7);
    expect(seite(cache, 'b').result.current.zahl).toBe(0);
  });

  it('goes with the session', () => {
    const cache = new QueryClient();
    cache.setQueryData(['gelesen'], {});
    const erste = seite(cache, 'a');
    act(() => erste.result.current.store.setState({ zahl: 7 }));
    erste.unmount();
    cache.clear();
    expect(seite(cache, 'a').result.current.zahl).toBe(0);
  });
});
