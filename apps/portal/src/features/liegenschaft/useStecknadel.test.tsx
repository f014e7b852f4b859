import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { naechsteAdresseHolen } from '@kehrtour/contract/ort';
import type { NaechsteAdresse } from '@kehrtour/contract/ort';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { eineLiegenschaft } from '../../../test/bauenLiegenschaft.ts';
import { useStecknadel } from './useStecknadel.ts';

const PUNKT = { lat: 49.5101, lon: 11.2801 };
const TUER = { lat: 49.51, lon: 11.28 };
const adresse = (hausnr: string, meter: number): { naechste: NaechsteAdresse } => ({
  naechste: {
    adresse: { strasse: 'Hardtstraße', hausnr, plz: '91207', ort: 'Lauf' },
    koordinaten: TUER,
    meter,
  },
});

function nadel(fake: FakeAnswer, teile: Parameters<typeof eineLiegenschaft>[0] = {}) {
  const cache = new QueryClient();
  const client = fakeClient(fake);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const haus = eineLiegenschaft(teile);
  return renderHook(() => useStecknadel(client, haus), { wrapper }).result;
}

async function gesetzt(fake: FakeAnswer, teile: Parameters<typeof eineLiegenschaft>[0] = {}) {
  const result = nadel(fake, teile);
  act(() => result.current.setze(PUNKT));
  await waitFor(() => expect(result.current.naechste).not.toBeUndefined());
  return result;
}

describe('a pin', () => {
  it('jumps to the own address, and back to where a person put it', async () => {
    const result = await gesetzt(answers(naechsteAdresseHolen, adresse('12', 14)), {
      strasse: 'Hardtstr.',
      hausnr: '12',
    });
    expect(result.current).toMatchObject({ ort: TUER, darauf: true });
    act(() => result.current.zurueck());
    expect(result.current).toMatchObject({ ort: PUNKT, darauf: false });
  });

  it('stays beside a neighbour’s address until somebody says that this one is meant', async () => {
    const result = await gesetzt(answers(naechsteAdresseHolen, adresse('14', 25)));
    expect(result.current).toMatchObject({ ort: PUNKT, darauf: false });
    act(() => result.current.dorthin());
    expect(result.current).toMatchObject({ ort: TUER, darauf: true });
    // Who drags on decides anew.
    act(() => result.current.ziehe({ lat: 49.52, lon: 11.29 }));
    expect(result.current).toMatchObject({ ort: { lat: 49.52, lon: 11.29 }, darauf: false });
    expect(result.current.naechste).toBeUndefined();
  });

  it('stays where it is in the middle of nowhere, and where nobody answers', async () => {
    const nirgends = await gesetzt(answers(naechsteAdresseHolen, { naechste: null }));
    expect(nirgends.current).toMatchObject({ ort: PUNKT, naechste: null, darauf: false });
    const stumm = nadel(refuses(naechsteAdresseHolen, 'nicht-erlaubt'));
    act(() => stumm.current.setze(PUNKT));
    expect(stumm.current).toMatchObject({ ort: PUNKT, darauf: false });
  });
});
