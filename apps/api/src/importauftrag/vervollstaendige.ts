import { createHash } from 'node:crypto';

import {
  aufgabenSchluessel,
  type ImportAufgabe,
  type ImportLiegenschaft,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { ergaenzeFristen } from '@kehrtour/domain/importdatei/zeile/fristergaenzung';
import { teileTag } from '@kehrtour/domain/tag';

import type { Bestandsauskunft } from './dateiauftrag.ts';

/**
 * Every task gets an entry of the catalogue and a Frist that ends; what the source says stays as it is. Done work has the Frist
 * it was done in: no rule moves it.
 */
export function vervollstaendige(
  liegenschaft: ImportLiegenschaft,
  auskunft: Pick<Bestandsauskunft, 'heute' | 'katalog'>,
): ImportLiegenschaft {
  const istErledigt = ({ erledigtAm }: ImportAufgabe) => erledigtAm !== undefined;
  const { aufgaben } = liegenschaft;
  const offene = aufgaben.filter((eine) => !istErledigt(eine));
  const erledigte = aufgaben.filter(istErledigt).map((eine) => mitEintrag(eine, auskunft.katalog));
  const offen = vervollstaendigeOffene({ ...liegenschaft, aufgaben: offene }, auskunft);
  return { ...offen, aufgaben: [...offen.aufgaben, ...erledigte] };
}

function vervollstaendigeOffene(
  liegenschaft: ImportLiegenschaft,
  { heute, katalog }: Pick<Bestandsauskunft, 'heute' | 'katalog'>,
): ImportLiegenschaft {
  const { jahr } = teileTag(heute);
  const eintraege = new Map(katalog.map((eine) => [eine.id, eine]));
  const benannt = liegenschaft.aufgaben.map((aufgabe) => mitEintrag(aufgabe, katalog));
  const aufgaben = ergaenzeFristen({ ...liegenschaft, aufgaben: benannt }, jahr, eintraege).map((aufgabe) =>
    mitEnde(aufgabe, jahr),
  );
  return {
    ...liegenschaft,
    aufgaben: [...new Map(aufgaben.map((eine) => [aufgabenSchluessel(eine), eine])).values()],
  };
}

function mitEintrag(aufgabe: ImportAufgabe, katalog: Bestandsauskunft['katalog']): ImportAufgabe {
  return katalog.some(({ id }) => id === aufgabe.taetigkeitId)
    ? aufgabe
    : { ...aufgabe, taetigkeitId: eigeneTaetigkeitId(aufgabe.text) };
}

/** A task without an end lasts to the end of the year in which it begins. */
function mitEnde(aufgabe: ImportAufgabe, jahr: number): ImportAufgabe {
  if (aufgabe.fristBis !== undefined) return aufgabe;
  const beginn = aufgabe.fristVon ?? `${jahr}-01-01`;
  return { ...aufgabe, fristVon: beginn, fristBis: `${teileTag(beginn).jahr}-12-31` };
}

/** The same text means the same entry in every later file. */
export function eigeneTaetigkeitId(text: string): string {
  return `eigene_${createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 12)}`;
}
