import { describe, expect, it } from 'vitest';

import { anlagenhinweise, type HinweisAnlage, type HinweisAufgabe } from './anlagenhinweis.ts';

const AM = '2027-03-01';
const ofen: HinweisAnlage = {
  id: 'ofen',
  nutzungseinheitId: null,
  art: 'kaminofen',
  brennstoff: 'scheitholz',
  benutzung: 'mehrAlsGelegentlich',
  bauweise: '',
  selbstkalibrierend: false,
  leistungKw: 7,
  baujahr: 2012,
  aktiv: true,
};
const therme: HinweisAnlage = {
  ...ofen,
  id: 'therme',
  art: 'kombiwasserheizer',
  brennstoff: 'erdgas',
  bauweise: 'brennwertRaumluftunabhaengig',
};
const arbeit = (taetigkeitId: string, teile: Partial<HinweisAufgabe> = {}): HinweisAufgabe => ({
  taetigkeitId,
  anlageId: null,
  nutzungseinheitId: null,
  ...teile,
});
const hinweise = (anlage: HinweisAnlage, aufgaben: HinweisAufgabe[], andere: HinweisAnlage[] = []) =>
  anlagenhinweise(anlage, { anlagen: [anlage, ...andere], aufgaben }, AM);

describe('anlagenhinweise', () => {
  it('says what the ordinance asks for, and only that where the tasks agree or say nothing', () => {
    const satz = { text: 'Kehrung 2 × im Jahr nach KÜO Anlage 1 Nr. 1.6', abweichend: false };
    expect(hinweise(ofen, [])).toEqual([satz]);
    expect(hinweise(ofen, [arbeit('kehrung_2x'), arbeit('fss')], [therme])).toEqual([satz]);
  });
  it('sets beside it what is entered, where that is another number', () => {
    expect(hinweise(ofen, [arbeit('kehrung_1x')], [therme])).toEqual([
      { text: 'Kehrung 2 × im Jahr nach KÜO Anlage 1 Nr. 1.6; eingetragen: 1 × im Jahr', abweichend: true },
    ]);
    expect(hinweise(therme, [arbeit('awu_gas_1')], [ofen])[0]?.text).toBe(
      'Überprüfung alle 2 Jahre nach KÜO Anlage 1 Nr. 3.2; eingetragen: 1 × im Jahr',
    );
  });
  it('takes a task for that of the installation it names, and guesses none where two may be meant', () => {
    const zweiter = { ...ofen, id: 'zweiter' };
    expect(hinweise(ofen, [arbeit('kehrung_1x')], [zweiter])[0]?.abweichend).toBe(false);
    expect(hinweise(ofen, [arbeit('kehrung_1x', { anlageId: 'ofen' })], [zweiter])[0]?.abweichend).toBe(true);
    expect(hinweise(ofen, [arbeit('kehrung_1x', { anlageId: 'zweiter' })], [zweiter])[0]?.abweichend).toBe(
      false,
    );
  });
  it('takes for the one flue of several fires the highest number (§ 1 Abs. 4 Satz 3 KÜO), and says nothing of two', () => {
    const schornstein: HinweisAnlage = { ...ofen, id: 'schornstein', art: 'schornstein', brennstoff: '' };
    const zweiter = { ...ofen, id: 'zweiter', benutzung: 'heizperiode' as const };
    expect(hinweise(schornstein, [], [ofen, zweiter, therme]).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Kehrung 3 × im Jahr nach KÜO Anlage 1 Nr\. 1\.2: .*die höchste Anzahl/),
    ]);
    expect(hinweise(schornstein, [], [ofen])).toEqual([]);
    expect(hinweise(schornstein, [], [ofen, zweiter, { ...schornstein, id: 'zug2' }])).toEqual([]);
  });
  it('leaves tasks of another flat alone', () => {
    const oben = { ...ofen, nutzungseinheitId: 'oben' };
    expect(hinweise(oben, [arbeit('kehrung_1x', { nutzungseinheitId: 'unten' })])[0]?.abweichend).toBe(false);
    expect(hinweise(oben, [arbeit('kehrung_1x', { nutzungseinheitId: 'oben' })])[0]?.abweichend).toBe(true);
  });
  it('names what is missing', () => {
    expect(hinweise({ ...ofen, benutzung: '' }, [])).toEqual([
      { text: 'Wie oft KÜO und 1. BImSchV es verlangen, hängt noch ab von: Benutzung', abweichend: false },
    ]);
  });
});
