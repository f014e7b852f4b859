import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswahlHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { eineKehrtour, KEHRTOUR, VORGABEN } from '../../../../test/bauenKehrtour.ts';
import { wizardZiel } from './wizard.access.ts';

const kommend = { ...VORGABEN, datum: { tage: ['2099-05-04'], feiertageErlaubt: false } };
const ziel = (url: string, kehrtour = eineKehrtour({ vorgaben: kommend }), gesamt = 12) =>
  wizardZiel(
    fakeClient(
      answers(kehrtourHolen, kehrtour),
      answers(kehrtourAuswahlHolen, { strassen: [], orte: [], gesamt }),
    ),
    new QueryClient(),
    url,
  );

describe('wizardZiel', () => {
  it('passes the import over when there are houses with work', async () => {
    expect(await ziel('/kehrtouren/neu')).toBe('/kehrtouren/neu/liegenschaften');
    expect(await ziel('/kehrtouren/neu', undefined, 0)).toBe('/kehrtouren/neu/import');
  });

  it('knows nothing of a step that does not exist', async () => {
    for (const name of ['erfunden', 'pausen', 'import/2'])
      await expect(ziel(`/kehrtouren/neu/${name}`)).rejects.toThrow('This page could not be found');
  });

  it('keeps the import reachable', async () => {
    expect(await ziel('/kehrtouren/neu/import')).toBeNull();
  });

  it('lets in nobody without a draft behind the first choice', async () => {
    expect(await ziel('/kehrtouren/neu/pause')).toBe('/kehrtouren/neu/liegenschaften');
  });

  it('lets in who has all earlier steps, and leads others to the first open one', async () => {
    expect(await ziel(`/kehrtouren/neu/pruefen?tour=${KEHRTOUR}`)).toBeNull();
    const ohneTag = eineKehrtour({ vorgaben: { ...kommend, datum: { tage: [], feiertageErlaubt: false } } });
    expect(await ziel(`/kehrtouren/neu/pruefen?tour=${KEHRTOUR}`, ohneTag)).toBe(
      `/kehrtouren/neu/datum?tour=${KEHRTOUR}`,
    );
  });

  it('leads an announced round to its own page', async () => {
    expect(
      await ziel(`/kehrtouren/neu/pause?tour=${KEHRTOUR}`, eineKehrtour({ status: 'angekuendigt' })),
    ).toBe(`/kehrtouren/${KEHRTOUR}`);
  });

  it('leaves it to the page to say that a draft is gone', async () => {
    const client = fakeClient(refuses(kehrtourHolen, 'nicht-gefunden'));
    expect(await wizardZiel(client, new QueryClient(), `/kehrtouren/neu/pause?tour=${KEHRTOUR}`)).toBeNull();
  });
});
