import type { Zugang } from '../../shared/zugang.ts';
import { type Antworteingaben, type Antwortmangel, LEERE_EINGABEN } from './antwortformular.ts';

/** Where a form stands: whose page, what was typed before, and what was wrong with it. */
export interface Antwortstelle {
  zugang: Zugang;
  eingaben: Antworteingaben;
  fehlerZu: (feld: string) => string | undefined;
}

export function antwortstelle(zugang: Zugang, mangel: Antwortmangel | undefined): Antwortstelle {
  return {
    zugang,
    eingaben: mangel?.eingaben ?? LEERE_EINGABEN,
    fehlerZu: (feld) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text,
  };
}
