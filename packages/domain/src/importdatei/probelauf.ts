import { TEXTSPALTEN, SPALTENNAMEN } from '../liegenschaft/bestandsspalte.ts';
import { listenname } from '../liegenschaft/kontakt.ts';
import { adressSchluessel } from '../ort/adresse.ts';
import {
  aufgabenSchluessel,
  kanonischerText,
  type ImportLiegenschaft,
  type Importstand,
} from './spalte/importliegenschaft.ts';

/** The parts of a property that an import may change, and that a person may have changed by hand. */
export const IMPORTTEILE = [
  'laufnummer',
  ...TEXTSPALTEN,
  'adresse',
  'typ',
  'rolle',
  'status',
  'anzahlEinheiten',
  'einheiten',
  'anlagen',
  'kontakte',
  'aufgaben',
  'koordinaten',
  'letzteFss',
  'naechsteFss',
  'notiz',
] as const satisfies readonly (keyof Importstand)[];
export type Importteil = (typeof IMPORTTEILE)[number];

export const IMPORTTEIL_NAMEN: Record<Importteil, string> = {
  laufnummer: 'Laufende Nummer',
  ...SPALTENNAMEN,
  adresse: 'Anschrift',
  typ: 'Gebäudeart',
  rolle: 'Aufgaben des Betriebs',
  status: 'Status',
  anzahlEinheiten: 'Anzahl der Nutzungseinheiten',
  einheiten: 'Nutzungseinheiten',
  anlagen: 'Anlagen',
  kontakte: 'Kontakte',
  aufgaben: 'Aufgaben',
  koordinaten: 'Koordinaten',
  letzteFss: 'Letzte Feuerstättenschau',
  naechsteFss: 'Nächste Feuerstättenschau',
  notiz: 'Bemerkung',
};

/** A property that is already there, with what the last import from this source said about it. */
export interface VorhandeneLiegenschaft<Id extends string = string> {
  readonly id: Id;
  /**
   * As the last import read it; changes are measured against this, not against later edits. After an import
   * store what the file said, protected parts included, else the same file shows them again.
   */
  readonly stand: Importstand;
  /** Parts somebody changed by hand since; they are kept unless the person decides otherwise. */
  readonly lokalGeaendert: readonly Importteil[];
  /** Already marked as missing in an earlier export. */
  readonly fehltImExport: boolean;
}

export interface Aenderung {
  readonly teil: Importteil;
  readonly alt: unknown;
  readonly neu: unknown;
  /** „Lokal geändert“: taken over only when the person asks for it. */
  readonly geschuetzt: boolean;
}

export interface GeaenderteLiegenschaft<Id extends string = string> {
  readonly id: Id;
  readonly neu: ImportLiegenschaft;
  readonly aenderungen: readonly Aenderung[];
  readonly neueAufgaben: number;
  readonly entfalleneAufgaben: number;
}

/** A new property that may be one that is there already; a person decides, nothing is merged silently. */
export interface Zusammenfuehrungsvorschlag<Id extends string = string> {
  readonly id: Id;
  readonly neu: ImportLiegenschaft;
  /** `true` when the owner's name is the same too. */
  readonly gleicherName: boolean;
}

export interface Probelauf<Id extends string = string> {
  readonly neu: readonly ImportLiegenschaft[];
  readonly geaendert: readonly GeaenderteLiegenschaft<Id>[];
  readonly unveraendert: readonly Id[];
  /** There, but no longer in the file: to be marked, never deleted. */
  readonly fehlend: readonly Id[];
  /** Marked as missing before and in the file again. */
  readonly wiederDa: readonly Id[];
  readonly fehlerhafteZeilen: number;
  /** A part of `neu`. */
  readonly vorschlaege: readonly Zusammenfuehrungsvorschlag<Id>[];
}

export interface Gelesenes {
  readonly liegenschaften: readonly ImportLiegenschaft[];
  readonly fehlerhafteSchluessel: readonly string[];
  readonly zeilen: { readonly fehlerhaft: number };
}

