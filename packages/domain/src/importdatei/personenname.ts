import type { Anrede, Personenname } from '../kontakt.ts';

/** In which order a column writes names that have no comma. */
export type Namensfolge = 'vornameZuerst' | 'nachnameZuerst';

const ANREDE_WOERTER: Record<string, Anrede> = {
  herr: 'herr',
  herrn: 'herr',
  hr: 'herr',
  frau: 'frau',
  fr: 'frau',
  eheleute: 'eheleute',
  ehel: 'eheleute',
  'herr und frau': 'herrUndFrau',
  'frau und herr': 'herrUndFrau',
  familie: 'familie',
  fam: 'familie',
  erbengemeinschaft: 'erbengemeinschaft',
  eg: 'erbengemeinschaft',
  firma: 'firma',
  fa: 'firma',
};

/** What no person is called: legal forms, offices and kinds of houses that are run by somebody. */
const FIRMA =
  /(?:^|[\s,(.&-])(?:gmbh|mbh|ohg|gbr|e\.\s?g\.|e\.?\s?v\.?|e\.\s?k\.|stiftung|verein|gemeinde|landkreis|landratsamt|pfarr(?:amt|ei|gemeinde|haus|kirche|pfründe)\w*|kirchen(?:gemeinde|verwaltung|stiftung|pflege|vorstand|kreis|amt)\w*|diakonie|caritas|immobilien|wohnungsbau\w*|genossenschaft|sparkasse|eigentümergemeinschaft|gasthof)(?=$|[\s,).&-])|(?:haus|grundstücks?|vermögens|immobilien|liegenschafts)verwaltung|verwaltungs?(?=$|[\s-])|genossenschaft|\bWEG[- ]/i;
/** Legal forms of two letters stand in capitals; in small ones they are parts of names. */
const KURZE_RECHTSFORM = /(?:^|[\s.&])(?:AG|KG|UG|SE|eG|EG|Co\.)(?=$|[\s,).&])/;
/** Words that people are called as well: beside a first name or after an Anrede they are names. */
const FIRMA_ODER_NAME = /(?:^|\s)(?:stadt|bank|schule|hotel|praxis|weg|verwaltung|verwalter)(?=$|\s)/i;
const ERBEN = /\berbengemeinschaft\b|\berben\b/i;
/** Written out in full they would eat the beginning of names (`Ingrid`, `Philipp`): a title ends with its dot or a blank. */
const TITEL =
  /^(?:(?:prof|dr|mag|dipl|ing|med|dent|vet|phil|rer|nat|jur|pol|oec|agr|theol|kfm|h\.?\s?c)\.[\s-]*|(?:prof|dr)\s+|dipl[-\s]+ing\.?\s+)+(?=\S)/i;
/** They begin a family name and never end a first one. */
const VORSATZ = /^(?:von|van|vom|zu|zum|zur|de|del|della|di|da|der|den|ten|ter|auf|af|el|al)$/;

/** Common first names, enough to tell in which order a whole column writes names. */
const VORNAMEN = new Set(
  (
    'alexander andrea andreas angelika anja anke anna anne annette anton antje armin barbara bernd bernhard ' +
    'birgit brigitte carmen carola christa christian christina christine christoph claudia clara dagmar daniel ' +
    'daniela david dennis dieter doris edith elfriede elisabeth elke emil emma erich erika ernst eva fatma felix ' +
    'florian frank franz franziska friedrich fritz gabriele georg gerd gerda gerhard gisela guenter günter günther ' +
    'hannah hans harald hartmut heidi heike heinrich heinz helga helmut herbert hermann hildegard holger horst ' +
    'ingrid irene iris jan jana jens joachim johann johanna johannes josef julia jürgen juergen karin karl karla ' +
    'katharina kathrin katja kerstin klaus konrad kurt lara laura lea lena lisa ludwig lukas manfred manuela marco ' +
    'margarete margit maria marie marion mario markus martin martina mathias matthias max maximilian mehmet melanie ' +
    'michael michaela mohammed monika mustafa nadine nicole nina norbert olaf oliver oskar otto paul paula peter ' +
    'petra philipp rainer ralf reiner renate reinhard richard rita robert roland rolf rosemarie rudolf rüdiger ' +
    'sabine sabrina sandra sarah sebastian silke silvia simon simone sofia sonja sophie stefan stefanie stephan ' +
    'susanne sven sylvia tanja theresa thomas thorsten tim tobias torsten udo ulrich ulrike ursula ute uwe vanessa ' +
    'vera volker waltraud walter werner wilhelm wolfgang yvonne zoë zoe ayse ali'
  ).split(' '),
);

