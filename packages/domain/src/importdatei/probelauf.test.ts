import { describe, expect, it } from 'vitest';

import { eineImportLiegenschaft } from '../../test/bauen.ts';
import { probelauf, type VorhandeneLiegenschaft } from './probelauf.ts';
import type { ImportLiegenschaft } from './spalte/importliegenschaft.ts';

const datei = (liegenschaften: ImportLiegenschaft[], fehlerhafteSchluessel: string[] = []) => ({
  liegenschaften,
  fehlerhafteSchluessel,
  zeilen: { fehlerhaft: fehlerhafteSchluessel.length },
});

function vorhanden(
  stand: ImportLiegenschaft,
  teile: Partial<VorhandeneLiegenschaft> = {},
): VorhandeneLiegenschaft {
  return { id: `lg-${stand.externalId}`, stand, lokalGeaendert: [], fehltImExport: false, ...teile };
}

const eins = eineImportLiegenschaft({ externalId: 'LA-1' });

describe('probelauf', () => {
  it('changes nothing when the same file comes twice, even with its rows elsewhere', () => {
    const ergebnis = probelauf(datei([{ ...eins, zeilen: [99] }]), [vorhanden(eins)]);
    expect(ergebnis).toMatchObject({ neu: [], geaendert: [], unveraendert: ['lg-LA-1'], fehlend: [] });
  });

  it('tells new, changed and missing properties apart', () => {
    const zwei = eineImportLiegenschaft({ externalId: 'LA-2' });
    const drei = eineImportLiegenschaft({ externalId: 'LA-3' });
    const ergebnis = probelauf(datei([{ ...eins, notiz: 'Hund im Hof' }, zwei]), [
      vorhanden(eins),
      vorhanden(drei),
    ]);
    expect(ergebnis.geaendert).toMatchObject([
      {
        id: 'lg-LA-1',
        aenderungen: [{ teil: 'notiz', alt: undefined, neu: 'Hund im Hof', geschuetzt: false }],
      },
    ]);
    expect(ergebnis.neu).toEqual([zwei]);
    expect(ergebnis.fehlend).toEqual(['lg-LA-3']);
  });

  it('does not miss a property whose rows are faulty, nor tell a missing one twice', () => {
    const ergebnis = probelauf(datei([], ['id:LA-1']), [
      vorhanden(eins),
      vorhanden(eineImportLiegenschaft({ externalId: 'LA-2' }), { fehltImExport: true }),
    ]);
    expect(ergebnis).toMatchObject({ fehlend: [], fehlerhafteZeilen: 1 });
  });

  it('takes no task away because its row is faulty this time', () => {
    const schau = { text: 'FSS', taetigkeitId: 'fss' };
    const stand = { ...eins, aufgaben: [...eins.aufgaben, schau] };
    expect(probelauf(datei([eins], ['id:LA-1']), [vorhanden(stand)])).toMatchObject({
      geaendert: [],
      unveraendert: ['lg-LA-1'],
    });
    expect(probelauf(datei([eins]), [vorhanden(stand)]).geaendert).toMatchObject([{ entfalleneAufgaben: 1 }]);
  });

  it('welcomes back what was missing in an earlier export', () => {
    expect(probelauf(datei([eins]), [vorhanden(eins, { fehltImExport: true })]).wiederDa).toEqual([
      'lg-LA-1',
    ]);
  });

  it('counts tasks that came and went', () => {
    const neu = { ...eins, aufgaben: [{ text: 'FSS', taetigkeitId: 'fss' }] };
    expect(probelauf(datei([neu]), [vorhanden(eins)]).geaendert).toMatchObject([
      { neueAufgaben: 1, entfalleneAufgaben: eins.aufgaben.length },
    ]);
  });

  it('protects what somebody changed by hand', () => {
    const neu = { ...eins, notiz: 'Hund im Hof', laufnummer: 12.5 };
    const [geaendert] = probelauf(datei([neu]), [vorhanden(eins, { lokalGeaendert: ['notiz'] })]).geaendert;
    expect(geaendert?.aenderungen.map(({ teil, geschuetzt }) => [teil, geschuetzt])).toEqual([
      ['laufnummer', false],
      ['notiz', true],
    ]);
  });

  it('proposes to merge a house that comes under a new id, and never does it silently', () => {
    const neueId = eineImportLiegenschaft({ externalId: 'NEU-7' });
    const ergebnis = probelauf(datei([neueId]), [vorhanden(eins)]);
    expect(ergebnis.neu).toEqual([neueId]);
    expect(ergebnis.vorschlaege).toEqual([{ id: 'lg-LA-1', neu: neueId, gleicherName: true }]);
  });
});
