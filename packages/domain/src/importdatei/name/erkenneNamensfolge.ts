import { ohneNachsatz } from '../../liegenschaft/kontakt.ts';
import { istFirma } from './firma.ts';
import { istChinesisch } from './herkunft.ts';
import { ohneAnrede, ohneTitelUndAmt, titelNachVorn } from './namensanfang.ts';
import type { Namensbefund, Namensfolge, Namenslesart } from './namensfolge.ts';
import { folgeDurchUnd, ohneSpalte } from './namensteile.ts';
import { ERBEN, GESCHWISTER, NIEMAND, ohneVorspann, UND_ANDERE } from './namenszelle.ts';
import { liesSterbefall } from './verstorben.ts';
import { istVorname } from './vornamen.ts';
import { istKurz, nachDemVorsatz, VORSATZ } from './vorsatz.ts';
import { zweiLeute, zweiNachnamen } from './zweiLeute.ts';

/** How large a part of the names that say anything has to say the same. */
const EINIG = 0.8;
/** Where more of them than this say the opposite, both orders stand in the column: of known names alone so few do by themselves. */
const GEMISCHT = 0.05;

/** The order that a column writes names in, judged by known first names: a comma says it of itself, and so do capitals. */
export function erkenneNamensfolge(namen: readonly string[]): Namensbefund {
  let vorne = 0;
  let hinten = 0;
  const beispiele: string[] = [];
  for (const name of namen) {
    const woerter = offeneWoerter(name);
    if (woerter === undefined) continue;
    const spricht = folgeNachWoertern(woerter);
    if (spricht === 'vornameZuerst') vorne += 1;
    if (spricht === 'nachnameZuerst') hinten += 1;
    if (beispiele.length < 3) beispiele.push(name.trim().slice(0, 60));
  }
  const folge = hinten > vorne ? 'nachnameZuerst' : 'vornameZuerst';
  const einig = Math.max(vorne, hinten) > EINIG * (vorne + hinten);
  const fraglich = Math.min(vorne, hinten);
  const gemischt = fraglich > GEMISCHT * (vorne + hinten);
  return {
    folge,
    sicher: beispiele.length === 0 || einig,
    beispiele,
    fraglich,
    ...(gemischt ? { gemischt } : {}),
  };
}

/** What a known first name at one end says, or where a `von` stands: it begins a family name. */
function folgeNachWoertern(woerter: readonly string[]): Namensfolge | undefined {
  const [erstes, letztes] = [woerter[0] ?? '', woerter.at(-1) ?? ''].map(istVorname);
  if (erstes !== letztes) return erstes ? 'vornameZuerst' : 'nachnameZuerst';
  const vorsatz = woerter.findIndex((wort) => VORSATZ.test(wort));
  if (vorsatz < 0 || erstes) return undefined;
  return vorsatz === 0 ? 'nachnameZuerst' : 'vornameZuerst';
}

/** Said of a name that hangs on the order: nobody said which, or what is known of its first names speaks against it. */
export function istFraglich(text: string, { folge, sicher, gemischt, gesagt }: Namenslesart): boolean {
  if (gesagt) return false;
  const woerter = offeneWoerter(text);
  if (woerter === undefined) return false;
  const [erstes = '', letztes = ''] = [woerter[0], woerter.at(-1)];
  if (folgeDurchUnd(woerter) !== undefined) return false;
  const nurNachname = nachDemVorsatz(woerter) === woerter.length;
  if (nurNachname) return !sicher || folge === 'nachnameZuerst';
  const [vorname, nachname] = folge === 'vornameZuerst' ? [erstes, letztes] : [letztes, erstes];
  if (!sicher || (!istVorname(vorname) && (istVorname(nachname) || gemischt === true))) return true;
  if (folge === 'vornameZuerst') return siehtVerkehrtAus(woerter);
  // `Xaveria Holzner-Kögl` among names that begin with the family's.
  return woerter.length === 2 && !istVorname(letztes) && istDoppelname(letztes) && !erstes.includes('-');
}

/** `Huber-Bauer Sepp`, `D'Angelo Rino`, `von Berg Xaveria`, `Li Wei`: what stands first is rather the family's. */
function siehtVerkehrtAus(woerter: readonly string[]): boolean {
  const [erstes = '', letztes = ''] = [woerter[0], woerter.at(-1)];
  if (nachDemVorsatz(woerter) > 0) return !istVorname(letztes);
  if (woerter.length !== 2 || istVorname(erstes)) return false;
  if (istChinesisch(woerter)) return true;
  return (istDoppelname(erstes) && !letztes.includes('-')) || /^(?:D|O|Dell|Dall)['’]/.test(erstes);
}

/** `Huber-Bauer`, and neither `Karl-Heinz` nor `K.-H.` */
const istDoppelname = (wort: string): boolean => {
  const teile = wort.split('-');
  return teile.length > 1 && !wort.includes('.') && !teile.some(istVorname);
};

export function haengtAnFolge(text: string): boolean {
  const woerter = offeneWoerter(text);
  return woerter !== undefined && folgeDurchUnd(woerter) === undefined;
}

/** The words of a name that hangs on the order of its column; undefined where it does not. */
function offeneWoerter(text: string): string[] | undefined {
  const name = ohneVorspann(text);
  if (name.includes(',') || UND_ANDERE.test(name) || NIEMAND.test(name) || ERBEN.test(name) || istFirma(name))
    return undefined;
  if (GESCHWISTER.test(name) || zweiLeute(name) !== undefined || zweiNachnamen(name) !== undefined)
    return undefined;
  const sterbefall = liesSterbefall(name);
  if (sterbefall !== undefined) return 'lebt' in sterbefall ? offeneWoerter(sterbefall.lebt) : undefined;
  const { name: kern } = ohneNachsatz(ohneTitelUndAmt(titelNachVorn(ohneAnrede(name).rest)).rest);
  const woerter = ohneTitelUndAmt(kern).rest.split(' ');
  if (woerter.length < 2 || ohneSpalte(woerter) !== undefined) return undefined;
  // `von der Heide`, with nobody's first name; `De Luca` may be one of two words, or De called Luca.
  const nurNachname = nachDemVorsatz(woerter) === woerter.length && !istKurz(woerter);
  return nurNachname ? undefined : woerter;
}
