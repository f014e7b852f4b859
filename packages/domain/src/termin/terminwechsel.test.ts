import { describe, expect, it } from 'vitest';

import { ROLLEN, type Rolle } from '../rolle.ts';
import { istAbgeschlossen, TERMIN_STATUS, type TerminStatus } from './termin.ts';
import {
  type Handelnder,
  moeglicheTerminAktionen,
  TERMIN_AKTIONEN,
  type TerminAktion,
  wechsleTerminStatus,
  WECHSELQUELLEN,
  type Wechselquelle,
} from './terminwechsel.ts';

const ALLE = 'angefragt angekuendigt bestaetigt unsicher abgelehnt';
const GESAGT = 'angekuendigt bestaetigt unsicher abgelehnt';
const STEHT = 'angekuendigt bestaetigt unsicher';
const KEIN_AUSGANG = `${ALLE} verschoben abgesagt`;
const LEITUNG: Rolle[] = ['inhaber', 'buero'];
const FAHRENDE: Rolle[] = [...LEITUNG, 'geselle'];
const NIEMAND: Rolle[] = [];

type Zeile = { nach: string; wer: readonly Rolle[] } & { [quelle in Wechselquelle]?: string };

/** Written out once more, cell by cell: where it leads, which staff may, and from which states through which door. */
const TAFEL: Record<TerminAktion, Zeile> = {
  kuendigeAn: { nach: 'angekuendigt', wer: LEITUNG, buero: `entwurf ${ALLE}`, feld: `entwurf ${ALLE}` },
  nimmAnfrageAn: { nach: 'bestaetigt', wer: LEITUNG, buero: 'angefragt', feld: 'angefragt' },
  lehneAnfrageAb: { nach: 'abgesagt', wer: LEITUNG, buero: 'angefragt', feld: 'angefragt' },
  lasseVerfallen: { nach: 'abgesagt', wer: NIEMAND, job: 'angefragt' },
  bestaetigeAdresse: { nach: 'bestaetigt', wer: NIEMAND, kunde: 'angefragt' },
  bestaetige: { nach: 'bestaetigt', wer: FAHRENDE, buero: GESAGT, feld: GESAGT, kunde: GESAGT },
  lehneAb: { nach: 'abgelehnt', wer: FAHRENDE, buero: GESAGT, feld: GESAGT, kunde: GESAGT },
  meldeUnsicher: { nach: 'unsicher', wer: FAHRENDE, buero: GESAGT, feld: GESAGT, kunde: GESAGT },
  verlege: { nach: 'bestaetigt', wer: LEITUNG, buero: ALLE, feld: ALLE, kunde: ALLE },
  schlageVor: { nach: 'angekuendigt', wer: LEITUNG, buero: ALLE, feld: ALLE, kunde: ALLE },
  frageUmZeit: { nach: 'angefragt', wer: NIEMAND, kunde: ALLE },
  sageAb: { nach: 'abgesagt', wer: LEITUNG, buero: ALLE, feld: ALLE, kunde: ALLE, job: ALLE },
  loeseAb: { nach: 'verschoben', wer: LEITUNG, buero: ALLE, feld: ALLE },
  nimmAbloesungZurueck: { nach: 'unsicher', wer: LEITUNG, buero: 'verschoben', feld: 'verschoben' },
  meldeNichtGefahren: {
    nach: 'abgesagt',
    wer: FAHRENDE,
    buero: `angefragt ${STEHT}`,
    feld: `angefragt ${STEHT}`,
  },
  nimmAbschlussZurueck: { nach: 'unsicher', wer: LEITUNG, buero: 'abgesagt', feld: 'abgesagt' },
  erledige: { nach: 'erledigt', wer: ROLLEN, buero: STEHT, feld: KEIN_AUSGANG },
  meldeNichtAngetroffen: { nach: 'nichtAngetroffen', wer: ROLLEN, buero: STEHT, feld: KEIN_AUSGANG },
  meldeZutrittVerweigert: { nach: 'zutrittVerweigert', wer: ROLLEN, buero: STEHT, feld: KEIN_AUSGANG },
  nimmVermerkZurueck: {
    nach: 'unsicher',
    wer: ROLLEN,
    buero: 'erledigt nichtAngetroffen zutrittVerweigert',
    feld: 'erledigt nichtAngetroffen zutrittVerweigert',
  },
};

const HANDELNDE: Handelnder[] = WECHSELQUELLEN.flatMap((quelle): Handelnder[] =>
  quelle === 'buero' || quelle === 'feld' ? ROLLEN.map((rolle) => ({ quelle, rolle })) : [{ quelle }],
);
const nameVon = (wer: Handelnder): string => ('rolle' in wer ? `${wer.quelle}/${wer.rolle}` : wer.quelle);
const ZELLEN = HANDELNDE.flatMap((wer) =>
  TERMIN_AKTIONEN.map((aktion) => ({ name: `${aktion} durch ${nameVon(wer)}`, aktion, wer })),
);

function erwartet(status: TerminStatus, aktion: TerminAktion, wer: Handelnder): unknown {
  const zeile = TAFEL[aktion];
  const darf = 'rolle' in wer ? zeile.wer.includes(wer.rolle) : zeile[wer.quelle] !== undefined;
  if (!darf) return 'nicht-erlaubt';
  const von = zeile[wer.quelle]?.split(' ') ?? [];
  return von.includes(status) ? zeile.nach : 'termin.uebergang-nicht-moeglich';
}

describe('wechsleTerminStatus', () => {
  it.each(ZELLEN)('knows every state: $name', ({ aktion, wer }) => {
    for (const status of TERMIN_STATUS) {
      const wechsel = wechsleTerminStatus(status, aktion, wer, 'unsicher');
      expect([status, wechsel.ok ? wechsel.value : wechsel.reason]).toEqual([
        status,
        erwartet(status, aktion, wer),
      ]);
    }
  });

  it('takes no mark back of which nobody knows what was before', () => {
    const wer: Handelnder = { quelle: 'buero', rolle: 'buero' };
    expect(wechsleTerminStatus('erledigt', 'nimmVermerkZurueck', wer).ok).toBe(false);
  });

  it('lets nobody but the field leave what is over, a mark that is taken back apart', () => {
    for (const wer of HANDELNDE.filter(({ quelle }) => quelle !== 'feld'))
      for (const status of TERMIN_STATUS.filter(istAbgeschlossen))
        expect(moeglicheTerminAktionen(status, wer)).toEqual([]);
  });

  it('lets whoever declined and opens the door all the same have the work done', () => {
    expect(wechsleTerminStatus('abgelehnt', 'erledige', { quelle: 'feld', rolle: 'azubi' })).toEqual({
      ok: true,
      value: 'erledigt',
    });
  });

  it('lets a result stand that was seen first', () => {
    const geselle: Handelnder = { quelle: 'feld', rolle: 'geselle' };
    for (const status of ['erledigt', 'nichtAngetroffen', 'zutrittVerweigert'] as const)
      expect(moeglicheTerminAktionen(status, geselle)).toEqual([]);
  });

  it('changes nothing for a program that only reads', () => {
    for (const status of TERMIN_STATUS)
      expect(moeglicheTerminAktionen(status, { quelle: 'partner' })).toEqual([]);
  });

  it('reaches every state but the draft that it begins with', () => {
    const ziele = new Set(Object.values(TAFEL).map(({ nach }) => nach));
    expect(TERMIN_STATUS.filter((status) => !ziele.has(status))).toEqual(['entwurf']);
  });
});
