import { ANLAGEN_JE_HAUS_MAX } from '../../anlage/anlage.ts';
import { TEXTSPALTEN } from '../../liegenschaft/bestandsspalte.ts';
import { adressSchluessel, strassenzeile } from '../../ort/adresse.ts';
import type { Befund } from '../spalte/befund.ts';
import {
  aufgabenSchluessel,
  type ImportAnlage,
  type ImportAufgabe,
  type ImportEinheit,
  type ImportKontakt,
  type ImportLiegenschaft,
} from '../spalte/importliegenschaft.ts';
import { meldungAus, type Meldung } from '../spalte/meldung.ts';
import type { GeleseneZeile } from './zeile.ts';

export interface Gruppierung {
  readonly liegenschaften: readonly ImportLiegenschaft[];
  readonly meldungen: readonly Meldung[];
  /** Rows that were kept out because they contradict another. */
  readonly fehlerhafteZeilen: readonly number[];
}

/** Rows of one property so far, by what they say: a repeated row is found without comparing all. */
type Gruppe = Map<string, GeleseneZeile>;

/** Puts the rows of one property together; the first row decides where rows differ. */
export function gruppiere(zeilen: readonly GeleseneZeile[]): Gruppierung {
  const gruppen = new Map<string, Gruppe>();
  const meldungen: Meldung[] = [];
  const fehlerhafteZeilen: number[] = [];
  for (const zeile of zeilen) {
    const gruppe: Gruppe = gruppen.get(zeile.schluessel) ?? new Map();
    gruppen.set(zeile.schluessel, gruppe);
    const befund = widerspruch(gruppe, zeile);
    if (befund === undefined) gruppe.set(inhalt(zeile), zeile);
    else meldungen.push(meldungAus({ zeile: zeile.zeile, feld: 'externalId' }, befund));
    if (befund?.art === 'id-doppelt') fehlerhafteZeilen.push(zeile.zeile);
  }
  const liegenschaften = [...gruppen.values()].map((gruppe) => fuegeZusammen([...gruppe.values()]));
  return { liegenschaften, meldungen: [...meldungen, ...gleicheAdressen(liegenschaften)], fehlerhafteZeilen };
}

function widerspruch(gruppe: Gruppe, zeile: GeleseneZeile): Befund | undefined {
  const [erste] = gruppe.values();
  if (erste === undefined) return undefined;
  if (adressSchluessel(erste.adresse) !== adressSchluessel(zeile.adresse)) {
    return {
      art: 'id-doppelt',
      wert: zeile.externalId ?? '',
      zeile: erste.zeile,
      adresse: strassenzeile(erste.adresse),
    };
  }
  const gleiche = gruppe.get(inhalt(zeile));
  return gleiche === undefined ? undefined : { art: 'zeile-doppelt', zeile: gleiche.zeile };
}

function inhalt({ aufgaben, anlage, einheit, kontakte, notiz = '' }: GeleseneZeile): string {
  return JSON.stringify([aufgaben, anlage?.schluessel, einheit, kontakte, notiz]);
}

function fuegeZusammen(zeilen: readonly GeleseneZeile[]): ImportLiegenschaft {
  const einheiten = sammleEinheiten(zeilen);
  const gezaehlt = Math.max(1, einheiten.length, ...zeilen.map((zeile) => zeile.anzahlEinheiten ?? 1));
  const [erste] = zeilen;
  if (erste === undefined) throw new Error('Eine Gruppe ohne Zeilen gibt es nicht.');
  return {
    schluessel: erste.schluessel,
    ...ersteWerte(zeilen),
    adresse: erste.adresse,
    typ: zeilen.find(({ typ }) => typ !== 'unbekannt')?.typ ?? 'unbekannt',
    status: erste.status,
    anzahlEinheiten: Math.round(gezaehlt),
    einheiten,
    ...anlagenDerZeilen(zeilen),
    kontakte: sammleKontakte(zeilen, einheiten.length > 0),
    aufgaben: sammleAufgaben(zeilen),
    ...notizDerZeilen(zeilen),
    zeilen: zeilen.map(({ zeile }) => zeile),
  };
}

const EINMALIG = [
  'externalId',
  'laufnummer',
  ...TEXTSPALTEN,
  'koordinaten',
  'letzteFss',
  'naechsteFss',
] as const satisfies readonly (keyof GeleseneZeile & keyof ImportLiegenschaft)[];

