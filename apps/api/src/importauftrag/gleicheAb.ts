import { randomUUID } from 'node:crypto';

import { IMPORTTEILE, type Importteil } from '@kehrtour/domain/importdatei/probelauf';
import {
  aufgabenSchluessel,
  type ImportAufgabe,
  type Importstand,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { ueberschneidenSich } from '@kehrtour/domain/taetigkeit/folgefrist';
import type { Tag } from '@kehrtour/domain/tag';

import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import { type EinheitRow, type HausRow, leeresHaus } from '../liegenschaft/hausUndLeute.ts';
import type { Abgleich } from './abgleich.ts';
import { behalteBekanntes } from './behalteBekanntes.ts';
import { gleicheAnlagenAb } from './gleicheAnlagenAb.ts';
import { gleicheKontakteAb } from './gleicheKontakteAb.ts';
import type { Hausstand } from './hausstand.ts';
import { einheitSchluessel, istVonHand, schluesselDerAufgabe, standAusHaus } from './standAusHaus.ts';

/**
 * The rows of a property after an import: what the file says, except in parts that somebody changed by hand.
 * Nothing of a person's own is taken away: only units, people and tasks that an import brought can go with one.
 */
export function gleicheAb(
  vorher: Hausstand | undefined,
  id: string,
  gelesen: Importstand,
  abgleich: Abgleich,
): Hausstand {
  const { strasse, hausnr, plz, ort } = gelesen.adresse;
  const stand = vorher ?? {
    haus: leeresHaus(id, { strasse, hausnr, plz, ort }),
    einheiten: [],
    anlagen: [],
    kontakte: [],
    verbindungen: [],
    aufgaben: [],
  };
  const neu = vorher === undefined ? gelesen : mitEintraegen(gelesen, vorher, abgleich);
  const geschuetzt = abgleich.auchGeschuetzte ? [] : stand.haus.lokal_geaendert;
  const darf = (teil: Importteil) => !geschuetzt.includes(teil);
  const einheiten = darf('einheiten') ? gleicheEinheitenAb(stand, neu, abgleich) : [...stand.einheiten];
  const einheitId = new Map(einheiten.map((einheit) => [einheitSchluessel(einheit), einheit.id]));
  return {
    haus: gleicheHausAb(stand.haus, neu, abgleich, geschuetzt),
    einheiten,
    anlagen: darf('anlagen') ? gleicheAnlagenAb(stand, neu, einheitId, abgleich.importId) : stand.anlagen,
    ...(darf('kontakte')
      ? gleicheKontakteAb(stand, neu, einheitId, abgleich)
      : { kontakte: stand.kontakte, verbindungen: stand.verbindungen }),
    aufgaben: darf('aufgaben') ? gleicheAufgabenAb(stand, neu, einheitId, abgleich) : stand.aufgaben,
  };
}

/** What a person entered is known, too: an empty or absent cell takes none of it away, even where the file may overwrite. */
function mitEintraegen(gelesen: Importstand, vorher: Hausstand, { regel }: Abgleich): Importstand {
  const { import_stand: ausDatei, lokal_geaendert: vonHand } = vorher.haus;
  if (ausDatei !== null && vonHand.length === 0) return gelesen;
  const jetzt = standAusHaus(vorher);
  const eingetragen =
    ausDatei === null
      ? jetzt
      : { ...gelesen, ...Object.fromEntries(vonHand.map((teil) => [teil, jetzt[teil]])) };
  return behalteBekanntes(gelesen, eingetragen, { ...regel, leereLoeschen: false }).stand;
}

/** `laufnummer` has nine digits before the comma. */
const LAUFNUMMER_MAX = 999_999_999;

function spaltenAus(haus: HausRow, neu: Importstand): Partial<Record<Importteil, Partial<HausRow>>> {
  const { strasse, hausnr, plz, ort, ortsteil = '' } = neu.adresse;
  const laufnummer =
    neu.laufnummer === undefined || Math.abs(neu.laufnummer) > LAUFNUMMER_MAX ? null : neu.laufnummer;
  return {
    laufnummer: { laufnummer },
    ...jeSpalte((spalte): Partial<HausRow> => ({ [spalte]: neu[spalte] ?? '' })),
    adresse: { strasse, hausnr, hausnr_zusatz: '', plz, ort, ortsteil },
    typ: { typ: neu.typ },
    rolle: neu.rolle === undefined ? {} : { rolle: neu.rolle },
    status: { status: neu.status },
    anzahlEinheiten: { einheiten_anzahl: Math.min(9999, Math.max(1, neu.anzahlEinheiten)) },
    notiz: { notiz_arbeit: neu.notiz ?? '' },
    koordinaten: lageAus(haus, neu),
  };
}

/** A place from the file counts; one that was looked up falls with a new address, one set by hand stays. */
function lageAus(haus: HausRow, neu: Importstand): Partial<HausRow> {
  if (neu.koordinaten !== undefined) return { ...neu.koordinaten, ort_quelle: 'datei', ort_guete: 'exakt' };
  const umgezogen =
    haus.strasse !== neu.adresse.strasse ||
    `${haus.hausnr}${haus.hausnr_zusatz}` !== neu.adresse.hausnr ||
    haus.plz !== neu.adresse.plz;
  const gesucht = haus.ort_quelle !== 'hand' && haus.ort_quelle !== null;
  return (gesucht && umgezogen) || haus.ort_quelle === 'datei'
    ? { lat: null, lon: null, ort_quelle: null, ort_guete: null }
    : {};
}

function gleicheHausAb(
  haus: HausRow,
  neu: Importstand,
  { importId }: Abgleich,
  geschuetzt: readonly Importteil[],
): HausRow {
  const spalten = spaltenAus(haus, neu);
  const teile = IMPORTTEILE.filter((teil) => !geschuetzt.includes(teil)).map((teil) => spalten[teil] ?? {});
  return {
    ...haus,
    ...Object.assign({}, ...teile),
    quelle: 'datei',
    external_id: neu.externalId ?? haus.external_id,
    lokal_geaendert: [...geschuetzt],
    import_stand: neu,
    import_id: importId,
    nicht_mehr_im_export: false,
  };
}

/** A unit that is gone stays as an inactive one: appointments may hang on it. */
function gleicheEinheitenAb(stand: Hausstand, neu: Importstand, { importId }: Abgleich): EinheitRow[] {
  const bekannt = new Map(stand.einheiten.map((einheit) => [einheitSchluessel(einheit), einheit]));
  const gelesen = neu.einheiten.map(({ schluessel, bezeichnung, geschoss = '', lage = '' }): EinheitRow => {
    const alt = bekannt.get(schluessel);
    const daten = { bezeichnung, geschoss, lage, aktiv: true, import_id: importId };
    return alt
      ? { ...alt, ...daten }
      : { id: randomUUID(), liegenschaft_id: stand.haus.id, external_id: schluessel, nummer: '', ...daten };
  });
  const genannt = new Set(gelesen.map(({ id }) => id));
  const uebrige = stand.einheiten.filter(({ id }) => !genannt.has(id));
  return [
    ...gelesen,
    ...uebrige.map((einheit) => (einheit.import_id === null ? einheit : { ...einheit, aktiv: false })),
  ];
}

/** Done work stays done; open work that the file no longer names falls away, unless it is promised in a round. */
function gleicheAufgabenAb(
  stand: Hausstand,
  neu: Importstand,
  einheitId: ReadonlyMap<string, string>,
  abgleich: Abgleich,
): AufgabeRow[] {
  const einheiten = new Map([...einheitId].map(([einheit, id]) => [id, einheit]));
  const schluesselVon = (row: AufgabeRow): string =>
    schluesselDerAufgabe(row, einheiten.get(row.nutzungseinheit_id ?? ''));
  const bekannt = new Map(stand.aufgaben.map((aufgabe) => [schluesselVon(aufgabe), aufgabe]));
  const genannt = new Set(neu.aufgaben.map(aufgabenSchluessel));
  const folgen = new Set(
    stand.aufgaben.filter((row) => istOffeneFolge(row) && !genannt.has(schluesselVon(row))),
  );
  const gelesen = neu.aufgaben.flatMap((aufgabe): AufgabeRow | AufgabeRow[] => {
    const schluessel = aufgabenSchluessel(aufgabe);
    const alt = bekannt.get(schluessel) ?? folgeFuer(aufgabe, folgen, einheiten);
    const minuten =
      aufgabe.dauerMinuten ??
      abgleich.dauerMinuten(
        aufgabe.taetigkeitId ?? '',
        aufgabe.einheit === undefined ? neu.anzahlEinheiten : 1,
      );
    const dauer = { dauer_minuten: Math.min(600, Math.max(1, Math.round(minuten))) };
    if (alt?.status === 'erledigt') return alt;
    if (aufgabe.erledigtAm !== undefined) return alt ? erledigt(alt, aufgabe.erledigtAm) : [];
    if (alt && istOffeneFolge(alt)) return { ...alt, ...fristVon(aufgabe), ...dauer };
    // Somebody's own task is the file's, too, and keeps its length.
    if (alt && istVonHand(alt)) return { ...alt, status: 'offen' };
    if (alt) return { ...alt, ...dauer, status: 'offen' };
    return {
      id: randomUUID(),
      liegenschaft_id: stand.haus.id,
      nutzungseinheit_id: einheitId.get(aufgabe.einheit ?? '') ?? null,
      taetigkeit_id: aufgabe.taetigkeitId ?? '',
      bezeichnung: abgleich.bezeichnung(aufgabe),
      ...fristVon(aufgabe),
      ...dauer,
      status: 'offen',
      erledigt_am: null,
      kehrtour_id: null,
      schluessel,
      import_id: abgleich.importId,
    };
  });
  const gezaehlt = new Set(gelesen.map(({ id }) => id));
  const uebrige = stand.aufgaben.filter(
    (aufgabe) => !gezaehlt.has(aufgabe.id) && !genannt.has(schluesselVon(aufgabe)),
  );
  return [
    ...gelesen,
    ...uebrige.map((aufgabe) =>
      kannEntfallen(aufgabe) ? { ...aufgabe, status: 'entfallen' as const } : aufgabe,
    ),
  ];
}

/** What is promised in a round is ended there. */
const erledigt = (row: AufgabeRow, am: Tag): AufgabeRow =>
  row.kehrtour_id === null ? { ...row, status: 'erledigt', erledigt_am: am } : row;

const fristVon = (aufgabe: ImportAufgabe): Pick<AufgabeRow, 'frist_von' | 'frist_bis'> => ({
  frist_von: aufgabe.fristVon ?? null,
  frist_bis: aufgabe.fristBis ?? '',
});

/** The next turn of done work, whose Frist is ours until a file or a person names another one. */
const istOffeneFolge = ({ status, schluessel }: AufgabeRow): boolean =>
  status === 'offen' && schluessel.startsWith('folge:');

/** Takes the one that this task of the file is: the same turn of the same work, with the Frist that the Bescheid gave it. */
function folgeFuer(
  aufgabe: ImportAufgabe,
  folgen: Set<AufgabeRow>,
  einheiten: ReadonlyMap<string, string>,
): AufgabeRow | undefined {
  const { frist_von: von, frist_bis: bis } = fristVon(aufgabe);
  const folge = [...folgen].find(
    (row) =>
      row.taetigkeit_id === aufgabe.taetigkeitId &&
      einheiten.get(row.nutzungseinheit_id ?? '') === aufgabe.einheit &&
      ueberschneidenSich({ von: row.frist_von, bis: row.frist_bis }, { von, bis }),
  );
  if (folge) folgen.delete(folge);
  return folge;
}

function kannEntfallen({ status, import_id, kehrtour_id }: AufgabeRow): boolean {
  return status === 'offen' && import_id !== null && kehrtour_id === null;
}
