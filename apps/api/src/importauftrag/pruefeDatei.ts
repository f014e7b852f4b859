import { schreibeCsv } from '@kehrtour/domain/datei/csv';
import { type Importergebnis, liesImport } from '@kehrtour/domain/importdatei/liesImport';
import type { Probelauf } from '@kehrtour/domain/importdatei/probelauf';
import { fehlerliste } from '@kehrtour/domain/importdatei/spalte/fehlerliste';
import type { ImportLiegenschaft } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { zaehleMeldungen } from '@kehrtour/domain/importdatei/spalte/meldung';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { gruppiereMeldungen } from '@kehrtour/domain/importdatei/zeile/meldungsgruppe';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';

import { zeileDesNeuen, zeilenDerAenderung } from './aenderung.format.ts';
import type { Bestandsauskunft, Importschritt, Pruefergebnis, UnbekannteTaetigkeit } from './dateiauftrag.ts';
import type { GeleseneTabelle } from './gelesenetabelle.ts';
import { alsHinweis, alsMeldung } from './importmeldung.ts';
import {
  type Bestandsvergleich,
  fasseVerlusteZusammen,
  vergleicheMitBestand,
} from './vergleicheMitBestand.ts';

/** What one transaction of an import writes, so that a killed one can go on. */
const PAKET = 200;
/** The screen shows no more; the list to download has all. */
const MELDUNGEN_MAX = 2000;

/** The dry run: what every property of the file would become, without touching anything. */
export function pruefeDatei(
  tabelle: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  bestand: Bestandsauskunft,
): Pruefergebnis {
  const gelesen = lies(tabelle, zuordnung, bestand);
  const vergleich = vergleicheMitBestand(gelesen, zuordnung, bestand);
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

function lies(
  { zeilen, lesart, korrekturen }: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  { katalog, gewaehlt, heute }: Pick<Bestandsauskunft, 'katalog' | 'gewaehlt' | 'heute'>,
): Importergebnis {
  const eigene = katalog.filter(({ id }) => id.startsWith('eigene_'));
  return liesImport(zeilen, {
    zuordnung,
    korrekturen,
    heute,
    namensfolge: lesart.namensfolge,
    ...(lesart.kopfzeile === null ? {} : { kopfzeile: lesart.kopfzeile }),
    eigeneTaetigkeiten: new Map([
      ...eigene.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
      ...Object.entries(gewaehlt).map(([text, id]): [string, string] => [text.toLowerCase(), id]),
    ]),
  });
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
