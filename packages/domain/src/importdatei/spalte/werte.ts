import { monatszahl } from '../../ort/excelschaden.ts';
import { liesTag, tagAus, tagAusNummer, tageImMonat, type Tag, montagDerWoche, plusTage } from '../../tag.ts';
import { istMailadresse, lesbareMailadresse } from '../../text/mailadresse.ts';

/** Readers for single cells of an exported list; each gives `undefined` for what it does not understand. */

/** Spreadsheets count days from 1899-12-30. */
const EXCEL_NULLTAG = -25_569;
const EXCEL_TAG_MIN = 18_264; // 1950-01-01
const EXCEL_TAG_MAX = 73_050; // 2099-12-31
/** Some programs write `31.12.9999` for never and `01.01.0001` for nothing; no calendar of ours has these days. */
const IM_KALENDER = /^(19|20|21)\d\d-/;

const WOCHENTAG =
  /^(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?![a-zäöüß])[.,]*\s*/i;
const UHRZEIT = /[ T,]{1,4}\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?Uhr|Z|[+-]\d\d:?\d\d)?$/;
const VORWORT = /^(?:bis(?: zum)?|spätestens(?: am| bis)?|ab(?: dem)?|vom|am|den|dem|frist:?)\s+/i;
/** The letter in the place of a zero: `O1.03.2027`. */
const O_STATT_NULL = /(?<![a-zäöü])o(?=[\d.])|(?<=\d)o(?![a-zäöü])/gi;

/** Without the day of the week, the time of the day and the word before it, which say nothing more. */
const nurDatum = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(VORWORT, '')
    .replace(WOCHENTAG, '')
    .replace(VORWORT, '')
    .replace(UHRZEIT, '')
    .replace(O_STATT_NULL, '0')
    .trim();

/**
 * `31.12.2027`, `31.12.27`, `2027-12-31`, `2027/12/31`, `20271231`, `31. Dezember 2027`, `31/12/2027`, `31-12-27`, with a day of
 * the week in front or a time behind; or a spreadsheet's number of days.
 */
export function liesDatum(gesagt: string): Tag | undefined {
  const text = nurDatum(gesagt);
  const tag =
    liesJahrZuerst(text) ??
    liesTag(text) ??
    liesOhneTrenner(text) ??
    liesMitMonatsnamen(text) ??
    liesMitSchraegstrich(text)?.tag;
  if (tag !== undefined) return IM_KALENDER.test(tag) ? tag : undefined;
  if (!/^\d{5}([.,]\d+)?$/.test(text.trim())) return undefined;
  const nummer = Math.floor(Number(text.trim().replace(',', '.')));
  if (nummer < EXCEL_TAG_MIN || nummer > EXCEL_TAG_MAX) return undefined;
  return tagAusNummer(nummer + EXCEL_NULLTAG);
}

function liesJahrZuerst(text: string): Tag | undefined {
  const [, jahr, monat, tag] = /^((?:19|20)\d\d)[/. ](\d{1,2})[/. ](\d{1,2})$/.exec(text) ?? [];
  return jahr === undefined ? undefined : tagAus(Number(jahr), Number(monat), Number(tag));
}

function liesOhneTrenner(text: string): Tag | undefined {
  const [, jahr, monat, tag] = /^(20\d\d)(\d\d)(\d\d)$/.exec(text.trim()) ?? [];
  return jahr === undefined ? undefined : tagAus(Number(jahr), Number(monat), Number(tag));
}

function liesMitMonatsnamen(text: string): Tag | undefined {
  const [, englisch = '', englischerTag, jahrHinten] =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text) ?? [];
  const vorn = monatszahl(englisch);
  if (vorn !== undefined) return liesTag(`${englischerTag}.${vorn}.${jahrHinten}`);
  const [, tag, name = '', jahr = ''] =
    /^(\d{1,2})\.?[\s-]*([a-zä]{3,9})\.?[\s-]*(\d{4}|\d{2})$/i.exec(text.trim()) ?? [];
  const monat = monatszahl(name);
  return monat === undefined ? undefined : liesTag(`${tag}.${monat}.${jahr}`);
}

/**
 * `01/02/2027`, `1-2-27`: the day first, as everybody here writes; the month first only where it cannot be otherwise. `anders`
 * is the other day that it may mean.
 */
