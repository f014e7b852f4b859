import { keyOf } from '@kehrtour/api-client/query';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { useHandaenderung } from './useHandaenderung.ts';

afterEach(cleanup);

const ID = 'haus-1';
const queryKey = keyOf(liegenschaftHolen, { params: { id: ID } });

/** The house as it is shown; a colleague saves while a form is open, and the page hears of it at once. */
function oeffne(begonnen?: number) {
  const cache = new QueryClient();
  const setze = (version: number): void => void cache.setQueryData(queryKey, { id: ID, version });
  setze(3);
  const { result } = renderHook(() => useHandaenderung(ID, begonnen), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    ),
  });
  const versionen: number[] = [];
  const versuche = () =>
    result
      .current((version) => {
        versionen.push(version);
        return Promise.reject(new Error('refused'));
      })
      .catch(() => undefined);
  return { setze, versuche, versionen };
}

it('carries the version with which a form began, and after a refusal the present one', async () => {
  const { setze, versuche, versionen } = oeffne(3);
  setze(4);
  await versuche();
  await versuche();
  expect(versionen).toEqual([3, 4]);
});

it('carries what is shown where no form is open', async () => {
  const { setze, versuche, versionen } = oeffne();
  setze(4);
  await versuche();
  expect(versionen).toEqual([4]);
});
