import { UND } from './bindewort.ts';
import { nachHerkunft } from './herkunft.ts';
import { istTitel, ohneTitelUndAmt, titelNachVorn } from './namensanfang.ts';
import type { Namensfolge } from './namensfolge.ts';
import { ausVersalien, istVersalwort } from './versalien.ts';
import { istVorname } from './vornamen.ts';
import { beginntNachnamen, istKurz, istRang, nachDemVorsatz } from './vorsatz.ts';

type Teile = { titel: string; vorname: string; nachname: string };

/** With the title wherever it stands: in front, behind the comma, between family and first name. */
export function zerlege(name: string, folge: Namensfolge): Teile {
  const { titel, rest } = ohneTitelUndAmt(name, { nachnameZuerst: folge === 'nachnameZuerst' });
  const komma = rest.indexOf(',');
  if (komma >= 0) {
    const [vorname = '', danach = ''] = rest
      .slice(komma + 1)
      .split(',')
      .map((teil) => teil.trim());
    const innen = ohneTitelUndAmt(titelNachVorn(vorname), { nachnameZuerst: true });
    const alle = [titel, innen.titel].filter(Boolean).join(' ');
    const vornamen = [innen.rest, danach].filter(Boolean).join(', ');
    return { titel: alle, vorname: vornamen, nachname: rest.slice(0, komma).trim() };
  }
  const mitten = folge === 'nachnameZuerst' ? titelInDerMitte(rest) : undefined;
  const woerter = rest.split(' ');
  return (
    mitten ?? { titel, ...(ohneSpalte(woerter) ?? vorUndNachname(woerter, folgeDurchUnd(woerter) ?? folge)) }
  );
}

/** What says itself which is the family name, whatever the column does. */
export const ohneSpalte = (woerter: readonly string[]): Omit<Teile, 'titel'> | undefined =>
  nachVersalien(woerter) ?? nachDoppelname(woerter) ?? nachHerkunft(woerter);

/** `Müller Karl-Heinz`: nobody's family name is two first names with a hyphen. */
function nachDoppelname(woerter: readonly string[]): Omit<Teile, 'titel'> | undefined {
  const [erstes = '', letztes = ''] = [woerter[0], woerter.at(-1)];
  if (woerter.length !== 2 || !letztes.includes('-') || !istVorname(letztes) || istVorname(erstes))
    return undefined;
  return { nachname: erstes, vorname: letztes };
}

/** `MEIER Georg`, `Georg MEIER`: capitals say which is the family name, whatever the column does. */
function nachVersalien(woerter: readonly string[]): Omit<Teile, 'titel'> | undefined {
  const gross = woerter.filter(istVersalwort);
  if (gross.length === 0 || gross.length === woerter.length) return undefined;
  const [vorn, hinten] = [woerter.slice(0, gross.length), woerter.slice(-gross.length)];
  const nachname = ausVersalien(gross.join(' '));
  if (vorn.every(istVersalwort)) return { nachname, vorname: woerter.slice(gross.length).join(' ') };
  if (hinten.every(istVersalwort)) return { nachname, vorname: woerter.slice(0, -gross.length).join(' ') };
  return undefined;
}

/** `Hans und Petra Müller`, `Müller Hans und Petra`: where `und` stands says which end has the first names, whatever the column does. */
export function folgeDurchUnd(woerter: readonly string[]): Namensfolge | undefined {
  if (woerter.length < 4) return undefined;
  if (UND.test(woerter[1] ?? '')) return 'vornameZuerst';
  return UND.test(woerter.at(-2) ?? '') ? 'nachnameZuerst' : undefined;
}

function titelInDerMitte(name: string): Teile | undefined {
  const woerter = name.split(' ');
  const stelle = woerter.findIndex((wort, i) => i > 0 && istTitel(wort));
  if (stelle < 0) return undefined;
  const { titel, rest } = ohneTitelUndAmt(woerter.slice(stelle).join(' '));
  return { titel, vorname: rest, nachname: woerter.slice(0, stelle).join(' ') };
}

function vorUndNachname(woerter: readonly string[], folge: Namensfolge): Omit<Teile, 'titel'> {
  if (woerter.length === 1) return { nachname: woerter.join(' '), vorname: '' };
  if (beginntNachnamen(woerter, 0) && !istKurz(woerter) && istVorname(woerter.at(-1) ?? ''))
    return geteilt(woerter, ersterVorname(woerter), 'nachnameZuerst');
  if (folge === 'nachnameZuerst') return geteilt(woerter, ersterVorname(woerter), folge);
  if (beginntNachnamen(woerter, 0) || (woerter.length === 2 && istRang(woerter[0] ?? '')))
    return { nachname: woerter.join(' '), vorname: '' };
  const beginn = woerter.findIndex((_wort, i) => i > 0 && beginntNachnamen(woerter, i));
  return geteilt(woerter, beginn > 0 ? beginn : woerter.length - 1, folge);
}

function geteilt(woerter: readonly string[], stelle: number, folge: Namensfolge): Omit<Teile, 'titel'> {
  const [vorn, hinten] = [woerter.slice(0, stelle).join(' '), woerter.slice(stelle).join(' ')];
  const allein = folge === 'nachnameZuerst' || stelle === woerter.length;
  return allein ? { nachname: vorn, vorname: hinten } : { vorname: vorn, nachname: hinten };
}

/**
 * Where the first names begin behind a family name: with the known ones at the end, and whoever is joined to them. Where none is
 * known it is the last word behind a `von`, and else everything behind the first one.
 */
function ersterVorname(woerter: readonly string[]): number {
  if (woerter.length < 2) return woerter.length;
  let stelle = woerter.length;
  const kern = (istKurz(woerter) ? 0 : nachDemVorsatz(woerter)) || 1;
  const gehoertDazu = (wort: string): boolean =>
    UND.test(wort) || /^\p{L}\.$/u.test(wort) || istVorname(wort);
  while (stelle > kern && gehoertDazu(woerter[stelle - 1] ?? '')) stelle -= 1;
  if (stelle < woerter.length) return UND.test(woerter[stelle] ?? '') ? stelle - 1 : stelle;
  return kern;
}
