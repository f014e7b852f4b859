import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { grundkarteHolen, kachelHolen, type Grundkarte } from '@kehrtour/contract/ort';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { useGround } from './ground/useGround.ts';
import { OnlyStreets, Refused } from './Karte.stories.tsx';

const groundOf = async (grundkarte: Grundkarte) => {
  const client = fakeClient(answers(grundkarteHolen, grundkarte), {
    endpoint: kachelHolen,
    answer: () => ({ blob: new Blob(['kachel']), name: 'kachel' }),
  });
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useGround(client), { wrapper });
  await waitFor(() => expect(result.current).not.toBeUndefined());
  return result.current;
};
const kacheln = { version: 'abc', herkunft: '© OpenStreetMap-Mitwirkende', stand: '2020-01-14', zoomMax: 14 };
const mitte = { lat: 49.51, lon: 11.28 };

it('names whose work the map is and how old', async () => {
  expect(await groundOf({ dienst: null, kacheln, mitte })).toMatchObject({
    centre: mitte,
    attribution: '© OpenStreetMap-Mitwirkende, Stand 14.01.2020',
  });
  const dienst = {
    art: 'raster' as const,
    url: 'https://k.example/{z}/{x}/{y}.png',
    herkunft: '© Amt',
    zoomMax: 18,
  };
  expect(await groundOf({ dienst, kacheln, mitte })).toMatchObject({
    attribution: '© Amt',
    service: { art: 'raster' },
  });
});

it('is another ground with another map, and none without', async () => {
  const eine = await groundOf({ dienst: null, kacheln, mitte });
  const andere = await groundOf({ dienst: null, mitte, kacheln: { ...kacheln, version: 'def' } });
  expect(eine?.key).not.toBe(andere?.key);
  expect(await groundOf({ dienst: null, kacheln: null, mitte })).toBeNull();
});

it('draws streets with their origin where there is no ground, and lives without both', async () => {
  render(<OnlyStreets />);
  await screen.findByText('© OpenStreetMap-Mitwirkende');
  render(<Refused />);
  expect(screen.getAllByRole('region', { name: 'Halte am Dienstag, 4. Mai 2027' })).toHaveLength(2);
});
