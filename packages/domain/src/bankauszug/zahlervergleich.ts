import { suchtext } from '../text/suchtext.ts';

/** Words that stand beside a name and tell nobody from another. */
const BEIWERK = new Set(
  'herr herrn frau firma fa gmbh mbh ug haftungsbeschrankt kg ohg gbr ek e k co und u inh inhaber dr prof dipl ing der die das von zu schornsteinfeger schornsteinfegerin schornsteinfegermeister schornsteinfegermeisterin bezirksschornsteinfegermeister bezirksschornsteinfeger schornsteinfegerbetrieb kaminkehrer kaminkehrermeister kaminkehrerbetrieb kehrbetrieb meister meisterbetrieb'
    .split(' ')
    .map((wort) => suchtext(wort)),
);

/**
 * Whether somebody who pays is the one by one of these names: the same words in any order, or all of one's words among the other's.
 * One word alone is shared by too many, unless nothing else is written on either side. Remembers what it has taken apart.
 */
export function zahlervergleich(): (zahler: string, namen: readonly string[]) => boolean {
  const zerlegte = new Map<string, Name>();
  const zerlege = (name: string): Name => {
    const da = zerlegte.get(name) ?? nameAus(name);
    zerlegte.set(name, da);
    return da;
  };
  return (zahler, namen) => {
    const seiner = zerlege(zahler);
    return seiner.ganz !== '' && namen.some((name) => istDerselbe(seiner, zerlege(name)));
  };
}

type Name = { readonly ganz: string; readonly worte: ReadonlySet<string> };

function nameAus(name: string): Name {
  const ganz = suchtext(name);
  return { ganz, worte: new Set(ganz.split(' ').filter((wort) => wort.length > 1 && !BEIWERK.has(wort))) };
}

function istDerselbe(a: Name, b: Name): boolean {
  const [wenige, viele] = a.worte.size < b.worte.size ? [a.worte, b.worte] : [b.worte, a.worte];
  return a.ganz === b.ganz || (wenige.size >= 2 && wenige.isSubsetOf(viele));
}
