import type { Tagesbesuch, Tagespaket } from '@kehrtour/contract/heute';
import { describe, expect, it } from 'vitest';

import { eineMarke } from '../../../test/eineMarke.ts';
import type { Marke } from './marke.ts';
import { fensterstand, tagesstand } from './tagesstand.ts';

const besuch = (terminId: string, teil: Partial<Tagesbesuch> = {}): Tagesbesuch => ({
  terminId,
  haltId: `h-${terminId}`,
  liegenschaftId: `l-${terminId}`,
  status: 'angekuendigt',
  hinfaellig: false,
  anschrift: `Lindenweg ${terminId}`,
  ortszeile: '91207 Lauf',
  lage: '',
  name: 'Eva Muster',
  kehrtour: 'Altstadt',
  beginn: '2027-01-12T08:10:00+01:00',
  ende: '2027-01-12T08:25:00+01:00',
  fensterVon: '2027-01-12T08:00:00+01:00',
  fensterBis: '2027-01-12T10:00:00+01:00',
  arbeiten: [],
  kontakte: [],
  notizZugang: '',
  notizArbeit: '',
  notiz: '',
  schluessel: [],
  schluesselIds: [],
  anlagen: [],
  maengel: [],
  antwort: null,
  ort: null,
  ...teil,
});
const paket = (...besuche: Tagesbesuch[]): Tagespaket => ({
  tag: '2027-01-12',
  serverzeit: '2027-01-12T07:00:00+01:00',
  mitarbeiter: { id: 'm', name: 'Jonas' },
  abgeschlossenAm: null,
  taetigkeiten: [],
  faehrtBei: null,
  mitfahrende: [],
  kollegen: [],
  betrieb: { name: 'Betrieb', telefon: '' },
  besuche,
  meldungen: [],
});
const GEHOLT = 1000;
let folge = 0;
const marke = (terminId: string, teil: Partial<Marke> = {}): Marke => {
  folge += 1;
  return eineMarke(folge, { terminId, am: GEHOLT + 500, ...teil });
};

describe('the day on a phone', () => {
  it('counts houses, and goes on with the first that is not done', () => {
    const stand = tagesstand(paket(besuch('1'), besuch('2'), besuch('3')), [marke('1')], GEHOLT);
    expect([stand.getan, stand.gesamt, stand.naechster?.id]).toEqual([1, 3, 'h-2']);
  });
  it('is done with a house of flats when the last of them is', () => {
    const haus = [besuch('1', { haltId: 'h' }), besuch('2', { haltId: 'h' })];
    expect(tagesstand(paket(...haus), [marke('1')], GEHOLT).getan).toBe(0);
    expect(tagesstand(paket(...haus), [marke('1'), marke('2', { art: 'nichtDa' })], GEHOLT).getan).toBe(1);
  });
  it('does not wait for who said no, and takes it all the same where the door was opened', () => {
    const nein = besuch('1', { status: 'abgelehnt', hinfaellig: true });
    expect(tagesstand(paket(nein, besuch('2')), [], GEHOLT)).toMatchObject({ gesamt: 1, getan: 0 });
    expect(tagesstand(paket(nein, besuch('2')), [marke('1')], GEHOLT)).toMatchObject({ gesamt: 2, getan: 1 });
  });
  it('knows its own results better than the pack until that is newer than their sending', () => {
    const abgesagt = paket(besuch('1', { status: 'abgesagt', hinfaellig: true }));
    const gesendet = { stand: 'gesendet', ergebnis: 'uebernommen' } as const;
    const von = (eine: Marke) => tagesstand(abgesagt, [eine], GEHOLT).halte[0]?.tueren[0].stand;
    expect(von(marke('1'))).toBe('erledigt');
    expect(von(marke('1', { ...gesendet, gesendetAm: GEHOLT + 1 }))).toBe('erledigt');
    expect(von(marke('1', { ...gesendet, gesendetAm: GEHOLT - 1 }))).toBe('abgesagt');
    expect(von(marke('1', { stand: 'buero', ergebnis: 'abgelehnt' }))).toBe('abgesagt');
  });
  it('has nothing of a result that was taken back', () => {
    const eine = marke('1');
    const zurueck = marke('1', { art: 'ruecknahme', bezugId: eine.id });
    expect(tagesstand(paket(besuch('1')), [eine, zurueck], GEHOLT).getan).toBe(0);
  });
  it('puts off a house behind all others', () => {
    const spaeter = marke('1', { art: 'reihenfolge', text: 'spaeter' });
    const stand = tagesstand(paket(besuch('1'), besuch('2')), [spaeter], GEHOLT);
    expect(stand.halte.map(({ id }) => id)).toEqual(['h-2', 'h-1']);
  });
  it('draws a house that was put off before all others, and another one before that', () => {
    const reihe = (terminId: string, text: string) => marke(terminId, { art: 'reihenfolge', text });
    const ordnung = (...marken: Marke[]) =>
      tagesstand(paket(besuch('1'), besuch('2'), besuch('3')), marken, GEHOLT).halte.map(({ id }) => id);
    expect(ordnung(reihe('1', 'spaeter'), reihe('1', 'jetzt'))).toEqual(['h-1', 'h-2', 'h-3']);
    expect(ordnung(reihe('2', 'jetzt'), reihe('3', 'jetzt'))).toEqual(['h-3', 'h-2', 'h-1']);
    // What is done stays above, and is done where it was planned.
    expect(ordnung(marke('1'), reihe('3', 'jetzt'))).toEqual(['h-1', 'h-3', 'h-2']);
    expect(ordnung(marke('1'), marke('3'), reihe('3', 'jetzt'))).toEqual(['h-1', 'h-2', 'h-3']);
  });
  it('knows where a moment lies to what was told', () => {
    const um = (zeit: string) => fensterstand(besuch('1'), Date.parse(`2027-01-12T${zeit}:00+01:00`));
    expect(['07:59', '08:00', '10:00', '10:01'].map(um)).toEqual(['davor', 'drin', 'drin', 'danach']);
  });
});
