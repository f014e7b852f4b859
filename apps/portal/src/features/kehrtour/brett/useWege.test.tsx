import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { kehrtourWegeHolen } from '@kehrtour/contract/kehrtourwege';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import type { Schichtansicht } from './planansicht.ts';
import { useWege } from './useWege.ts';

const halt = (id: string, lon: number) => ({ halt: { id, koordinaten: { lat: 49.5, lon } } });
const schichten = [
  { id: 'anna/2027-02-02', farbe: 2, halte: [halt('a', 11.27), halt('b', 11.28), halt('c', 11.29)] },
] as unknown as Schichtansicht[];

function wegeMit(fake: FakeAnswer) {
  const cache = new QueryClient();
  const client = fakeClient(fake);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(() => useWege(client, 'tour', schichten), { wrapper }).result;
}

it('follows the roads that are known, dashes the rest and counts it', async () => {
  const linie: [number, number][] = [
    [11.27, 49.5],
    [11.275, 49.501],
    [11.28, 49.5],
  ];
  const zumErsten: [number, number][] = [
    [11.26, 49.5],
    [11.27, 49.5],
  ];
  const result = wegeMit(
    answers(kehrtourWegeHolen, {
      wege: [
        { von: null, nach: 'a', linie: zumErsten },
        { von: 'a', nach: 'b', linie },
      ],
    }),
  );
  await waitFor(() => expect(result.current.vermutet).toBe(1));
  expect(result.current.linien.map(({ path, guessed = false }) => [path.length, guessed])).toEqual([
    [2, false],
    [3, false],
    [2, true],
  ]);
});

it('goes straight until the roads are there, and says nothing of what nobody knows', () => {
  const result = wegeMit(refuses(kehrtourWegeHolen, 'interner-fehler'));
  expect(result.current.vermutet).toBeNull();
  expect(result.current.linien).toHaveLength(2);
});
