import type { Feldantwort } from '@kehrtour/contract/feldmeldung';
import { describe, expect, it } from 'vitest';

import { eineMarke } from '../../../test/eineMarke.ts';
import type { Marke } from './marke.ts';
import {
  type Bote,
  nachAntwort,
  naechsterMoment,
  naechsteSendung,
  neuerSender,
  pauseNach,
  type Sendestand,
  type Sendung,
} from './sender.ts';
import type { Speicher } from './speicher.ts';

const JETZT = 1_000_000;
let folge = 0;
const marke = (teil: Partial<Marke> = {}): Marke => {
  folge += 1;
  return eineMarke(folge, { am: JETZT - 60_000, sendenAb: JETZT - 52_000, ...teil });
};
const genommen = ({ id }: Marke, ergebnis: Feldantwort['ergebnis'] = 'uebernommen'): Feldantwort => ({
  id,
  ergebnis,
  damals: ergebnis === 'doppelt' ? 'uebernommen' : null,
  nachweis: false,
  hinweis: '',
});
const ids = (marken: readonly Marke[]): string[] => marken.map(({ id }) => id);

describe('what leaves next', () => {
  it('is what nobody can take back any more, fifty at most', () => {
    const viele = Array.from({ length: 60 }, () => marke());
    expect(naechsteSendung([marke({ sendenAb: JETZT + 1 }), ...viele], JETZT)).toHaveLength(50);
  });
  it('keeps the order of each visit: what waits there holds up what comes after it, and no other visit', () => {
    const erste = marke({ terminId: 'a', naechsterAb: JETZT + 5000 });
    const zweite = marke({ terminId: 'a' });
    const andere = marke({ terminId: 'b' });
    expect(ids(naechsteSendung([erste, zweite, andere], JETZT))).toEqual([andere.id]);
  });
  it('is one alone where it went without an answer before, and only when nothing fresh waits', () => {
    const [alt, auch, neu] = [marke({ versuche: 2 }), marke({ versuche: 1 }), marke()];
    expect(ids(naechsteSendung([alt, auch, neu], JETZT))).toEqual([neu.id]);
    expect(ids(naechsteSendung([alt, auch], JETZT))).toEqual([alt.id]);
  });
  it('is known to come at the moment at which it may leave', () => {
    expect(naechsterMoment([marke({ sendenAb: JETZT + 8000 }), marke({ stand: 'gesendet' })])).toBe(
      JETZT + 8000,
    );
    expect(naechsterMoment([marke({ stand: 'buero' })])).toBeUndefined();
  });
  it('is tried again after one second to a minute', () => {
    expect([1, 2, 3, 6, 7, 40].map(pauseNach)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
  });
});

describe('an answer', () => {
  it('counts for its own fact: taken, known before, or for the office; without one the fact comes again', () => {
    const vier = [marke(), marke(), marke(), marke()] as const;
    const danach = nachAntwort(
      vier,
      [genommen(vier[0]), genommen(vier[1], 'doppelt'), genommen(vier[2], 'abgelehnt')],
      JETZT,
    );
    expect(danach.map(({ stand }) => stand)).toEqual(['gesendet', 'gesendet', 'buero', 'wartet']);
    expect(danach[3]).toMatchObject({ versuche: 1, naechsterAb: JETZT + 1000 });
  });
});

/** A store and a way to the server that answers as told, one after the other. */
function probe(marken: readonly Marke[], sendungen: readonly (Sendung | Bote)[]) {
  const lager = new Map(marken.map((eine) => [eine.id, eine]));
  const gesendet: string[][] = [];
  const gemeldet: Partial<Sendestand>[] = [];
  const bleibt = [...sendungen];
  const speicher = {
    marken: async () => [...lager.values()],
    merke: async (...neue: readonly Marke[]) => {
      for (const neu of neue) lager.set(neu.id, neu);
    },
  } as unknown as Speicher;
  const sender = neuerSender({
    speicher,
    bote: async (dieser) => {
      gesendet.push(ids(dieser));
      const naechste = bleibt.shift();
      if (typeof naechste === 'function') return naechste(dieser);
      return naechste ?? { art: 'antwort', antworten: dieser.map((eine) => genommen(eine)) };
    },
    melde: (stand) => void gemeldet.push(stand),
    jetzt: () => JETZT,
  });
  const staende = () => [...lager.values()].map(({ stand }) => stand);
  return { sender, gesendet, gemeldet, staende };
}

describe('the sender', () => {
  it('sends nothing that became ripe only while it was read: it may have been taken back meanwhile', async () => {
    let jetzt = JETZT;
    const gesendet: unknown[] = [];
    const sender = neuerSender({
      speicher: {
        marken: async () => {
          jetzt += 8001;
          return [marke({ sendenAb: JETZT + 8000 })];
        },
      } as unknown as Speicher,
      bote: async (dieser) => {
        gesendet.push(dieser);
        return { art: 'keinNetz' };
      },
      melde: () => undefined,
      jetzt: () => jetzt,
    });
    await sender.schicke();
    sender.halt();
    expect(gesendet).toEqual([]);
  });
  it('sends each once, however often it is asked meanwhile', async () => {
    const { sender, gesendet, staende } = probe([marke(), marke()], []);
    await Promise.all([sender.schicke(), sender.schicke(), sender.schicke()]);
    sender.halt();
    expect(gesendet).toHaveLength(1);
    expect(staende()).toEqual(['gesendet', 'gesendet']);
  });
  it('finds the one fact that the server does not take, and sends all others', async () => {
    const [gut, boese, auch] = [marke(), marke(), marke()];
    const nein: Bote = async (dieser) =>
      dieser.some(({ id }) => id === boese.id)
        ? { art: 'abgelehnt', status: 400, satz: 'So nicht.' }
        : { art: 'antwort', antworten: dieser.map((eine) => genommen(eine)) };
    const { sender, staende } = probe([gut, boese, auch], [nein, nein, nein, nein, nein]);
    await sender.schicke();
    sender.halt();
    expect(staende()).toEqual(['gesendet', 'buero', 'gesendet']);
  });
  it('keeps everything and stops where somebody has to log in', async () => {
    const { sender, gesendet, gemeldet, staende } = probe([marke(), marke()], [{ art: 'anmelden' }]);
    await sender.schicke();
    sender.halt();
    expect(gesendet).toHaveLength(1);
    expect(staende()).toEqual(['wartet', 'wartet']);
    expect(gemeldet).toContainEqual({ anmelden: true, ohneNetz: false });
  });
  it('keeps everything where nobody answers, or somebody else', async () => {
    const { sender, gemeldet, staende } = probe([marke()], [{ art: 'keinNetz' }]);
    await sender.schicke();
    sender.halt();
    expect(staende()).toEqual(['wartet']);
    expect(gemeldet).toContainEqual({ ohneNetz: true });
  });
});
