import { AMTSKUERZEL } from '../../liegenschaft/kontakt.ts';
import { istVorname } from './vornamen.ts';

/** Callings that stand before a name like a title. Most are family names as well: alone before a first name they may be one. */
const AMTSWORT =
  /^(?:(?:rechts|patent)an(?:walt|wältin)|notar(?:in)?|steuerberater(?:in)?|wirtschaftsprüfer(?:in)?|pfarrer(?:in)?|pastor(?:in)?|diakon(?:in)?|dekan(?:in)?|pater|(?:ober|alt)?bürgermeister(?:in)?|landr(?:at|ätin)|(?:zahn|tier)(?:arzt|ärztin)|apotheker(?:in)?|architekt(?:in)?|(?:nachlass|insolvenz|zwangs)verwalter(?:in)?|betreuer(?:in)?|hausmeister(?:in)?)$/iu;

/** `RA`, `Pfr.`: nobody is called so. */
const KUERZEL = new Set(Object.keys(AMTSKUERZEL));

/**
 * Takes callings from the front of a name. A word that is a family name, too, is one where a column writes the family name first and
 * a single word follows, unless an Anrede before it says that the single word is the family name.
 */
export function ohneAmt(
  text: string,
  nachnameZuerst: boolean,
  angeredet: boolean,
): { amt: string; rest: string } {
  const woerter = text.split(' ');
  let amt = 0;
  while (amt < woerter.length - 1 && istAmtVor(woerter.slice(amt), nachnameZuerst, angeredet)) amt += 1;
  return { amt: woerter.slice(0, amt).join(' '), rest: woerter.slice(amt).join(' ') };
}

function istAmtVor(woerter: readonly string[], nachnameZuerst: boolean, angeredet: boolean): boolean {
  const [wort = '', danach = ''] = woerter;
  if (KUERZEL.has(wort)) return true;
  if (!AMTSWORT.test(wort)) return false;
  if (woerter.length > 2 || !nachnameZuerst) return true;
  return angeredet && !istVorname(danach);
}
