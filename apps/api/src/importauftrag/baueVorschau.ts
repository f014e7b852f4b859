import type { ImportSpalte, ImportVorschauzeile } from '@kehrtour/contract/importlesart';
import { ANLAGEART_NAMEN, BRENNSTOFF_NAMEN } from '@kehrtour/domain/anlage/anlage';
import { formatFrist } from '@kehrtour/domain/format';
import {
  liesImport,
  liesVorschau,
  namensbefundDer,
  zaehleZeilen,
} from '@kehrtour/domain/importdatei/liesImport';
import type { Namensbefund } from '@kehrtour/domain/importdatei/name/namensfolge';
import type { ImportAnlage, ImportAufgabe } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import {
  alsZuordnung,
  fehlendePflichtfelder,
  KOPFZEILE_SUCHE_ZEILEN,
  kopfSchluessel,
  ordneSpaltenZu,
  type Spaltenzuordnung,
} from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { liesTaetigkeiten, TAETIGKEIT_SICHER_MIN } from '@kehrtour/domain/importdatei/zeile/taetigkeitstext';
import type { GeleseneZeile } from '@kehrtour/domain/importdatei/zeile/zeile';
import { empfaengername, grussformel } from '@kehrtour/domain/liegenschaft/kontakt';
import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';
import { TAETIGKEITSKATALOG } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';

import type { Taetigkeitstext, Vorschau } from './dateiauftrag.ts';
import type { GeleseneTabelle } from './gelesenetabelle.ts';
import { ohneKopfzeile } from './importkopf.ts';
import { alsHinweis, alsMeldung } from './importmeldung.ts';

const ZEILEN = 50;
/** After them come those whose name is in doubt, wherever they stand in the probe. */
const FRAGLICHE = 50;
const BEISPIELE = 3;
/** Enough to know the file's ways; the whole is read by the dry run. */
const PROBE_ZEILEN = 500;

/** Columns with what they were taken for, and the first rows as they will be understood. */
export function baueVorschau(
  { zeilen, lesart, hinweise, blaetter, korrekturen }: GeleseneTabelle,
  gewuenscht: Spaltenzuordnung | undefined,
  eigeneNamen: readonly string[] = [],
): Vorschau {
  const beginn = (lesart.kopfzeile ?? -1) + 1;
  const probe = zeilen
    .slice(beginn, beginn + PROBE_ZEILEN)
    .filter((zeile) => zeile.some((zelle) => zelle.trim() !== ''));
  const breite = probe.reduce((max, zeile) => Math.max(max, zeile.length), 0);
  const kopf = lesart.kopfzeile === null ? [] : (zeilen[lesart.kopfzeile] ?? []);
  const koepfe = Array.from({ length: Math.max(breite, kopf.length) }, (_, index) => kopf[index] ?? '');
  const erkannt = ordneSpaltenZu(koepfe, probe.slice(0, 100));
  const zuordnung = gewuenscht ?? alsZuordnung(erkannt);
  const ganz = {
    zuordnung,
    korrekturen,
    namensfolge: lesart.namensfolge,
    ...(lesart.kopfzeile === null ? {} : { kopfzeile: lesart.kopfzeile }),
  };
  const namen = namensbefundDer(zeilen, ganz);
  const vorgabe = { ...ganz, namen };
  const gelesen = liesImport(zeilen.slice(0, beginn + PROBE_ZEILEN), vorgabe);
  return {
    lesart,
    kopf: lesart.kopfzeile === null ? ohneKopfzeile(koepfe.length) : kopfSchluessel(kopf),
    zuordnung: { ...zuordnung },
    fehlendePflichtfelder: fehlendePflichtfelder(zuordnung),
    spalten: spaltenAus(erkannt, zuordnung, probe),
    zeilen: mitHinweisen(
      zuZeigen(liesVorschau(zeilen.slice(0, beginn + PROBE_ZEILEN), vorgabe, PROBE_ZEILEN)).map(
        vorschauzeile,
      ),
      hinweise,
    ),
    zeilenImText: zaehleZeilen(zeilen, lesart.kopfzeile ?? undefined),
    anfang: zeilen.slice(0, KOPFZEILE_SUCHE_ZEILEN).map(alsAnfang),
    blaetter,
    taetigkeitstexte: taetigkeitstexte(zeilen.slice(beginn), zuordnung.taetigkeit, new Set(eigeneNamen)),
    zeilenform: gelesen.zeilenform,
    namen: namensfrage(namen),
    hatMails: gelesen.liegenschaften.some(({ kontakte }) =>
      kontakte.some(({ email }) => email !== undefined),
    ),
  };
}

const ANFANG_ZEICHEN_MAX = 60;
const alsAnfang = (zeile: readonly string[]): string =>
  zeile
    .map((zelle) => zelle.trim())
    .filter((zelle) => zelle !== '')
    .slice(0, 8)
    .join(' · ')
    .slice(0, ANFANG_ZEICHEN_MAX)
    .toWellFormed();

/** No list has as many kinds of work; a column with more was taken for another one. */
const TEXTE_MAX = 200;

