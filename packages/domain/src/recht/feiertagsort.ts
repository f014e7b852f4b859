import type { Tag } from '../tag.ts';
import { suchtext } from '../text/suchtext.ts';
import { type Bundesland, bundeslandDerPlz } from './bundesland.ts';

/** Public holidays that single municipalities keep, and their state does not. */
export const ORTSFEIERTAGE = ['friedensfest', 'mariaeHimmelfahrt', 'fronleichnam'] as const;
export type Ortsfeiertag = (typeof ORTSFEIERTAGE)[number];

/** `ungewiss`: whether the municipality keeps it is not known here. */
export type Geltung = 'gilt' | 'ungewiss';

/** A holiday of one year by a law of its own, which no rule can know: the company keeps their list. */
export interface EinmaligerFeiertag {
  readonly bundesland: Bundesland;
  /** Name or postcode of the only municipality that keeps it; none: the whole state does. */
  readonly gemeinde?: string | undefined;
  readonly tag: Tag;
  readonly name: string;
}

/** Those that were known when this was written: Berlin's law on Sundays and holidays has this one. */
export const EINMALIGE_FEIERTAGE: readonly EinmaligerFeiertag[] = [
  { bundesland: 'BE', tag: '2028-06-17', name: '75. Jahrestag des Volksaufstandes vom 17. Juni 1953' },
];

/** What a company says of holidays: its state, and its list of those of one year. */
export interface Betriebskalender {
  readonly bundesland: Bundesland;
  readonly einmalige: readonly EinmaligerFeiertag[];
}

/** Where a holiday is asked for: a state, what its municipality keeps beyond it, and what is kept there only once. */
export interface Feiertagsort {
  readonly bundesland: Bundesland;
  readonly oertlich: Readonly<Partial<Record<Ortsfeiertag, Geltung>>>;
  readonly einmalig: readonly { readonly tag: Tag; readonly name: string }[];
}

export interface Ortsangabe {
  readonly plz: string;
  readonly ort: string;
  readonly ortsteil?: string;
}

/** What counts at a property; where its postcode names no state, that of the company. */
export const feiertagsort = (angabe: Ortsangabe, kalender: Betriebskalender): Feiertagsort =>
  ortIm(bundeslandDerPlz(angabe.plz) ?? kalender.bundesland, angabe, kalender);

/** What counts at the company's seat: the state it chose, even where its postcode reaches over the border. */
export const betriebsort = (angabe: Ortsangabe, kalender: Betriebskalender): Feiertagsort =>
  ortIm(kalender.bundesland, angabe, kalender);

function ortIm(bundesland: Bundesland, angabe: Ortsangabe, { einmalige }: Betriebskalender): Feiertagsort {
  return {
    bundesland,
    oertlich: oertlichIn(bundesland, angabe),
    einmalig: einmalige.filter(
      (eine) => eine.bundesland === bundesland && (!eine.gemeinde || liegtIn(eine.gemeinde, angabe)),
    ),
  };
}

function oertlichIn(bundesland: Bundesland, angabe: Ortsangabe): Feiertagsort['oertlich'] {
  if (bundesland === 'BY') return inBayern(angabe);
  const listen: { readonly [Land in Bundesland]?: typeof SORBISCHE_ORTE } = {
    SN: SORBISCHE_ORTE,
    TH: KATHOLISCHES_THUERINGEN,
  };
  const kennt = listen[bundesland];
  if (kennt === undefined) return {};
  const imEichsfeld = bundesland === 'TH' && angabe.plz.startsWith('373');
  const geltung = imEichsfeld ? 'gilt' : nachOrt(kennt, angabe);
  return geltung === undefined ? {} : { fronleichnam: geltung };
}

/** Art. 1 Abs. 2 BayFTG: 8 August in the city of Augsburg. */
const AUGSBURG = /^861[5-9]\d$/;

/**
 * Art. 1 Abs. 1 Nr. 2 BayFTG: Mariä Himmelfahrt is kept where more Catholics than Protestants live, since 15 August 2025 by the
 * census of 2022 (Landesamt für Statistik, 8 August 2025: 1,708 of 2,056 municipalities). Upper and Lower Bavaria keep it
 * everywhere, Swabia and the Upper Palatinate but for the municipalities below; in Franconia a postcode does not tell.
 */
const OHNE_MARIAE_HIMMELFAHRT =
  /^(90[34]|9076|9105[2-8]|91126|91207|91217|90518|91413|91438|91522|91541|91555|91710|91781|950(28|30|32)|95100|95119|95213|95233|95326|954(44|45|47|48)|95632|96450)/;
const MIT_MARIAE_HIMMELFAHRT = /^(8|9[234]|91074|970[78]|974(21|22|24)|960(47|49|50|52))/;
/** By the postcode that each has for itself. */
const EVANGELISCHE_ORTE: Readonly<Record<string, string>> = {
  '86655': 'Harburg (Schwaben)',
  '86720': 'Nördlingen',
  '86733': 'Alerheim',
  '86736': 'Auhausen',
  '86738': 'Deiningen',
  '86739': 'Ederheim',
  '86745': 'Hohenaltheim',
  '86751': 'Mönchsdeggingen',
  '86753': 'Möttingen',
  '86759': 'Wechingen',
  '87761': 'Lauben (Unterallgäu)',
  '87789': 'Woringen',
  '89340': 'Leipheim',
  '89431': 'Bächingen an der Brenz',
  '91249': 'Weigendorf',
  '92259': 'Neukirchen bei Sulzbach-Rosenberg',
  '92262': 'Birgland',
  '92265': 'Edelsfeld',
  '92268': 'Etzelwang',
  '92275': 'Hirschbach',
  '92278': 'Illschwang',
  '92281': 'Königstein',
  '95509': 'Marktschorgast',
  '95514': 'Neustadt am Kulm',
  '96145': 'Seßlach',
};
/** Franconia's that the census of 2022 brought; Memmingerberg and Oettingen, which it brought as well, are Swabia's. */
const SEIT_2025: Readonly<Record<string, string>> = {
  '91083': 'Baiersdorf',
  '91085': 'Weisendorf',
  '96364': 'Marktrodach',
  '97525': 'Schwebheim',
};