export function liesMitSchraegstrich(text: string): { tag: Tag; anders?: Tag } | undefined {
  const [, erste, , zweite, kurz = ''] =
    /^(\d{1,2}) ?([/-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/.exec(nurDatum(text)) ?? [];
  if (erste === undefined) return undefined;
  const jahr = kurz.length === 2 ? Number(liesTag(`01.01.${kurz}`)?.slice(0, 4)) : Number(kurz);
  const deutsch = tagAus(jahr, Number(zweite), Number(erste));
  const englisch = tagAus(jahr, Number(erste), Number(zweite));
  if (deutsch === undefined) return englisch === undefined ? undefined : { tag: englisch };
  return englisch === undefined || englisch === deutsch
    ? { tag: deutsch }
    : { tag: deutsch, anders: englisch };
}

const ROEMISCH: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

/** Months of a part of a year: `3. Quartal 2027`, `Q3/27`, `III. Quartal 2027`, `2027-Q3`, `2. Halbjahr 2027`. */
function liesJahresteil(text: string): { jahr: number; erster: number; letzter: number } | undefined {
  const klein = text.toLowerCase();
  const [, q1, q2, qJahr] =
    /^(?:([1-4]|i{1,3}|iv)\.? ?(?:quartal|quart\.?|qu\.?|q)|q(?:uartal)?\.? ?([1-4]|i{1,3}|iv))[ ./-]*((?:20)?\d\d)$/.exec(
      klein,
    ) ?? [];
  const [, nurRoemisch, roemischesJahr] = /^(i{1,3}|iv)[ ./-]+((?:20)?\d\d)$/.exec(klein) ?? [];
  const [, jahrVorn, q3] = /^(20\d\d)[ ./-]*q(?:uartal)? ?([1-4])$/.exec(klein) ?? [];
  const genannt = q1 ?? q2 ?? q3 ?? nurRoemisch;
  if (genannt !== undefined) {
    const quartal = ROEMISCH[genannt] ?? Number(genannt);
    return {
      jahr: vollesJahr(qJahr ?? jahrVorn ?? roemischesJahr),
      erster: quartal * 3 - 2,
      letzter: quartal * 3,
    };
  }
  const [, h, hJahr] = /^([12]|i{1,2})\.? ?(?:halbjahr|hj\.?)[ ./-]*((?:20)?\d\d)$/.exec(klein) ?? [];
  if (h === undefined) return undefined;
  const halbjahr = ROEMISCH[h] ?? Number(h);
  return { jahr: vollesJahr(hJahr), erster: halbjahr * 6 - 5, letzter: halbjahr * 6 };
}

const vollesJahr = (text = ''): number => 2000 + (Number(text) % 100);

/** First or last day of a week as calendars here count them: `KW 12/2027`, `12. KW 2027`. */
function liesKalenderwoche(text: string, ende: 'von' | 'bis'): Tag | undefined {
  const gedreht = text.replace(/^(20\d\d)[ /-]?(?:w|kw) ?(\d{1,2})$/i, 'KW $2/$1');
  const [, a, b, kurz] =
    /^(?:kw ?(\d{1,2})|(\d{1,2})\. ?(?:kw|kalenderwoche))[ ./-]*((?:20)?\d\d)$/i.exec(gedreht) ?? [];
  const woche = Number(a ?? b);
  const vierter = tagAus(vollesJahr(kurz), 1, 4);
  if (kurz === undefined || vierter === undefined || woche < 1) return undefined;
  const montag = plusTage(montagDerWoche(vierter), (woche - 1) * 7);
  // The 53rd week that a year has not is the first of the next one.
  if (Number(plusTage(montag, 3).slice(0, 4)) !== vollesJahr(kurz)) return undefined;
  return ende === 'von' ? montag : plusTage(montag, 6);
}

/** First and last day of a third of a month; the last one ends with the month. */
const DRITTEL: Readonly<Record<string, readonly [number, number]>> = {
  anfang: [1, 10],
  mitte: [11, 20],
  ende: [21, 31],
};
/** First month of three, as weather is counted; of winter nobody knows which year is meant. */
const JAHRESZEITEN: Readonly<Record<string, number>> = { frühjahr: 3, frühling: 3, sommer: 6, herbst: 9 };

/** `Anfang März 2027`, `Anfang/Mitte März 2027`, `Frühjahr 2027`. */
function liesUngefaehres(text: string, ende: 'von' | 'bis'): Tag | undefined {
  const [, wort = '', jahr] = /^([a-zäöü]{3,9})\.? (20\d\d)$/i.exec(text) ?? [];
  const erster = JAHRESZEITEN[wort.toLowerCase()];
  if (erster !== undefined) {
    const monat = ende === 'von' ? erster : erster + 2;
    return tagAus(Number(jahr), monat, ende === 'von' ? 1 : tageImMonat(Number(jahr), monat));
  }
  const [, eins = '', zwei = eins, monatText = ''] =
    /^(anfang|mitte|ende)(?: ?(?:[/-]|bis) ?(anfang|mitte|ende))? (.+)$/i.exec(text) ?? [];
  const monatsende = eins === '' ? undefined : liesZeitraumende(monatText, 'bis');
  if (monatsende === undefined || liesZeitraumende(monatText, 'von')?.slice(0, 7) !== monatsende.slice(0, 7))
    return undefined;
  const [von, bis] = [DRITTEL[eins.toLowerCase()]?.[0] ?? 1, DRITTEL[zwei.toLowerCase()]?.[1] ?? 31];
  const tag = Math.min(ende === 'von' ? von : bis, Number(monatsende.slice(8)));
  return liesTag(`${monatsende.slice(0, 8)}${String(tag).padStart(2, '0')}`);
}

const STRICH = String.raw` ?(?:[-–/]|bis(?: zum)?|und|u\.) ?`;
const JAHR_HINTEN = String.raw`[ ./-]*((?:20)?\d\d)`;
/** Spans that say their year once, with how each of their ends is written alone. */
const JAHR_EINMAL: readonly (readonly [RegExp, (ende: string, jahr: string) => string])[] = [
  [
    new RegExp(String.raw`^(\d{1,2}\.\d{1,2}\.?)${STRICH}(\d{1,2}\.\d{1,2}\.)((?:20)?\d\d)$`, 'i'),
    (ende, jahr) => `${ende.replace(/\.$/, '')}.${jahr}`,
  ],
  [
    new RegExp(String.raw`^([a-zä]{3,9})\.?${STRICH}([a-zä]{3,9})\.?${JAHR_HINTEN}$`, 'i'),
    (ende, jahr) => `${ende} ${jahr}`,
  ],
  [
    new RegExp(String.raw`^kw ?(\d{1,2})${STRICH}(?:kw ?)?(\d{1,2})${JAHR_HINTEN}$`, 'i'),
    (ende, jahr) => `KW ${ende}/${jahr}`,
  ],
  [
    new RegExp(String.raw`^(\d{1,2})\.?${STRICH}(\d{1,2})\. ?kw${JAHR_HINTEN}$`, 'i'),
    (ende, jahr) => `KW ${ende}/${jahr}`,
  ],
];

/** `01.02.-31.03.2027`, `Feb/März 2027`, `KW 5-8/2027`; over the turn of the year the begin lies in the year before. */
function liesMitEinemJahr(text: string): { von: Tag; bis: Tag } | undefined {
  for (const [muster, alsText] of JAHR_EINMAL) {
    const [, vorn = '', hinten = '', kurz = ''] = muster.exec(text) ?? [];
    if (kurz === '') continue;
    const jahr = vollesJahr(kurz);
    const am = (ende: 'von' | 'bis', wort: string, in_: number): Tag | undefined =>
      liesDatum(alsText(wort, String(in_))) ?? liesZeitraumende(alsText(wort, String(in_)), ende);
    const [bis, von] = [am('bis', hinten, jahr), am('von', vorn, jahr)];
    const beginn = von !== undefined && bis !== undefined && von > bis ? am('von', vorn, jahr - 1) : von;
    return beginn === undefined || bis === undefined ? undefined : { von: beginn, bis };
  }
  return undefined;
}

/** Both ends of a span in one cell: `01.03.2027 - 30.04.2027`, `März 2027 bis April 2027`. */
export function liesZeitspanne(gesagt: string): { von: Tag; bis: Tag } | undefined {
  const text = gesagt.trim().replaceAll(/\s+/g, ' ');
  const mitEinemJahr = liesMitEinemJahr(text);
  if (mitEinemJahr !== undefined) return mitEinemJahr;
  const teile = text.split(/ ?(?: [-–] ?|–| bis(?: zum)? |(?<=[./]\d{2,4})-(?=\d{1,2}[./]))/i);
  const [vorn = '', hinten = ''] = teile;
  if (teile.length !== 2) return undefined;
  const von = liesDatum(vorn) ?? liesZeitraumende(vorn, 'von');
  const bis = liesDatum(hinten) ?? liesZeitraumende(hinten, 'bis');
  return von === undefined || bis === undefined ? undefined : { von, bis };
}

/**
 * First or last day of a month (`10/2027`, `2027-10`, `10.2027`, `Okt 27`), a quarter, half a year, a week or a year (`2027`), as
 * some programs write a Frist.
 */
export function liesZeitraumende(text: string, ende: 'von' | 'bis'): Tag | undefined {
  const rein = nurDatum(text);
  const ungefaehr = liesUngefaehres(rein, ende);
  if (ungefaehr !== undefined) return ungefaehr;
  const teil = liesJahresteil(rein);
  if (teil !== undefined) {
    const monatsende = tageImMonat(teil.jahr, teil.letzter);
    return ende === 'von' ? tagAus(teil.jahr, teil.erster, 1) : tagAus(teil.jahr, teil.letzter, monatsende);
  }
  const woche = liesKalenderwoche(rein, ende);
  if (woche !== undefined) return woche;
  const gedreht = rein
    .replace(/^(20\d\d)[/-](0?[1-9]|1[0-2])$/, '$2.$1')
    .replace(/^(0?[1-9]|1[0-2]) ?\/ ?([2-4]\d)$/, '$1.20$2');
  const treffer = /^(?:(0?[1-9]|1[0-2])[./-])?(20\d\d)$/.exec(gedreht);
  const [, name = '', kurz = ''] = /^([a-zä]{3,9})\.?[\s-]*((?:20)?\d\d)$/i.exec(rein) ?? [];
  const benannt = monatszahl(name);
  if (treffer === null && benannt === undefined) return undefined;
  const jahr = treffer === null ? 2000 + (Number(kurz) % 100) : Number(treffer[2]);
  const monat = benannt ?? Number(treffer?.[1] ?? (ende === 'von' ? 1 : 12));
  return tagAus(jahr, monat, ende === 'von' ? 1 : tageImMonat(jahr, monat));
}

const JA = new Set(['j', 'ja', 'x', '1', 'wahr', 'true', 'y', 'yes']);
const NEIN = new Set(['n', 'nein', '0', 'falsch', 'false', 'no', '-']);

export function liesWahrheitswert(text: string): boolean | undefined {
  const klein = text.trim().toLowerCase();
  if (JA.has(klein)) return true;
  return NEIN.has(klein) ? false : undefined;
}

/** `49,514484`, `1.234,5`, `12.5`, `12`; a point before exactly three digits parts thousands only beside a comma. */
export function liesKommazahl(text: string): number | undefined {
  const rein = text.trim().replace(/[\s\u00A0]/g, '');
  const deutsch = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$|^[+-]?\d+,\d+$/.test(rein) && rein.includes(',');
  const zahl = deutsch ? rein.replaceAll('.', '').replace(',', '.') : rein;
  return /^[+-]?\d+(\.\d+)?$/.test(zahl) ? Number(zahl) : undefined;
}

/** Keeps the spelling; refuses what has fewer than five digits or other signs than phones have. */
export function liesTelefon(text: string): string | undefined {
  const rein = text.trim().replace(/\s+/g, ' ');
  const ziffern = rein.replace(/\D/g, '');
  if (ziffern.length < 5 || ziffern.length > 16) return undefined;
  return /^\+?[\d\s()/.-]+$/.test(rein) ? rein : undefined;
}

export function istMobilnummer(telefon: string): boolean {
  return /^(?:\+49|0049|0)\(?0?\)?1[567]\d/.test(telefon.replace(/[\s/.-]/g, ''));
}

/** As typed, without what links put before it; undefined for what is no address. */
export function liesMail(text: string): string | undefined {
  const rein = lesbareMailadresse(text.trim().replace(/^mailto:/i, ''));
  return istMailadresse(rein) ? rein : undefined;
}

/** The first postcode and the rest: `91207 Lauf a.d.Pegnitz`. */
export function trennePlzOrt(text: string): { plz: string; ort: string } {
  const treffer = /^(?:DE?(?:\s*-)?\s*)?(\d{4,5})\s+(?:[-–] )?(\S.*)$/i.exec(text.trim());
  return treffer === null ? { plz: '', ort: text.trim() } : { plz: treffer[1] ?? '', ort: treffer[2] ?? '' };
}

export interface Koordinaten {
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
}

/** `undefined` outside of Germany and its borders: wrong columns, swapped values or projected metres. */
export function liesKoordinaten(breitengrad: string, laengengrad: string): Koordinaten | undefined {
  const lat = liesKommazahl(breitengrad);
  const lon = liesKommazahl(laengengrad);
  if (lat === undefined || lon === undefined) return undefined;
  return lat >= 47 && lat <= 55.2 && lon >= 5.5 && lon <= 15.3 ? { lat, lon } : undefined;
}