/** What the whole file calls the work, the commonest first. */
function taetigkeitstexte(
  zeilen: readonly (readonly string[])[],
  spalte: number | undefined,
  eigene: ReadonlySet<string>,
): Taetigkeitstext[] {
  if (spalte === undefined) return [];
  const jeZelle = Map.groupBy(zeilen, (zeile) => (zeile[spalte] ?? '').trim().slice(0, 500));
  const gelesen = [...jeZelle].flatMap(([zelle, gleiche]) =>
    liesTaetigkeiten(zelle, eigene).map((eine) => ({ ...eine, anzahl: gleiche.length })),
  );
  return [...Map.groupBy(gelesen, ({ text }) => text.toLowerCase()).values()]
    .flatMap((gleiche) => {
      const [erste] = gleiche;
      if (erste === undefined) return [];
      const { text, taetigkeitId = null, sicherheit } = erste;
      const anzahl = gleiche.reduce((summe, eine) => summe + eine.anzahl, 0);
      return [
        { text: text.slice(0, 200), anzahl, taetigkeitId, sicher: sicherheit >= TAETIGKEIT_SICHER_MIN },
      ];
    })
    .toSorted((a, b) => b.anzahl - a.anzahl)
    .slice(0, TEXTE_MAX);
}

function zuZeigen(gelesen: readonly GeleseneZeile[]): GeleseneZeile[] {
  const fragliche = gelesen
    .slice(ZEILEN)
    .filter(({ meldungen }) => meldungen.some(({ art }) => art === 'name-fraglich'));
  return [...gelesen.slice(0, ZEILEN), ...fragliche.slice(0, FRAGLICHE)];
}

function namensfrage({ folge, sicher, beispiele, fraglich, gesagt }: Namensbefund): Vorschau['namen'] {
  if (beispiele.length === 0) return null;
  return { folge, sicher, beispiele: [...beispiele], fraglich: gesagt ? 0 : fraglich };
}

function spaltenAus(
  erkannt: ReturnType<typeof ordneSpaltenZu>,
  zuordnung: Spaltenzuordnung,
  probe: readonly (readonly string[])[],
): ImportSpalte[] {
  const feldVon = new Map(Object.entries(zuordnung).map(([feld, index]) => [index, feld]));
  return erkannt.map((spalte) => {
    const feld = feldVon.get(spalte.index) ?? null;
    const werte = probe.map((zeile) => zeile[spalte.index]?.trim() ?? '').filter((wert) => wert !== '');
    return {
      index: spalte.index,
      kopf: spalte.kopf,
      feld,
      // What a person chose is certain.
      sicherheit: feld === (spalte.feld ?? null) ? spalte.sicherheit : 1,
      beispiele: [...new Set(werte)].slice(0, BEISPIELE).map((wert) => wert.slice(0, 80)),
    };
  });
}

/** What is said of the whole file stands at its first row. */
function mitHinweisen(
  [erste, ...rest]: readonly ImportVorschauzeile[],
  hinweise: readonly string[],
): ImportVorschauzeile[] {
  if (erste === undefined) return [];
  return [{ ...erste, meldungen: [...hinweise.map(alsHinweis), ...erste.meldungen] }, ...rest];
}

function vorschauzeile(zeile: GeleseneZeile): ImportVorschauzeile {
  const [kontakt] = zeile.kontakte;
  return {
    zeile: zeile.zeile,
    fehlerhaft: zeile.fehlerhaft,
    anschrift: strassenzeile(zeile.adresse),
    ortszeile: ortszeile(zeile.adresse),
    name: zeile.kontakte.map(empfaengername).filter(Boolean).join(', '),
    ...(kontakt === undefined ? {} : { gruss: grussformel(kontakt) }),
    einheit: zeile.einheit?.bezeichnung ?? '',
    anlage: zeile.anlage === undefined ? '' : anlagezeile(zeile.anlage),
    aufgaben: zeile.aufgaben.map((aufgabe) => aufgabenzeile(aufgabe)),
    telefon: [kontakt?.telefon, kontakt?.mobil].filter(Boolean).join(', '),
    email: kontakt?.email ?? '',
    meldungen: zeile.meldungen.map(alsMeldung),
  };
}

/** `Kaminofen Hark 34, Scheitholz, 7 kW, Baujahr 2012` */
export function anlagezeile(anlage: ImportAnlage): string {
  const { art, bezeichnung = ANLAGEART_NAMEN[art], brennstoff, leistungKw, baujahr } = anlage;
  return [
    bezeichnung,
    brennstoff === undefined ? '' : BRENNSTOFF_NAMEN[brennstoff],
    leistungKw === undefined ? '' : `${String(leistungKw).replace('.', ',')} kW`,
    baujahr === undefined ? '' : `Baujahr ${baujahr}`,
  ]
    .filter((teil) => teil !== '')
    .join(', ');
}

const STANDARDNAMEN: ReadonlyMap<string, string> = new Map(
  TAETIGKEITSKATALOG.map(({ id, name }) => [id, name]),
);

/** `Kehrung (3× jährlich), 01.01.2027 bis 28.02.2027` */
export function aufgabenzeile(
  { taetigkeitId, text, fristVon, fristBis }: ImportAufgabe,
  namen: ReadonlyMap<string, string> = STANDARDNAMEN,
): string {
  const name = namen.get(taetigkeitId ?? '') ?? text;
  return fristVon === undefined && fristBis === undefined
    ? name
    : `${name}, ${formatFrist(fristVon, fristBis)}`;
}