function inBayern({ plz, ort }: Ortsangabe): Feiertagsort['oertlich'] {
  if (AUGSBURG.test(plz)) return { friedensfest: 'gilt', mariaeHimmelfahrt: 'gilt' };
  // Forheim shares its postcode with Amerdingen, which keeps the day.
  const evangelisch = Object.hasOwn(EVANGELISCHE_ORTE, plz) || (plz === '86735' && heisst(ort, 'Forheim'));
  if (evangelisch || OHNE_MARIAE_HIMMELFAHRT.test(plz)) return {};
  const gilt = MIT_MARIAE_HIMMELFAHRT.test(plz) || Object.hasOwn(SEIT_2025, plz);
  return { mariaeHimmelfahrt: gilt ? 'gilt' : 'ungewiss' };
}

/** A municipality, and where only some of its parts keep the day, those; `nicht`: all but these. */
type Gemeinde = {
  readonly ort: string;
  readonly nur?: readonly string[];
  readonly nicht?: readonly string[];
};

/** § 1 Abs. 2 SächsSFG with its Fronleichnamsverordnung of 4 May 1993. */
const SORBISCHE_ORTE: readonly Gemeinde[] = [
  { ort: 'Bautzen', nur: ['Bolbritz', 'Salzenforst'] },
  { ort: 'Crostwitz' },
  { ort: 'Göda', nur: ['Prischwitz'] },
  { ort: 'Großdubrau', nur: ['Sdier'] },
  { ort: 'Hoyerswerda', nur: ['Dörgenhausen'] },
  { ort: 'Königswartha', nicht: ['Wartha'] },
  { ort: 'Nebelschütz' },
  { ort: 'Neschwitz', nur: ['Neschwitz', 'Saritsch'] },
  { ort: 'Panschwitz-Kuckau' },
  { ort: 'Puschwitz' },
  { ort: 'Räckelwitz' },
  { ort: 'Radibor' },
  { ort: 'Ralbitz-Rosenthal' },
  { ort: 'Wittichenau' },
];

/**
 * § 2 Abs. 2 ThürFtG, besides the whole Landkreis Eichsfeld. What has merged since keeps it in the parts that had it: Dermbach took
 * Brunnhartshausen and Zella/Rhön in 2019, Dingelstädt (Eichsfeld) parts of Anrode and Dünwald, under their old postcodes.
 */
const KATHOLISCHES_THUERINGEN: readonly Gemeinde[] = [
  { ort: 'Anrode', nur: ['Bickenriede', 'Zella'] },
  { ort: 'Brunnhartshausen', nur: ['Föhlritz', 'Steinberg'] },
  { ort: 'Buttlar' },
  { ort: 'Dermbach', nur: ['Föhlritz', 'Steinberg', 'Zella'] },
  { ort: 'Dingelstädt' },
  { ort: 'Dünwald', nur: ['Beberstedt', 'Hüpstedt'] },
  { ort: 'Geisa' },
  { ort: 'Rodeberg', nur: ['Struth'] },
  { ort: 'Schleid' },
  { ort: 'Südeichsfeld' },
  { ort: 'Zella/Rhön' },
];

/** `91207` is a postcode, everything else a name; what stands behind a name (`a.d.Pegnitz`, `OT Bolbritz`) may be missing. */
function liegtIn(gemeinde: string, { plz, ort }: Ortsangabe): boolean {
  const gesucht = gemeinde.trim();
  return /^\d{5}$/.test(gesucht) ? plz.trim() === gesucht : heisst(ort, gesucht);
}

function heisst(ort: string, name: string): boolean {
  const [voll, anfang] = [suchtext(ort), suchtext(name)];
  return anfang !== '' && (voll === anfang || voll.startsWith(`${anfang} `));
}

/** Where only some parts keep the day and the address names none, nobody can tell. */
function nachOrt(gemeinden: readonly Gemeinde[], { ort, ortsteil }: Ortsangabe): Geltung | undefined {
  const gesucht = suchtext(ort);
  const gemeinde = gemeinden.find(({ ort: name }) => heisst(ort, name));
  if (gemeinde === undefined) return undefined;
  const { nur, nicht } = gemeinde;
  if (nur === undefined && nicht === undefined) return 'gilt';
  const teil = suchtext(ortsteil ?? '') || gesucht.slice(suchtext(gemeinde.ort).length).trim();
  if (teil === '') return nur === undefined ? 'gilt' : 'ungewiss';
  const genannt = (nur ?? nicht ?? []).some((name) => teil.includes(suchtext(name)));
  return genannt === (nur !== undefined) ? 'gilt' : undefined;
}
