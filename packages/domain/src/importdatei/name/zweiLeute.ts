import type { Anrede, Personenname } from '../../liegenschaft/kontakt.ts';
import { UND } from './bindewort.ts';
import { liesAnrede, ohneAnrede, ohneTitel } from './namensanfang.ts';
import { istVorname } from './vornamen.ts';

const ZWISCHEN = / ?[,;/] ?| (?:und|u\.?|&|\+) /;
/** `Herr Karl Zahn und Ehefrau`: she is meant as well, by whichever name. */
const UND_FRAU = /^(.+?) (?:und|u\.?|&|\+|mit) (?:ehefrau|frau|gattin|gemahlin)$/i;

/** `Kern Karl u. Ehefrau Anna`, `Kern Karl mit Anna`: she has a name of her own. */
const UND_EHEFRAU = / (?:(?:und|u\.?|&|\+|mit) (?:ehefrau|gattin|frau|fr\.)|mit) (?=\p{L}+$)/iu;

/** With nothing but `und` between two first names; where he has an Anrede she has one as well. */
export function ohneEhewort(text: string): string {
  const treffer = UND_EHEFRAU.exec(text);
  const { anrede } = ohneAnrede(text);
  if (treffer === null || (anrede !== 'ohne' && anrede !== 'herr')) return text;
  const [davor, danach] = [text.slice(0, treffer.index), text.slice(treffer.index + treffer[0].length)];
  // Who `mit Anna` is to a man, nobody knows.
  if (anrede === 'herr' && treffer[0] === ' mit ') return text;
  if (!istVorname(danach) || davor.split(' ').some((wort) => UND.test(wort))) return text;
  return `${davor} und ${anrede === 'herr' ? 'Frau ' : ''}${danach}`;
}

/** One word for two or more, with a name that is theirs. */
export const FUER_MEHRERE: readonly Anrede[] = ['eheleute', 'herrUndFrau', 'familie'];

interface Mensch {
  readonly anrede: Anrede;
  readonly titel: string;
  readonly woerter: readonly string[];
}

/** `Meier Georg, Meier Anna`, `Herr Karl und Frau Berta Zahn`, `Müller / Schmidt`: two in one cell. Nobody of them is greeted alone. */
export function zweiLeute(text: string): Personenname | undefined {
  // The other one is care of whom it goes to, or cares for her.
  if (/[\s,]c\/o\s|\p{L}:\s/iu.test(text)) return undefined;
  const teile = jederMitKomma(text) ?? text.split(ZWISCHEN);
  if (teile.length !== 2 || teile.some((teil) => liesAnrede(teil) !== undefined)) return undefined;
  const [eine, andere] = teile.map(menschAus);
  if (eine === undefined || andere === undefined) return undefined;
  const beide = [eine, andere] as const;
  const nachname = gemeinsamerNachname(beide);
  if (nachname !== undefined) {
    const vornamen = beide.map(({ titel, woerter }) =>
      [titel, ...woerter.filter((wort) => wort !== nachname)].filter(Boolean).join(' '),
    );
    const vorname = vornamen.filter(Boolean).join(' und ');
    return { anrede: anredeDerBeiden(beide), nachname, ...(vorname === '' ? {} : { vorname }) };
  }
  return sindZwei(text, beide) ? { anrede: 'ohne', nachname: text } : undefined;
}

/** `Kern, Anna u. Lang, Peter`: each as `Anna Kern`. */
function jederMitKomma(text: string): string[] | undefined {
  const teile = text.split(/ (?:und|u\.?|&|\+) | ?[;/] ?/).map((teil) => teil.split(/ ?, ?/));
  if (teile.length !== 2 || teile.some((teil) => teil.length !== 2)) return undefined;
  return teile.map(([nachname = '', vorname = '']) => `${vorname} ${nachname}`);
}

/** `Herr Karl Zahn und Ehefrau` without her, and whether she was there. */
export function ohneEhefrau(text: string): { rest: string; mitEhefrau: boolean } {
  const rest = UND_FRAU.exec(text)?.[1];
  return rest === undefined ? { rest: text, mitEhefrau: false } : { rest, mitEhefrau: true };
}

function menschAus(teil: string): Mensch {
  const { anrede, rest } = ohneAnrede(teil.trim());
  const { titel, rest: name } = ohneTitel(rest);
  return { anrede, titel, woerter: name.split(' ').filter(Boolean) };
}

function anredeDerBeiden(beide: readonly [Mensch, Mensch]): Anrede {
  const anreden = beide.map(({ anrede }) => anrede);
  if (FUER_MEHRERE.includes(beide[0].anrede)) return beide[0].anrede;
  return anreden.includes('herr') && anreden.includes('frau') ? 'herrUndFrau' : 'ohne';
}

/** Written twice, or once where each of them has an Anrede: behind the second first name or behind the first. */
function gemeinsamerNachname([eine, andere]: readonly [Mensch, Mensch]): string | undefined {
  const [a, b] = [eine.woerter, andere.woerter];
  const angeredet = eine.anrede !== 'ohne' && andere.anrede !== 'ohne';
  const [kurz, lang] = a.length < b.length ? [a, b] : [b, a];
  if (kurz.length === 0) return undefined;
  if (kurz.length > 1 || (angeredet && lang.length === 1)) {
    if (a[0] === b[0]) return a[0];
    if (a.at(-1) === b.at(-1)) return a.at(-1);
  }
  if (!angeredet || lang.length === 1 || kurz.length > 1) return undefined;
  // `Herr Zahn und Frau Berta Zahn`, but not `Herr Zahn und Frau Berta Lang`.
  const [einziges = ''] = kurz;
  if (lang.includes(einziges)) return einziges;
  if (!istVorname(einziges)) return undefined;
  // `Herr Kern Karl und Frau Anna`: the family's stands first where what stands last is a first name.
  const [erstes = '', letztes = ''] = [lang[0], lang.at(-1)];
  return istVorname(letztes) && !istVorname(erstes) ? erstes : letztes;
}

/** Two names that have nothing in common; `Groß Hans u. Maria` and `Hans Georg u. Anna Maria Groß` share one. */
function sindZwei(text: string, beide: readonly [Mensch, Mensch]): boolean {
  if (beide.every(({ anrede }) => anrede !== 'ohne')) return true;
  const woerter = beide.map((mensch) => mensch.woerter);
  if (FUER_MEHRERE.includes(beide[0].anrede) && woerter.some((eines) => eines.length < 2)) return false;
  if (woerter.every((eines) => eines.length === 1)) return !text.includes(',') && !text.includes(';');
  if (woerter.some((eines) => eines.length < 2)) return false;
  if (/[,;]/.test(text)) return woerter.every((eines) => eines.some(istVorname));
  return woerter.every((eines) => eines.some(istVorname) && !eines.every(istVorname));
}

/** `Eheleute Müller und Schmidt`: each has a name of her own; where one of the two is a first name, nobody knows whose. */
export function zweiNachnamen(text: string): Personenname | undefined {
  const { anrede, rest } = ohneAnrede(text);
  const [eine = '', und = '', andere = '', ...mehr] = rest.split(' ');
  if (!FUER_MEHRERE.includes(anrede) || !UND.test(und) || andere === '' || mehr.length > 0) return undefined;
  if (istVorname(eine) !== istVorname(andere)) return { anrede: 'ohne', nachname: text };
  return { anrede, nachname: `${eine} und ${andere}` };
}
