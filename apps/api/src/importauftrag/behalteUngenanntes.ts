import { jeSpalte } from '@kehrtour/domain/bestandsspalte';
import type { Importfeld } from '@kehrtour/domain/importdatei/importfeld';
import {
  aufgabenSchluessel,
  type ImportAufgabe,
  type ImportKontakt,
  type ImportLiegenschaft,
  type Importstand,
} from '@kehrtour/domain/importdatei/importliegenschaft';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spaltenzuordnung';

/** Parts that a file speaks of only when it has one of these columns. */
const SPALTEN_DER_TEILE: Partial<Record<Importteil, readonly Importfeld[]>> = {
  laufnummer: ['laufnummer'],
  ...jeSpalte((spalte) => [spalte]),
  typ: ['gebaeudetyp'],
  status: ['status'],
  anzahlEinheiten: ['einheit', 'geschoss', 'lage'],
  einheiten: ['einheit', 'geschoss', 'lage'],
  kontakte: ['name', 'firma', 'verwalter', 'bewohner'],
  koordinaten: ['breitengrad', 'laengengrad'],
  letzteFss: ['letzteFss'],
  naechsteFss: ['naechsteFss'],
  notiz: ['notiz'],
};

/**
 * What a file has no column for stays as an earlier one said: a short list never wipes out what a long one brought.
 * @param jahr where the file has no Fristen, known ones of this year and later hold
 */
export function behalteUngenanntes(
  neu: ImportLiegenschaft,
  stand: Importstand,
  zuordnung: Spaltenzuordnung,
  jahr: number,
): ImportLiegenschaft {
  const hat = (feld: Importfeld): boolean => zuordnung[feld] !== undefined;
  const ungenannt = Object.entries(SPALTEN_DER_TEILE)
    .filter(([, felder]) => !felder.some(hat))
    .map(([teil]) => teil);
  const behalten = Object.fromEntries(Object.entries(stand).filter(([teil]) => ungenannt.includes(teil)));
  const { ortsteil } = stand.adresse;
  return {
    ...neu,
    ...behalten,
    adresse: hat('ortsteil') || ortsteil === undefined ? neu.adresse : { ...neu.adresse, ortsteil },
    kontakte: ungenannt.includes('kontakte')
      ? stand.kontakte
      : neu.kontakte.map((kontakt) => mitErreichbarkeit(kontakt, stand, hat)),
    aufgaben: aufgabenMit(neu.aufgaben, stand.aufgaben, hat, jahr),
  };
}

/** The same person keeps telephone and mail that this file has no column for. */
function mitErreichbarkeit(
  kontakt: ImportKontakt,
  stand: Importstand,
  hat: (feld: Importfeld) => boolean,
): ImportKontakt {
  const bekannt = stand.kontakte.find(
    (einer) =>
      einer.rolle === kontakt.rolle && einer.nachname === kontakt.nachname && einer.firma === kontakt.firma,
  );
  if (bekannt === undefined) return kontakt;
  const felder = (['telefon', 'mobil', 'email'] as const).filter(
    (feld) => !hat(feld) && bekannt[feld] !== undefined && kontakt[feld] === undefined,
  );
  return { ...kontakt, ...Object.fromEntries(felder.map((feld) => [feld, bekannt[feld]])) };
}

function aufgabenMit(
  neue: readonly ImportAufgabe[],
  alte: readonly ImportAufgabe[],
  hat: (feld: Importfeld) => boolean,
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