function ersteWerte(
  zeilen: readonly GeleseneZeile[],
): Partial<Pick<ImportLiegenschaft, (typeof EINMALIG)[number]>> {
  return Object.fromEntries(
    EINMALIG.flatMap((feld) => {
      const wert = zeilen.find((zeile) => zeile[feld] !== undefined)?.[feld];
      return wert === undefined ? [] : [[feld, wert]];
    }),
  );
}

/** A resident named in a row of a unit lives there, not in the whole house. */
function sammleEinheiten(zeilen: readonly GeleseneZeile[]): ImportEinheit[] {
  const einheiten = new Map<string, ImportEinheit>();
  for (const { einheit, kontakte } of zeilen) {
    if (einheit === undefined) continue;
    const bewohner = kontakte.find(({ rolle }) => rolle === 'bewohner');
    const bekannt = einheiten.get(einheit.schluessel) ?? einheit;
    const mitBewohner = bekannt.bewohner === undefined && bewohner !== undefined;
    einheiten.set(einheit.schluessel, mitBewohner ? { ...bekannt, bewohner: nurName(bewohner) } : bekannt);
  }
  return [...einheiten.values()];
}

function nurName({ anrede, titel, vorname, nachname, firma }: ImportKontakt): ImportEinheit['bewohner'] {
  return {
    anrede,
    ...(titel === undefined ? {} : { titel }),
    ...(vorname === undefined ? {} : { vorname }),
    ...(nachname === undefined ? {} : { nachname }),
    ...(firma === undefined ? {} : { firma }),
  };
}

function sammleKontakte(zeilen: readonly GeleseneZeile[], mitEinheiten: boolean): ImportKontakt[] {
  const kontakte = new Map<string, ImportKontakt>();
  for (const kontakt of zeilen.flatMap((zeile) => zeile.kontakte)) {
    if (mitEinheiten && kontakt.rolle === 'bewohner') continue;
    const { rolle, vorname = '', nachname = '', firma = '' } = kontakt;
    const schluessel = `${rolle}|${vorname}|${nachname}|${firma}`.toLowerCase();
    kontakte.set(schluessel, { ...kontakt, ...kontakte.get(schluessel) });
  }
  return [...kontakte.values()];
}

function sammleAufgaben(zeilen: readonly GeleseneZeile[]): ImportAufgabe[] {
  const aufgaben = new Map<string, ImportAufgabe>();
  for (const aufgabe of zeilen.flatMap((zeile) => zeile.aufgaben)) {
    const schluessel = aufgabenSchluessel(aufgabe);
    // That it is done says more than that it was to be done.
    if (!aufgaben.has(schluessel) || aufgabe.erledigtAm !== undefined) aufgaben.set(schluessel, aufgabe);
  }
  return [...aufgaben.values()];
}

/** The first row that names one decides; a house with more than anybody has keeps the first. */
function anlagenDerZeilen(zeilen: readonly GeleseneZeile[]): Pick<ImportLiegenschaft, 'anlagen'> {
  const anlagen = new Map<string, ImportAnlage>();
  for (const { anlage } of zeilen)
    if (anlage !== undefined && !anlagen.has(anlage.schluessel)) anlagen.set(anlage.schluessel, anlage);
  return anlagen.size === 0 ? {} : { anlagen: [...anlagen.values()].slice(0, ANLAGEN_JE_HAUS_MAX) };
}

function notizDerZeilen(zeilen: readonly GeleseneZeile[]): Pick<ImportLiegenschaft, 'notiz'> {
  const notizen = [...new Set(zeilen.flatMap(({ notiz }) => (notiz === undefined ? [] : [notiz])))];
  return notizen.length === 0 ? {} : { notiz: notizen.join('; ') };
}

function gleicheAdressen(liegenschaften: readonly ImportLiegenschaft[]): Meldung[] {
  const erste = new Map<string, number>();
  return liegenschaften.flatMap(({ adresse, zeilen: [zeile = 0] }) => {
    const schluessel = adressSchluessel(adresse);
    const vorher = erste.get(schluessel);
    if (vorher === undefined) erste.set(schluessel, zeile);
    return vorher === undefined ? [] : [meldungAus({ zeile }, { art: 'adresse-mehrfach', zeile: vorher })];
  });
}
