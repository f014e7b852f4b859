import { UND } from './bindewort.ts';
import { istVorname } from './vornamen.ts';

/** Since 1919 a part of the family name (art. 109 WRV). */
const ADEL =
  /^(?:(?:reichs)?frei(?:frau|herr|in)|(?:reichs|erb|mark|land)?(?:graf|gräfin)|baron|baronin|fürst|fürstin|(?:erb)?(?:prinz|prinzessin)|herzog|herzogin|ritter|edler|edle|frhr\.|frfr\.)$/i;
/** They begin a family name and never end a first one. */
export const VORSATZ =
  /^(?:von|van|vom|zu|zum|zur|de|del|della|di|da|der|den|ten|ter|auf|af|el|al|v\.|v\.d\.|dos|das|du|la|le)$/;
/** Written with a capital they do so as well, in the midst of a name or before its rest. */
const VORSATZ_GROSS = /^(?:Von|Van|Vom|Zu|Zum|Zur|De|Del|Della|Di|Da|Dos|Das|Du|El|Al|La|Le|Lo)$/;
/** `d'Almeida`, `'t Veld`. */
const APOSTROPH = /^(?:[dl]|dell|dall)?['’]\p{L}/u;
/** `Santos e Silva`: one name of two. */
const FUGE = /^[eyi]$/;

/** `von`, and `Freifrau` before it; alone at the beginning, Graf and Ritter are names as others are. */
export function beginntNachnamen(woerter: readonly string[], stelle: number): boolean {
  const [wort = '', danach = ''] = [woerter[stelle], woerter[stelle + 1]];
  if (VORSATZ.test(wort) || (ADEL.test(wort) && VORSATZ.test(danach))) return true;
  if (danach === '') return APOSTROPH.test(wort) && stelle > 0;
  if (VORSATZ_GROSS.test(wort)) return true;
  return stelle > 0 && beginntMitten(wort, danach);
}

/** In the midst of a name nobody has a small first name, nor one that is a rank. */
const beginntMitten = (wort: string, danach: string): boolean =>
  FUGE.test(danach) ||
  ADEL.test(wort) ||
  APOSTROPH.test(wort) ||
  /^(?:Bin|Ibn|Abu|Bint)$/.test(wort) ||
  (wort === 'Ben' && istVorname(danach)) ||
  (/^\p{Ll}+$/u.test(wort) && !UND.test(wort) && !FUGE.test(wort));

/** `Graf Arco`, `Gräfin Bernstorff`, with nothing before it. */
export const istRang = (wort: string): boolean => ADEL.test(wort);

/** `De Luca`, `Van Maxine`: both may be the family's, or each a name of its own. */
export const istKurz = ([erstes = '', ...mehr]: readonly string[]): boolean =>
  mehr.length === 1 && VORSATZ_GROSS.test(erstes);

/** The place behind a family name that a text begins with: `von der Heide | Hans`; zero where nothing says it. */
export function nachDemVorsatz(woerter: readonly string[]): number {
  if (woerter.length < 2 || !beginntNachnamen(woerter, 0)) return 0;
  const kern = woerter.findIndex((wort, i) => !istVorsatz(woerter, i) && !VORSATZ_GROSS.test(wort));
  let ende = kern < 0 ? woerter.length : kern + 1;
  // `von und zu Guttenberg`, `von Miller zu Aichholz`.
  while (ende < woerter.length && (UND.test(woerter[ende] ?? '') || istVorsatz(woerter, ende))) ende += 2;
  return Math.min(ende, woerter.length);
}

/** `Berg, Maria von`, `Guttenberg, Freiherr von und zu, Karl`: what is sorted behind the name belongs before it. */
export function vorsatzZumNamen<T extends { vorname: string; nachname: string }>(name: T): T {
  const [erster = '', ...mehr] = name.vorname.split(', ');
  if (mehr.length > 0 && vorsatzAmEnde(erster.split(' ')) === 0)
    return { ...name, vorname: mehr.join(', '), nachname: `${erster} ${name.nachname}` };
  const woerter = name.vorname.split(' ');
  const stelle = vorsatzAmEnde(woerter);
  if (stelle === woerter.length) return name;
  const davor = woerter.slice(stelle).join(' ');
  return { ...name, vorname: woerter.slice(0, stelle).join(' '), nachname: `${davor} ${name.nachname}` };
}

/** Where the words begin that a family name begins with, at the end of others; their number where there are none. */
function vorsatzAmEnde(woerter: readonly string[]): number {
  if (!VORSATZ.test(woerter.at(-1) ?? '')) return woerter.length;
  let stelle = woerter.length;
  const davor = (wort = ''): boolean => VORSATZ.test(wort) || ADEL.test(wort) || UND.test(wort);
  while (stelle > 0 && davor(woerter[stelle - 1])) stelle -= 1;
  return stelle;
}

const istVorsatz = (woerter: readonly string[], stelle: number): boolean => {
  const [wort = '', danach = ''] = [woerter[stelle], woerter[stelle + 1]];
  if (UND.test(wort)) return VORSATZ.test(danach);
  return VORSATZ.test(wort) || ADEL.test(wort);
};
