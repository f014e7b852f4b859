import type { Lueckenplatz } from '../src/ankuendigung/alternativtermine.ts';
import type { BeantworteterTermin } from '../src/ankuendigung/rueckmeldung.ts';
import type { ImportLiegenschaft } from '../src/importdatei/spalte/importliegenschaft.ts';
import type { Adresse } from '../src/ort/adresse.ts';
import type { Aufgabe } from '../src/taetigkeit/aufgabe.ts';
import type { Besuchsaufgabe } from '../src/taetigkeit/besuch.ts';
import { katalogTaetigkeit, type KatalogId } from '../src/taetigkeit/taetigkeitskatalog.ts';
import type { Zeitfenster } from '../src/zeitfenster.ts';

/** Builders for domain values: each gives an ordinary example, the caller says only what matters. */

export function einZeitfenster(teile: Partial<Zeitfenster> = {}): Zeitfenster {
  return { beginn: '08:00', ende: '10:00', ...teile };
}

export function einTermin(teile: Partial<BeantworteterTermin> = {}): BeantworteterTermin {
  return { status: 'angekuendigt', tag: '2026-10-13', fenster: einZeitfenster(), ...teile };
}

export function eineAdresse(teile: Partial<Adresse> = {}): Adresse {
  return { strasse: 'Hardtstraße', hausnr: '12', plz: '91207', ort: 'Lauf a.d.Pegnitz', ...teile };
}

/** A property as a file describes it; its key follows the id. */
export function eineImportLiegenschaft(teile: Partial<ImportLiegenschaft> = {}): ImportLiegenschaft {
  const { externalId = 'LA-1' } = teile;
  return {
    schluessel: `id:${externalId}`,
    externalId,
    laufnummer: 1,
    adresse: eineAdresse(),
    typ: 'einfamilienhaus',
    status: 'aktiv',
    anzahlEinheiten: 1,
    einheiten: [],
    kontakte: [{ rolle: 'eigentuemer', anrede: 'frau', vorname: 'Monika', nachname: 'Escherich' }],
    aufgaben: [
      { taetigkeitId: 'kehrung_1x', text: 'Kehrung', fristVon: '2026-05-01', fristBis: '2026-10-31' },
    ],
    zeilen: [2],
    ...teile,
  };
}

/** A task that is due in October 2026. */
export function eineAufgabe(teile: Partial<Aufgabe> = {}): Aufgabe {
  return {
    taetigkeitId: 'kehrung_3x',
    fristVon: '2026-10-01',
    fristBis: '2026-11-30',
    status: 'offen',
    dauerMinuten: 15,
    ...teile,
  };
}

/** A task with its entry of the default catalogue, lasting as long as the catalogue says. */
export function eineBesuchsaufgabe(id: KatalogId): Besuchsaufgabe {
  const taetigkeit = katalogTaetigkeit(id);
  return { taetigkeit, dauerMinuten: taetigkeit.dauerMinuten };
}

/** A gap in a round nearby: a morning, little detour, time enough. */
export function einLueckenplatz(teile: Partial<Lueckenplatz> = {}): Lueckenplatz {
  return {
    tag: '2026-10-20',
    fenster: einZeitfenster(),
    mehrMinuten: 3,
    freieMinuten: 120,
    qualifikationen: ['keine'],
    ...teile,
  };
}
