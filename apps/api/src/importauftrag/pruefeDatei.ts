import { adressSchluessel, strassenzeile } from '@kehrtour/domain/adresse';
import { schreibeCsv } from '@kehrtour/domain/csv';
import { fehlerliste } from '@kehrtour/domain/importdatei/fehlerliste';
import type { ImportLiegenschaft } from '@kehrtour/domain/importdatei/importliegenschaft';
import { type Importergebnis, leseImport } from '@kehrtour/domain/importdatei/leseimport';
import { zaehleMeldungen } from '@kehrtour/domain/importdatei/meldung';
import {
  probelauf,
  type Probelauf,
  type VorhandeneLiegenschaft,
} from '@kehrtour/domain/importdatei/probelauf';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spaltenzuordnung';
import { teileTag } from '@kehrtour/domain/tag';

import { zeileDesNeuen, zeilenDerAenderung } from './aenderung.format.ts';
import { behalteUngenanntes } from './behalteUngenanntes.ts';
import type {
  AndereLiegenschaft,
  Bestandsauskunft,
  Importschritt,
  Pruefergebnis,
  UnbekannteTaetigkeit,
} from './dateiauftrag.ts';
import { alsMeldung } from './importmeldung.ts';
import type { GeleseneTabelle } from './liesDatei.ts';
import { vervollstaendige } from './vervollstaendige.ts';

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
  const gelesen = lese(tabelle, zuordnung, bestand);
  const vorhandene = bestand.vorhandene.flatMap((seite) => JSON.parse(seite) as VorhandeneLiegenschaft[]);
  const staende = new Map(vorhandene.map(({ stand }) => [stand.schluessel, stand]));
  const { jahr } = teileTag(bestand.heute);
  const liegenschaften = gelesen.liegenschaften.map((eine) => {
    const ganz = vervollstaendige(eine, bestand);
    const stand = staende.get(eine.schluessel);
    return stand === undefined ? ganz : behalteUngenanntes(ganz, stand, zuordnung, jahr);
  });
  const lauf = probelauf({ ...gelesen, liegenschaften }, vorhandene);
  const schritte = schritteAus(lauf, vorhandene, bestand);
  const { fehler, warnung, hinweis } = zaehleMeldungen(gelesen.meldungen);
  return {
    anzahl: {
      zeilen: gelesen.zeilen.gelesen,
      neu: lauf.neu.length,
      geaendert: lauf.geaendert.length,
      unveraendert: lauf.unveraendert.length,
      fehlend: lauf.fehlend.length,
      wiederDa: lauf.wiederDa.length,
      fehlerhaft: gelesen.zeilen.fehlerhaft,
      fehler,
      warnungen: warnung,
      hinweise: hinweis,
      aufgaben: liegenschaften.reduce((summe, { aufgaben }) => summe + aufgaben.length, 0),
      vorschlaege: schritte.filter(({ vorschlag_id: id }) => id !== null).length,
      geschuetzt: lauf.geaendert.filter(({ aenderungen }) => aenderungen.some(({ geschuetzt }) => geschuetzt))
        .length,
    },
    // What keeps rows out stands first, so that the cut never hides it.
    meldungen: gelesen.meldungen
      .toSorted((a, b) => GEWICHT[a.schwere] - GEWICHT[b.schwere])
      .slice(0, MELDUNGEN_MAX)
      .map(alsMeldung),
    unbekannt: unbekannteTaetigkeiten(gelesen, bestand),
    pakete: Array.from({ length: Math.ceil(schritte.length / PAKET) }, (_, i) =>
      JSON.stringify(schritte.slice(i * PAKET, (i + 1) * PAKET)),
    ),
  };
}

const GEWICHT = { fehler: 0, warnung: 1, hinweis: 2 };

/** Every message with the row of the file behind it, to be mended there. */
export function schreibeFehlerCsv(
  tabelle: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  bestand: Pick<Bestandsauskunft, 'katalog' | 'gewaehlt'>,
): string {
  const { meldungen } = lese(tabelle, zuordnung, bestand);
  return schreibeCsv(fehlerliste(tabelle.zeilen, tabelle.lesart.kopfzeile ?? undefined, meldungen));
}

function lese(
  { zeilen, lesart }: GeleseneTabelle,
  zuordnung: Spaltenzuordnung,
  { katalog, gewaehlt }: Pick<Bestandsauskunft, 'katalog' | 'gewaehlt'>,
): Importergebnis {
  const eigene = katalog.filter(({ id }) => id.startsWith('eigene_'));
  return leseImport(zeilen, {
    zuordnung,
    ...(lesart.kopfzeile === null ? {} : { kopfzeile: lesart.kopfzeile }),
    eigeneTaetigkeiten: new Map([
      ...eigene.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
      ...Object.entries(gewaehlt).map(([text, id]): [string, string] => [text.toLowerCase(), id]),
    ]),
  });
}

function schritteAus(
  lauf: Probelauf,
  vorhandene: readonly VorhandeneLiegenschaft[],
  bestand: Bestandsauskunft,
): Importschritt[] {
  const namen = new Map(bestand.katalog.map(({ id, name }) => [id, name]));
  const bekannt = new Map(vorhandene.map((eine) => [eine.id, eine.stand]));
  const vorschlag = vorschlaege(lauf, bestand.andere);
  const leer = { neu: null, aenderungen: [], vorschlag_id: null };
  const ohneNummer: Omit<Importschritt, 'nummer'>[] = [
    ...lauf.neu.map((neu) => ({
      befund: 'neu' as const,
      titel: titelVon(neu),
      liegenschaft_id: crypto.randomUUID(),
      neu: ohneZeilen(neu),
      aenderungen: zeileDesNeuen(neu, namen),
      vorschlag_id: vorschlag.get(neu) ?? null,
    })),
    ...lauf.geaendert.map(({ id, neu, aenderungen }) => ({
      befund: 'geaendert' as const,
      titel: titelVon(neu),
      liegenschaft_id: id,
      neu: ohneZeilen(neu),
      aenderungen: zeilenDerAenderung(bekannt.get(id) ?? neu, neu, aenderungen, namen),
      vorschlag_id: null,
    })),
    ...lauf.fehlend.map((id) => ({
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

/** A house that is there under another key or was made by hand; each is proposed once. */
function vorschlaege(lauf: Probelauf, andere: readonly string[]): ReadonlyMap<ImportLiegenschaft, string> {
  const vonHand = andere.flatMap((seite) => JSON.parse(seite) as AndereLiegenschaft[]);
  const nachAdresse = new Map(vonHand.map((eine) => [adressSchluessel(eine), eine.id]));
  const vergeben = new Set<string>();
  const gefunden = new Map<ImportLiegenschaft, string>();
  const auchVonHand = lauf.neu.map((neu) => ({ neu, id: nachAdresse.get(adressSchluessel(neu.adresse)) }));
  for (const { neu, id } of [...lauf.vorschlaege, ...auchVonHand]) {
    if (id === undefined || vergeben.has(id) || gefunden.has(neu)) continue;
    vergeben.add(id);
    gefunden.set(neu, id);
  }
  return gefunden;
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

function ohneZeilen({ zeilen: _zeilen, ...stand }: ImportLiegenschaft): Omit<ImportLiegenschaft, 'zeilen'> {
  return stand;
}

function titelVon(stand: Pick<ImportLiegenschaft, 'adresse'> | undefined): string {
  return stand === undefined
    ? ''
    : [strassenzeile(stand.adresse), stand.adresse.ort].filter(Boolean).join(', ');
}
