import { describe, expect, it } from 'vitest';

import { readEnv } from '../../../platform/settings/env.ts';
import { openLetterService } from './openLetterService.ts';

const KONTO = {
  PINGEN_CLIENT_ID: 'wir',
  PINGEN_CLIENT_SECRET: 'geheim',
  PINGEN_ORGANISATION: 'org-1',
  PINGEN_SIGNING_KEY: 'schluessel',
};

describe('the letter service of an installation', () => {
  it('is none where nobody named one, and no demonstration runs', () => {
    expect(openLetterService(readEnv({ DEMO: '0' }), () => new Date())).toBeUndefined();
    expect(openLetterService(readEnv({ DEMO: '0', ...KONTO }), () => new Date())).toBeDefined();
  });
  it('wants all of its settings, or none', () => {
    const { PINGEN_SIGNING_KEY: _ohne, ...rest } = KONTO;
    expect(() => readEnv(rest)).toThrow('Für den Briefdienst fehlt noch PINGEN_SIGNING_KEY');
    expect(() => readEnv({ ...KONTO, PINGEN_ORGANISATION: '../users' })).toThrow('PINGEN_ORGANISATION');
  });
});

describe('the stand-in of a demonstration', () => {
  const brief = async (an: string, bestellen = true) => {
    let jetzt = Date.parse('2027-01-11T08:00:00+01:00');
    const dienst = openLetterService(readEnv({ DEMO: '1' }), () => new Date(jetzt));
    const angelegt = await dienst?.leave(new Uint8Array(), { datei: 'x.pdf', key: 'k', an });
    const id = angelegt?.art === 'angelegt' ? angelegt.anbieterId : '';
    const staende: (string | undefined)[] = [];
    for (const nachMs of [0, 5000, 10_000, 120_000]) {
      jetzt += nachMs;
      const stand = await dienst?.look(id);
      staende.push(stand?.art);
      if (stand?.art === 'bereit' && bestellen) await dienst?.order(id);
    }
    return staende;
  };
  it('reads a letter, prints it when it is ordered, and has it at the post after a while', async () => {
    expect(await brief('Hauptstraße 1, 91207 Lauf')).toEqual([
      'unterwegs',
      'bereit',
      'unterwegs',
      'aufgegeben',
    ]);
  });
  it('prints nothing that nobody ordered', async () => {
    expect(await brief('Hauptstraße 1, 91207 Lauf', false)).toEqual([
      'unterwegs',
      'bereit',
      'bereit',
      'bereit',
    ]);
  });
  it('gets letters back from a house with the number 99', async () => {
    expect((await brief('Hauptstraße 99, 91207 Lauf')).at(-1)).toBe('zurueck');
  });
});
