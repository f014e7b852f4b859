import { bessereSchreibung } from '@kehrtour/domain/importdatei/name/schreibweise';
import { IMPORTTEIL_NAMEN, type Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Importfeld } from '@kehrtour/domain/importdatei/spalte/importfeld';
import {
  aufgabenSchluessel,
  type ImportAufgabe,
  type ImportLiegenschaft,
  type Importstand,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { keysOf } from '@kehrtour/domain/keysOf';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { LIEGENSCHAFTTYP_NAMEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';

import { behalteAnlagen } from './behalteAnlagen.ts';
import { behalteEinheiten, behalteKontakte, type Leere } from './behalteLeute.ts';

export type Behaltregel = {
  readonly zuordnung: Spaltenzuordnung;
  /** Where the file has no Fristen, known ones of this year and later hold. */
  readonly jahr: number;
  /** Somebody said yes to it: an empty cell takes away what an earlier file brought. */
  readonly leereLoeschen: boolean;
};
/** Something known for which this file has an empty cell. */
export type Verlust = { readonly teil: Importteil; readonly feld: string; readonly wert: string };
export type Behalten<Stand extends Importstand> = {
  readonly stand: Stand;
  readonly verluste: readonly Verlust[];
};

/** Parts with one value each, and the columns of a file that speak of them. */
const EINZELNE: Readonly<Partial<Record<Importteil, readonly Importfeld[]>>> = {
  laufnummer: ['laufnummer'],
  ...jeSpalte((spalte) => [spalte]),
  koordinaten: ['breitengrad', 'laengengrad'],
  letzteFss: ['letzteFss'],
  naechsteFss: ['naechsteFss'],
  // No file has a column for it.
  rolle: [],
  notiz: ['notiz'],
};

/**
 * What a house becomes when a file is laid over what is known of it: an absent column changes nothing, an empty cell
 * nothing without a yes, and a worse spelling never replaces a better one.
 */
export function behalteBekanntes<Stand extends Importstand>(
  neu: Stand,
  bekannt: Importstand,
  { zuordnung, jahr, leereLoeschen }: Behaltregel,
): Behalten<Stand> {
  const verluste: Verlust[] = [];
  const leere: Leere = {
    hat: (feld) => zuordnung[feld] !== undefined,
    bleibt: (teil, feld, wert) => {
      verluste.push({ teil, feld, wert });
      return !leereLoeschen;
    },
  };
  const einheiten = behalteEinheiten(neu.einheiten, bekannt.einheiten, leere);
  const nenntEinheiten = (['einheit', 'geschoss', 'lage'] as const).some(leere.hat);
  const stand: Stand = {
    ...neu,
    ...einzelne(neu, bekannt, leere),
    // Found by its id from now on, where there is one.
    schluessel: neu.externalId === undefined ? bekannt.schluessel : neu.schluessel,
    ...externalIdVon(neu, bekannt),
    adresse: behalteAdresse(neu.adresse, bekannt.adresse, leere),
    typ: neu.typ === 'unbekannt' ? behalteTyp(bekannt.typ, leere) : neu.typ,
    status: leere.hat('status') ? neu.status : bekannt.status,
    anzahlEinheiten: nenntEinheiten
      ? Math.max(neu.anzahlEinheiten, einheiten.length)
      : bekannt.anzahlEinheiten,
    einheiten,
    ...behalteAnlagen(neu.anlagen, bekannt.anlagen, leere),
    kontakte: behalteKontakte(neu.kontakte, bekannt.kontakte, leere),
    aufgaben: aufgabenMit(neu.aufgaben, bekannt.aufgaben, leere.hat, jahr),
  };
  return { stand, verluste };
}

function externalIdVon(neu: Importstand, bekannt: Importstand): Pick<Importstand, 'externalId'> {
  const externalId = neu.externalId ?? bekannt.externalId;
  return externalId === undefined ? {} : { externalId };
}

function einzelne(neu: Importstand, bekannt: Importstand, { hat, bleibt }: Leere): Partial<Importstand> {
  const behalten = keysOf(EINZELNE).flatMap((teil) => {
    const wert = bekannt[teil];
    if (neu[teil] !== undefined || wert === undefined || wert === '') return [];
    if (!EINZELNE[teil]?.some(hat)) return [[teil, wert]];
    const text = typeof wert === 'object' ? '' : String(wert);
    return bleibt(teil, IMPORTTEIL_NAMEN[teil], text) ? [[teil, wert]] : [];
  });
  return Object.fromEntries(behalten);
}

function behalteTyp(typ: Importstand['typ'], { hat, bleibt }: Leere): Importstand['typ'] {
  if (typ === 'unbekannt' || !hat('gebaeudetyp')) return typ;
  return bleibt('typ', IMPORTTEIL_NAMEN.typ, LIEGENSCHAFTTYP_NAMEN[typ]) ? typ : 'unbekannt';
}

function behalteAdresse(
  neu: ImportLiegenschaft['adresse'],
  alt: ImportLiegenschaft['adresse'],
  leere: Leere,
): ImportLiegenschaft['adresse'] {
  const ortsteil = behalteOrtsteil(neu.ortsteil, alt.ortsteil ?? '', leere);
  return {
    strasse: bessereSchreibung(neu.strasse, alt.strasse),
    hausnr: hausnummerSchluessel(neu.hausnr) === hausnummerSchluessel(alt.hausnr) ? alt.hausnr : neu.hausnr,
    plz: neu.plz === '' ? alt.plz : neu.plz,
    ort: bessereSchreibung(neu.ort, alt.ort),
    ...(ortsteil === '' ? {} : { ortsteil }),
  };
}

function behalteOrtsteil(neu: string | undefined, alt: string, { hat, bleibt }: Leere): string {
  if (neu !== undefined) return bessereSchreibung(neu, alt);
  return alt !== '' && (!hat('ortsteil') || bleibt('adresse', 'Ortsteil', alt)) ? alt : '';
}

function aufgabenMit(
  neue: readonly ImportAufgabe[],
  alte: readonly ImportAufgabe[],
  hat: Leere['hat'],
  jahr: number,
): readonly ImportAufgabe[] {
  const nochGueltig = alte.filter(({ fristBis = '' }) => fristBis >= `${jahr}-01-01`);
  const genannt = new Set(neue.map(({ taetigkeitId }) => taetigkeitId));
  if (!hat('taetigkeit')) return [...alte.filter(({ taetigkeitId }) => !genannt.has(taetigkeitId)), ...neue];
  if (!hat('fristVon') && !hat('fristBis')) {
    const bekannt = new Set(nochGueltig.map(({ taetigkeitId }) => taetigkeitId));
    return [
      ...nochGueltig.filter(({ taetigkeitId }) => genannt.has(taetigkeitId)),
      ...neue.filter(({ taetigkeitId }) => !bekannt.has(taetigkeitId)),
    ];
  }
  if (hat('dauerMinuten')) return neue;
  const dauer = new Map(alte.map((aufgabe) => [aufgabenSchluessel(aufgabe), aufgabe.dauerMinuten]));
  return neue.map((aufgabe) => {
    const dauerMinuten = dauer.get(aufgabenSchluessel(aufgabe));
    return dauerMinuten === undefined ? aufgabe : { ...aufgabe, dauerMinuten };
  });
}
