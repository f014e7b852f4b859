import { UND } from './bindewort.ts';
import { ohneAnrede } from './namensanfang.ts';
import { istVorname } from './vornamen.ts';

/** `†`, `† 2021`, `verst. 12.03.2021`, `(verstorben)`. */
const GESTORBEN =
  /\(?(?:[†✝]|(?<!\p{L})(?:verst\.|verstorben|gest\.|gestorben)(?!\p{L}))(?: ?(?:am )?\d[\d.]*)?\)?/giu;
const ANREDE_FUER_ZWEI = /^(?:eheleute|ehel\.|familie|fam\.) ?/i;

/** What a cell says that says so: who still lives, to be read on, or who has died and left heirs. */
export type Sterbefall = { readonly lebt: string } | { readonly tot: string };

/** Undefined where nobody has died. A blank stands once where there are any. */
export function liesSterbefall(zelle: string): Sterbefall | undefined {
  if (zelle.replace(GESTORBEN, '') === zelle) return undefined;
  const ohneAndere = ohneAnderen(zelle);
  if (ohneAndere !== zelle && ohneAndere.trim() !== '') return { lebt: fuerEinen(ohneAndere) };
  const lebende = werLebt(zelle);
  return lebende === undefined ? { tot: ohneZeichen(zelle) } : { lebt: lebende };
}

/** `Anna Kern (Karl †)`: somebody else has died. */
function ohneAnderen(zelle: string): string {
  const [auf, zu] = [zelle.indexOf('('), zelle.indexOf(')')];
  if (auf < 0 || zu < auf) return zelle;
  const bemerkung = zelle.slice(auf + 1, zu);
  const istJemand = /[†✝]/.test(bemerkung) && /\p{L}\p{L}/u.test(bemerkung);
  return istJemand ? `${zelle.slice(0, auf).trimEnd()}${zelle.slice(zu + 1)}` : zelle;
}

/** Where one of two has died: the other one, under the name that both had. */
function werLebt(zelle: string): string | undefined {
  const woerter = zelle.split(' ');
  const stelle = woerter.findIndex((wort) => UND.test(wort));
  if (stelle <= 0) return undefined;
  const teile = [woerter.slice(0, stelle).join(' '), woerter.slice(stelle + 1).join(' ')] as const;
  const tote = teile.filter((teil) => ohneZeichen(teil) !== teil);
  const [tot] = tote;
  const lebt = teile.find((teil) => teil !== tot);
  if (tote.length !== 1 || tot === undefined || lebt === undefined) return undefined;
  return mitNachnamen(fuerEinen(lebt), ohneAnrede(ohneZeichen(tot)).rest.split(' '), lebt === teile[0]);
}

/** With a comma where the cell says which is the family name: `Frau Kern, Anna` of `Kern Karl † u. Frau Anna`. */
function mitNachnamen(lebt: string, toter: readonly string[], davor: boolean): string {
  const { rest } = ohneAnrede(lebt);
  const [anrede, woerter] = [lebt.slice(0, lebt.length - rest.length), rest.split(' ')];
  if (woerter.length === 1 && toter.length > 1) {
    const nachname = toter.find((wort) => !istVorname(wort)) ?? toter.at(-1) ?? '';
    return `${anrede}${nachname}, ${rest}`;
  }
  if (woerter.length !== 2 || toter.length !== 1) return lebt;
  const [erstes = '', zweites = ''] = woerter;
  return davor ? `${anrede}${erstes}, ${zweites}` : `${anrede}${zweites}, ${erstes}`;
}

const fuerEinen = (text: string): string => text.replace(ANREDE_FUER_ZWEI, '').trim();

function ohneZeichen(text: string): string {
  const rest = text.replace(GESTORBEN, ' ').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
  return rest.endsWith(',') ? rest.slice(0, -1).trim() : rest;
}