/** `Herrn`, `Fr.`, `Eheleute`, `Fa.`; `undefined` for other words. */
export function leseAnrede(text: string): Anrede | undefined {
  const klein = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.]/g, ' ')
    .replaceAll(/[&+]|\bu\b/g, ' und ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const jede = klein.split(' und ').map((wort) => ANREDE_WOERTER[wort] ?? wort);
  return ANREDE_WOERTER[jede.join(' und ')] ?? (jede.length === 1 ? ANREDE_WOERTER[klein] : undefined);
}

/** By legal form or kind; people called Bank or Stadt are known by their Anrede, a comma or a first name. */
export function istFirma(text: string): boolean {
  const { anrede, rest } = ohneAnrede(text.trim());
  if (anrede === 'firma') return true;
  if (anrede !== 'ohne') return false;
  if (FIRMA.test(rest) || KURZE_RECHTSFORM.test(rest)) return true;
  return FIRMA_ODER_NAME.test(rest) && !istEinePerson(rest);
}

function istEinePerson(text: string): boolean {
  const woerter = text.toLowerCase().split(/[\s,]+/);
  return /^[^,\s]+,\s*\S+$/.test(text) || woerter.some((wort) => VORNAMEN.has(wort)) || woerter.length === 1;
}

/** The order most names of a column are written in, judged by known first names. */
export function erkenneNamensfolge(namen: readonly string[]): Namensfolge {
  let vorne = 0;
  let hinten = 0;
  for (const name of namen) {
    if (name.includes(',') || istFirma(name)) continue;
    const woerter = ohneTitel(ohneAnrede(name.trim().replace(/\s+/g, ' ')).rest)
      .rest.toLowerCase()
      .split(/\s+/);
    if (woerter.length < 2) continue;
    if (VORNAMEN.has(woerter[0] ?? '')) vorne += 1;
    if (VORNAMEN.has(woerter.at(-1) ?? '')) hinten += 1;
  }
  return hinten > vorne ? 'nachnameZuerst' : 'vornameZuerst';
}

/** Parts one name cell: `Escherich, Monika`, `Frau Dr. Monika Escherich`, `Böhm GmbH & Co. KG`. */
export function leseName(text: string, folge: Namensfolge = 'vornameZuerst'): Personenname {
  const ganz = text.trim().replace(/\s+/g, ' ');
  if (ERBEN.test(ganz)) return { anrede: 'erbengemeinschaft', nachname: ganz };
  if (istFirma(ganz)) return { anrede: 'firma', firma: ganz.replace(/^(firma|fa\.?)\s+/i, '') };
  const { anrede, rest } = ohneAnrede(ganz);
  const { titel, rest: name } = ohneTitel(rest);
  return { anrede, ...(titel === '' ? {} : { titel }), ...vorUndNachname(name, folge) };
}

/** Of a text in which one blank stands where there are any. */
function ohneAnrede(text: string): { anrede: Anrede; rest: string } {
  const treffer =
    /^((?:herrn?|hr\.?|frau|fr\.?) ?(?:und|u\.?|&|\+) ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|herrn?(?= )|hr\.|frau(?= )|fr\.|eheleute(?= )|ehel\.|familie(?= )|fam\.|firma(?= )|fa\.) ?(.+)$/i.exec(
      text,
    );
  if (treffer === null) return { anrede: 'ohne', rest: text };
  return { anrede: leseAnrede(treffer[1] ?? '') ?? 'ohne', rest: treffer[2] ?? '' };
}

function ohneTitel(text: string): { titel: string; rest: string } {
  const titel = TITEL.exec(text)?.[0] ?? '';
  return { titel: titel.trim(), rest: text.slice(titel.length) };
}

function vorUndNachname(name: string, folge: Namensfolge): Pick<Personenname, 'vorname' | 'nachname'> {
  const komma = name.indexOf(',');
  if (komma >= 0) return benannt(name.slice(komma + 1).trim(), name.slice(0, komma).trim());
  const woerter = name.split(' ');
  if (woerter.length === 1 || VORSATZ.test(woerter[0] ?? '')) return benannt('', name);
  if (folge === 'nachnameZuerst') return benannt(woerter.at(-1) ?? '', woerter.slice(0, -1).join(' '));
  const beginn = woerter.findIndex((wort, i) => i > 0 && VORSATZ.test(wort));
  const grenze = beginn > 0 ? beginn : woerter.length - 1;
  return benannt(woerter.slice(0, grenze).join(' '), woerter.slice(grenze).join(' '));
}

function benannt(vorname: string, nachname: string): Pick<Personenname, 'vorname' | 'nachname'> {
  return {
    ...(vorname === '' ? {} : { vorname }),
    ...(nachname === '' ? {} : { nachname }),
  };
}
