import { schreibeCsv } from '@kehrtour/domain/datei/csv';
import {
  type Importergebnis,
  type Importvorgabe,
  liesImport,
  namensbefundDer,
} from '@kehrtour/domain/importdatei/liesImport';
import type { Probelauf } from '@kehrtour/domain/importdatei/probelauf';
import { fehlerliste } from '@kehrtour/domain/importdatei/spalte/fehlerliste';
import type { ImportLiegenschaft, Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { zaehleMeldungen } from '@kehrtour/domain/importdatei/spalte/meldung';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { gruppiereMeldungen } from '@kehrtour/domain/importdatei/zeile/meldungsgruppe';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';

import { zeileDesNeuen, zeilenDerAenderung } from './aenderung.format.ts';
import type { Bestandsauskunft, Importschritt, Pruefergebnis, UnbekannteTaetigkeit } from './dateiauftrag.ts';
import type { GeleseneTabelle } from './gelesenetabelle.ts';
import { alsHinweis, alsMeldung } from './importmeldung.ts';
import { ungesagtes } from './ungesagtes.ts';
import {
  type Bestandsvergleich,
  fasseVerlusteZusammen,
  vergleicheMitBestand,
} from './vergleicheMitBestand.ts';

/** What one transaction of an import writes, so that a killed one can go on. */
const PAKET = 200;
/** The screen shows no more; the list to download has all. */
const MELDUNGEN_MAX = 2000;

/** A list of ours as it would be given out now, and where its columns stand. */
export type HeutigeListe = { readonly tabelle: GeleseneTabelle; readonly zuordnung: Spaltenzuordnung };

/**
 * The dry run: what every property of the file would become, without touching anything.
 * @param heutige where the file is a list of ours: what is in both says nothing
 */
export function pruefeDatei(
  tabelle: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  bestand: Bestandsauskunft,
  heutige?: HeutigeListe,
): Pruefergebnis {
  const gelesen = lies(tabelle, zuordnung, bestand);
  // Both are read with the same knowledge of names.
  const namen = namensbefundDer(tabelle.zeilen, vorgabeAus(tabelle, zuordnung, bestand));
  const eigene = heutige && ungesagtes(gelesen, lies(heutige.tabelle, heutige.zuordnung, bestand, { namen }));
  const vergleich = vergleicheMitBestand(gelesen, zuordnung, bestand, eigene);
  const schritte = schritteAus(vergleich, bestand);
  return {
    anzahl: zaehle(gelesen, vergleich, tabelle.hinweise.length),
    // What keeps rows out stands first, so that the cut never hides it.
    meldungen: [
      ...tabelle.hinweise.map(alsHinweis),
      ...gelesen.meldungen
        .toSorted((a, b) => GEWICHT[a.schwere] - GEWICHT[b.schwere])
        .slice(0, MELDUNGEN_MAX)
        .map(alsMeldung),
    ],
    gruppen: gruppiereMeldungen(gelesen.meldungen).map(({ feld, werte, ...gruppe }) => ({
      ...gruppe,
      feld: feld ?? null,
      werte: werte.map(({ zeilen, ...wert }) => ({ ...wert, zeilen: [...zeilen] })),
    })),
    unbekannt: unbekannteTaetigkeiten(gelesen, bestand),
    verluste: fasseVerlusteZusammen(vergleich.verluste),
    hatMails: nenntNeueMails(vergleich),
    pakete: Array.from({ length: Math.ceil(schritte.length / PAKET) }, (_, i) =>
      JSON.stringify(schritte.slice(i * PAKET, (i + 1) * PAKET)),
    ),
  };
}

function zaehle(
  gelesen: Importergebnis,
  { lauf, gleiche, offen, aufgaben }: Bestandsvergleich,
  zurDatei: number,
): Pruefergebnis['anzahl'] {
  const { fehler, warnung, hinweis } = zaehleMeldungen(gelesen.meldungen);
  return {
    zeilen: gelesen.zeilen.gelesen,
    neu: lauf.neu.length - offen.size,
    geaendert: lauf.geaendert.length,
    unveraendert: lauf.unveraendert.length,
    fehlend: fehlende(lauf, offen).length,
    wiederDa: lauf.wiederDa.length,
    fehlerhaft: gelesen.zeilen.fehlerhaft,
    fehler,
    warnungen: warnung,
    hinweise: hinweis + zurDatei,
    aufgaben,
    vorschlaege: gleiche.size,
    geschuetzt: lauf.geaendert.filter(({ aenderungen }) => aenderungen.some(({ geschuetzt }) => geschuetzt))
      .length,
  };
}

/** An address that is known at its house was asked about when it came. */
function nenntNeueMails({ lauf, vorhandene }: Bestandsvergleich): boolean {
  const bekannt = new Map(vorhandene.map(({ id, stand }) => [id, mailsVon(stand)]));
  return (
    lauf.neu.some((eine) => mailsVon(eine).size > 0) ||
    lauf.geaendert.some(({ id, neu }) => !mailsVon(neu).isSubsetOf(bekannt.get(id) ?? new Set()))
  );
}

const mailsVon = ({ kontakte, einheiten }: Importstand): ReadonlySet<string> =>
  new Set(
    [...kontakte, ...einheiten.flatMap(({ bewohner, eigentuemer }) => [bewohner, eigentuemer])].flatMap(
      (person) => person?.email?.toLowerCase() ?? [],
    ),
  );

/** A house that may be the one of a row is not missing before somebody said so. */
function fehlende(lauf: Probelauf, offen: Bestandsvergleich['offen']): readonly string[] {
  const vielleicht = new Set(offen.values());
  return lauf.fehlend.filter((id) => !vielleicht.has(id));
}

const GEWICHT = { fehler: 0, warnung: 1, hinweis: 2 };

/** Every message with the row of the file behind it, to be mended there. */
export function schreibeFehlerCsv(
  tabelle: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  bestand: Pick<Bestandsauskunft, 'katalog' | 'gewaehlt' | 'heute'>,
): string {
  const { meldungen } = lies(tabelle, zuordnung, bestand);
  return schreibeCsv(fehlerliste(tabelle.zeilen, tabelle.lesart.kopfzeile ?? undefined, meldungen));
}

type Lesewissen = Pick<Bestandsauskunft, 'katalog' | 'gewaehlt' | 'heute'>;

const lies = (
  tabelle: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  wissen: Lesewissen,
  statt: Pick<Importvorgabe, 'namen'> = {},
): Importergebnis => liesImport(tabelle.zeilen, { ...vorgabeAus(tabelle, zuordnung, wissen), ...statt });

function vorgabeAus(
  { lesart, korrekturen }: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  { katalog, gewaehlt, heute }: Lesewissen,
): Importvorgabe {
  const eigene = katalog.filter(({ id }) => id.startsWith('eigene_'));
  return {
    zuordnung,
    korrekturen,
    heute,
    namensfolge: lesart.namensfolge,
    ...(lesart.kopfzeile === null ? {} : { kopfzeile: lesart.kopfzeile }),
    eigeneTaetigkeiten: new Map([
      ...eigene.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
      ...Object.entries(gewaehlt).map(([text, id]): [string, string] => [text.toLowerCase(), id]),
    ]),
  };
}

function schritteAus(
  { lauf, offen, vorhandene }: Bestandsvergleich,
  bestand: Bestandsauskunft,
): Importschritt[] {
  const namen = new Map(bestand.katalog.map(({ id, name }) => [id, name]));
  const bekannt = new Map(vorhandene.map((eine) => [eine.id, eine.stand]));
  const leer = { neu: null, aenderungen: [] };
  const ohneNummer: Omit<Importschritt, 'nummer'>[] = [
    ...lauf.neu
      .filter((neu) => !offen.has(neu))
      .map((neu) => ({
        befund: 'neu' as const,
        titel: titelVon(neu),
        liegenschaft_id: crypto.randomUUID(),
        neu: ohneZeilen(neu),
        aenderungen: zeileDesNeuen(neu, namen),
      })),
    ...lauf.geaendert.map(({ id, neu, aenderungen }) => ({
      befund: 'geaendert' as const,
      titel: titelVon(neu),
      liegenschaft_id: id,
      neu: ohneZeilen(neu),
      aenderungen: zeilenDerAenderung(bekannt.get(id) ?? neu, neu, aenderungen, namen),
    })),
    ...[...offen].map(([neu, id]) => ({
      ...leer,
      befund: 'gleich' as const,
      titel: titelVon(neu),
      liegenschaft_id: id,
    })),
    ...fehlende(lauf, offen).map((id) => ({
      ...leer,
      befund: 'fehlt' as const,
      titel: titelVon(bekannt.get(id)),
      liegenschaft_id: id,
    })),
    ...lauf.wiederDa.map((id) => ({
      ...leer,
      befund: 'wiederDa' as const,
      titel: titelVon(bekannt.get(id)),
      liegenschaft_id: id,
    })),
  ];
  return ohneNummer.map((schritt, nummer) => ({ nummer, ...schritt }));
}

function unbekannteTaetigkeiten(
  { liegenschaften }: Importergebnis,
  { gewaehlt, katalog }: Pick<Bestandsauskunft, 'gewaehlt' | 'katalog'>,
): UnbekannteTaetigkeit[] {
  const gewaehlte = new Map(Object.entries(gewaehlt).map(([text, id]) => [text.toLowerCase(), id]));
  const aufgaben = liegenschaften.flatMap((eine) => eine.aufgaben);
  const ids = new Set(katalog.map(({ id }) => id));
  const offen = aufgaben.filter(
    ({ text, taetigkeitId = '' }) => !ids.has(taetigkeitId) || gewaehlte.has(text.toLowerCase()),
  );
  return [...Map.groupBy(offen, ({ text }) => text.toLowerCase())].map(([klein, gleiche]) => ({
    text: gleiche[0]?.text ?? klein,
    anzahl: gleiche.length,
    taetigkeitId: gewaehlte.get(klein) ?? null,
  }));
}

/** As it is kept; a house that got an id is found by it from then on. */
function ohneZeilen({ zeilen: _zeilen, ...stand }: ImportLiegenschaft): Omit<ImportLiegenschaft, 'zeilen'> {
  return stand.externalId === undefined ? stand : { ...stand, schluessel: `id:${stand.externalId}` };
}

function titelVon(stand: Pick<ImportLiegenschaft, 'adresse'> | undefined): string {
  return stand === undefined
    ? ''
    : [strassenzeile(stand.adresse), stand.adresse.ort].filter(Boolean).join(', ');
}