/** What an import would do, without doing it: the same file twice changes nothing. */
export function probelauf<Id extends string>(
  gelesen: Gelesenes,
  vorhandene: readonly VorhandeneLiegenschaft<Id>[],
): Probelauf<Id> {
  const bekannt = new Map(vorhandene.map((eine) => [eine.stand.schluessel, eine]));
  const unvollstaendig = new Set(gelesen.fehlerhafteSchluessel);
  const alleSchluessel = unvollstaendig.union(
    new Set(gelesen.liegenschaften.map(({ schluessel }) => schluessel)),
  );
  const neu: ImportLiegenschaft[] = [];
  const geaendert: GeaenderteLiegenschaft<Id>[] = [];
  const unveraendert: Id[] = [];
  for (const gelesene of gelesen.liegenschaften) {
    const vorhanden = bekannt.get(gelesene.schluessel);
    const eine = unvollstaendig.has(gelesene.schluessel) ? ergaenztAus(vorhanden?.stand, gelesene) : gelesene;
    if (vorhanden === undefined) neu.push(eine);
    else if (kanonischerText(vorhanden.stand) === kanonischerText(eine)) unveraendert.push(vorhanden.id);
    else geaendert.push(vergleiche(vorhanden, eine));
  }
  const inDatei = (eine: VorhandeneLiegenschaft) => alleSchluessel.has(eine.stand.schluessel);
  return {
    neu,
    geaendert,
    unveraendert,
    fehlend: ids(vorhandene.filter((eine) => !inDatei(eine) && !eine.fehltImExport)),
    wiederDa: ids(vorhandene.filter((eine) => inDatei(eine) && eine.fehltImExport)),
    fehlerhafteZeilen: gelesen.zeilen.fehlerhaft,
    vorschlaege: schlageVor(
      neu,
      vorhandene.filter((eine) => !inDatei(eine)),
    ),
  };
}

/** Tasks and units of rows that were kept out are not gone: what was known of them stays. */
function ergaenztAus(stand: Importstand | undefined, neu: ImportLiegenschaft): ImportLiegenschaft {
  if (stand === undefined) return neu;
  const aufgaben = new Map(
    [...stand.aufgaben, ...neu.aufgaben].map((eine) => [aufgabenSchluessel(eine), eine]),
  );
  const einheiten = new Map([...stand.einheiten, ...neu.einheiten].map((eine) => [eine.schluessel, eine]));
  const anlagen = new Map(
    [...(stand.anlagen ?? []), ...(neu.anlagen ?? [])].map((eine) => [eine.schluessel, eine]),
  );
  return {
    ...neu,
    ...(anlagen.size === 0 ? {} : { anlagen: [...anlagen.values()] }),
    aufgaben: [...aufgaben.values()],
    einheiten: [...einheiten.values()],
    anzahlEinheiten: Math.max(neu.anzahlEinheiten, einheiten.size),
  };
}

function vergleiche<Id extends string>(
  { id, stand, lokalGeaendert }: VorhandeneLiegenschaft<Id>,
  neu: ImportLiegenschaft,
): GeaenderteLiegenschaft<Id> {
  const aenderungen = IMPORTTEILE.filter((teil) => alsText(stand[teil]) !== alsText(neu[teil])).map(
    (teil) => ({
      teil,
      alt: stand[teil],
      neu: neu[teil],
      geschuetzt: lokalGeaendert.includes(teil),
    }),
  );
  const alteAufgaben = new Set(stand.aufgaben.map(aufgabenSchluessel));
  const neueAufgaben = new Set(neu.aufgaben.map(aufgabenSchluessel));
  return {
    id,
    neu,
    aenderungen,
    neueAufgaben: neueAufgaben.difference(alteAufgaben).size,
    entfalleneAufgaben: alteAufgaben.difference(neueAufgaben).size,
  };
}

/** Two keys for one house arise when a program changes its ids or a second program names the same street. */
function schlageVor<Id extends string>(
  neu: readonly ImportLiegenschaft[],
  uebrige: readonly VorhandeneLiegenschaft<Id>[],
): Zusammenfuehrungsvorschlag<Id>[] {
  const nachAdresse = new Map(uebrige.map((eine) => [adressSchluessel(eine.stand.adresse), eine]));
  return neu.flatMap((eine) => {
    const gleich = nachAdresse.get(adressSchluessel(eine.adresse));
    if (gleich === undefined) return [];
    return [{ id: gleich.id, neu: eine, gleicherName: namen(gleich.stand) === namen(eine) }];
  });
}

function namen({ kontakte }: Importstand): string {
  const eigentuemer = kontakte.find(({ rolle }) => rolle === 'eigentuemer');
  return eigentuemer === undefined ? '' : listenname(eigentuemer).toLowerCase();
}

function ids<Id extends string>(liegenschaften: readonly VorhandeneLiegenschaft<Id>[]): Id[] {
  return liegenschaften.map(({ id }) => id);
}

function alsText(wert: unknown): string {
  return kanonischerText({ wert });
}
