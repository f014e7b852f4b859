import type { Anrede, Personenname } from '../../liegenschaft/kontakt.ts';
import { leseAnrede, ohneAnrede, ohneTitel } from './namensanfang.ts';
import { istVorname } from './vornamen.ts';

/** Two people under one name. */
export const UND = /^(?:und|u\.?|&|\+|\/)$/;
const ZWISCHEN = / ?[,;/] ?| (?:und|u\.?|&|\+) /;
/** `Herr Karl Zahn und Ehefrau`: she is meant as well, by whichever name. */
const UND_FRAU = /^(.+?) (?:und|u\.?|&|\+|mit) (?:ehefrau|frau|gattin|gemahlin)$/i;

/** One word for two or more, with a name that is theirs. */
export const FUER_MEHRERE: readonly Anrede[] = ['eheleute', 'herrUndFrau', 'familie'];

interface Mensch {
  readonly anrede: Anrede;
  readonly titel: string;
  readonly woerter: readonly string[];
}

/** `Meier Georg, Meier Anna`, `Herr Karl und Frau Berta Zahn`, `Müller / Schmidt`: two in one cell. Nobody of them is greeted alone. */
export function zweiLeute(text: string): Personenname | undefined {
  const teile = text.split(ZWISCHEN);
  if (teile.length !== 2 || teile.some((teil) => leseAnrede(teil) !== undefined)) return undefined;
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
  return istVorname(einziges) ? lang.at(-1) : undefined;
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
