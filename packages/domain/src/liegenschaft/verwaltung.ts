import { strassenSchluessel } from '../ort/strasse.ts';
import { suchtext } from '../text/suchtext.ts';
import { anschriftsname } from './kontakt.ts';

/** What tells one Hausverwaltung from another. */
export interface Verwaltungsbild {
  readonly vorname: string;
  readonly nachname: string;
  readonly firma: string;
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly telefon: string;
  readonly mobil: string;
  readonly email: string;
}

/** Words of a firm that lists write or leave out as they please. */
const RECHTSFORM = new Set('gmbh mbh ggmbh ug ag kg ohg gbr co e k ek ev'.split(' '));

/** Names that are written alike fall together; '' where nothing but a legal form is left. */
export function verwaltungsschluessel({ firma, vorname, nachname }: Verwaltungsbild): string {
  const name = firma === '' ? anschriftsname({ anrede: 'ohne', vorname, nachname }) : firma;
  return suchtext(name)
    .split(' ')
    .filter((wort) => !RECHTSFORM.has(wort))
    .join(' ');
}

/**
 * Whether two entries are one Hausverwaltung. `dieselbe`: name and one more of address, telephone and mail agree, or of
 * both nothing but the name is known, and nothing speaks against it. `vielleicht`: only one of them says more, or something
 * differs; that is for a person to say.
 */
export function vergleicheVerwaltungen(
  eine: Verwaltungsbild,
  andere: Verwaltungsbild,
): 'dieselbe' | 'vielleicht' | 'andere' {
  const schluessel = verwaltungsschluessel(eine);
  if (schluessel === '' || schluessel !== verwaltungsschluessel(andere)) return 'andere';
  const vergleiche = [
    vergleich(anschrift(eine), anschrift(andere)),
    vergleich(nummern(eine), nummern(andere)),
    vergleich([eine.email.toLowerCase()], [andere.email.toLowerCase()]),
  ];
  if (vergleiche.includes('anders')) return 'vielleicht';
  return vergleiche.includes('gleich') || vergleiche.every((eines) => eines === 'nichts')
    ? 'dieselbe'
    : 'vielleicht';
}

function vergleich(
  eine: readonly string[],
  andere: readonly string[],
): 'gleich' | 'anders' | 'unbekannt' | 'nichts' {
  const links = eine.filter((wert) => wert !== '');
  const rechts = andere.filter((wert) => wert !== '');
  if (links.length === 0 && rechts.length === 0) return 'nichts';
  if (links.length === 0 || rechts.length === 0) return 'unbekannt';
  return links.some((wert) => rechts.includes(wert)) ? 'gleich' : 'anders';
}

const anschrift = ({ strasse, hausnr, plz }: Verwaltungsbild): string[] =>
  strasse === '' ? [] : [`${strassenSchluessel(strasse)} ${hausnr.toLowerCase().replaceAll(' ', '')} ${plz}`];

/** `09123 71981` and `+49 9123 71981` are one number. */
const nummern = ({ telefon, mobil }: Verwaltungsbild): string[] =>
  [telefon, mobil].map((nummer) => nummer.replaceAll(/\D/g, '').replace(/^(0049|49|0)/, ''));
