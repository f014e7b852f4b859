import type { Regel } from './regel.ts';

export const TAG_MS = 86_400_000;
const STUNDE_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** 1970-01-01 was a Thursday; Monday = 0. */
const wochentagVon = (tag: number): number => (((tag + 3) % 7) + 7) % 7;
/** Day number since 1970 of a day of the calendar. */
export const tagNummer = (jahr: number, monat: number, tag: number): number =>
  Date.UTC(jahr, monat - 1, tag) / TAG_MS;

export type Gang = {
  readonly regel: Regel;
  /** Begin of the series on its own wall clock. */
  readonly beginn: number;
  /** Days have no hours to repeat. */
  readonly ganzerTag: boolean;
  /** From here on dates are wanted; those before are walked only where they have to be counted. */
  readonly ab: number;
  /** The last date that is wanted, and the last one of the series (`UNTIL`), whichever is earlier. */
  readonly bis: number;
  readonly schritteMax: number;
  /** What is left to all series of a file together. */
  readonly gesamt?: { rest: number };
};

/**
 * All dates of a rule on its own wall clock, in order, from its begin on, as RFC 5545 §3.3.10 has it; the begin itself only
 * where the rule meets it. False where the walk was given up because it took more steps than are given to one series.
 */
export function wiederhole(gang: Gang, nimm: (wand: number) => void): boolean {
  const { regel, beginn, bis, schritteMax, gesamt = { rest: Infinity } } = gang;
  let rest = regel.anzahl ?? Infinity;
  const je = STUFEN[regel.takt](gang);
  let nummer = regel.anzahl === undefined ? Math.max(0, je.springe(gang.ab)) : 0;
  for (let schritte = 0; rest > 0; schritte += 1) {
    if (schritte >= schritteMax || gesamt.rest <= 0) return false;
    gesamt.rest -= 1;
    if (je.beginnVon(nummer) > bis) return true;
    const daten = je.daten(nummer);
    if (typeof daten === 'number') {
      nummer = daten;
      continue;
    }
    for (const wand of mitStellen(daten, regel.stellen)) {
      if (wand < beginn) continue;
      if (wand > bis || rest <= 0) return true;
      rest -= 1;
      if (wand >= gang.ab) {
        nimm(wand);
        schritte += 1;
        gesamt.rest -= 1;
      }
    }
    nummer += 1;
  }
  return true;
}

/** Periods of a rule by their number from its begin; `daten` answers the next period that can hold one where this cannot. */
type Stufe = {
  readonly springe: (ab: number) => number;
  readonly beginnVon: (nummer: number) => number;
  readonly daten: (nummer: number) => readonly number[] | number;
};

const STUFEN: Record<Regel['takt'], (gang: Gang) => Stufe> = {
  YEARLY: jahre,
  MONTHLY: monate,
  WEEKLY: wochen,
  DAILY: tage,
  HOURLY: (gang) => uhrzeiten(gang, STUNDE_MS),
  MINUTELY: (gang) => uhrzeiten(gang, MINUTE_MS),
  SECONDLY: (gang) => uhrzeiten(gang, 1000),
};

function mitStellen(daten: readonly number[], stellen: readonly number[]): readonly number[] {
  if (stellen.length === 0) return daten;
  const gewaehlt = stellen.flatMap((stelle) => daten.at(stelle > 0 ? stelle - 1 : stelle) ?? []);
  return [...new Set(gewaehlt)].toSorted((a, b) => a - b);
}

type Tagesfrage = { readonly nachMonat: boolean; readonly wochentage: Regel['wochentage'] };

/** Whether a day of the calendar meets all parts of the rule that speak of days. */
function trifft(regel: Regel, { nachMonat, wochentage }: Tagesfrage, nummer: number): boolean {
  const wochentag = wochentagVon(nummer);
  // Most days of most rules fall out here, before anything is reckoned.
  if (wochentage.length > 0 && !wochentage.some(({ tag }) => tag === wochentag)) return false;
  if (istSchlicht(regel, wochentage)) return true;
  const am = new Date(nummer * TAG_MS);
  const jahr = am.getUTCFullYear();
  const monat = am.getUTCMonth() + 1;
  if (regel.monate.length > 0 && !regel.monate.includes(monat)) return false;
  if (regel.monatstage.length > 0) {
    const tag = am.getUTCDate();
    const laenge = tagNummer(jahr, monat + 1, 1) - tagNummer(jahr, monat, 1);
    if (!regel.monatstage.includes(tag) && !regel.monatstage.includes(tag - laenge - 1)) return false;
  }
  if (regel.jahrestage.length > 0) {
    const ersterJanuar = tagNummer(jahr, 1, 1);
    const tag = nummer - ersterJanuar + 1;
    const laenge = tagNummer(jahr + 1, 1, 1) - ersterJanuar;
    if (!regel.jahrestage.includes(tag) && !regel.jahrestage.includes(tag - laenge - 1)) return false;
  }
  if (regel.wochen.length > 0 && !trifftWoche(regel, nummer)) return false;
  if (wochentage.length === 0) return true;
  const von = nachMonat ? tagNummer(jahr, monat, 1) : tagNummer(jahr, 1, 1);
  const bis = nachMonat ? tagNummer(jahr, monat + 1, 1) : tagNummer(jahr + 1, 1, 1);
  const vorne = Math.floor((nummer - von) / 7) + 1;
  const hinten = -Math.floor((bis - 1 - nummer) / 7) - 1;
  return wochentage.some(
    (einer) =>
      einer.tag === wochentag && (einer.nummer === 0 || einer.nummer === vorne || einer.nummer === hinten),
  );
}

const istSchlicht = (regel: Regel, wochentage: Regel['wochentage']): boolean =>
  regel.monate.length + regel.monatstage.length + regel.jahrestage.length + regel.wochen.length === 0 &&
  wochentage.every(({ nummer }) => nummer === 0);

/** Week 1 is the first with four days in the year (§3.3.10); its days belong to it whichever year they lie in. */
function trifftWoche({ wochen, wochenbeginn }: Regel, nummer: number): boolean {
  const beginn = nummer - ((wochentagVon(nummer) - wochenbeginn + 7) % 7);
  const jahr = new Date((beginn + 3) * TAG_MS).getUTCFullYear();
  const erste = (eines: number): number => {
    const vierter = tagNummer(eines, 1, 4);
    return vierter - ((wochentagVon(vierter) - wochenbeginn + 7) % 7);
  };
  const woche = (beginn - erste(jahr)) / 7 + 1;
  const anzahl = (erste(jahr + 1) - erste(jahr)) / 7;
  return wochen.includes(woche) || wochen.includes(woche - anzahl - 1);
}

/** Hours of one day at which the series takes place, as milliseconds since its midnight. */
function zeitenAmTag({ regel, beginn, ganzerTag }: Gang): number[] {
  if (ganzerTag) return [0];
  const seit = ((beginn % TAG_MS) + TAG_MS) % TAG_MS;
  const oder = (gesagt: readonly number[], sonst: number): readonly number[] =>
    gesagt.length > 0 ? gesagt : [sonst];
  const stunden = oder(regel.stunden, Math.floor(seit / STUNDE_MS));
  const minuten = oder(regel.minuten, Math.floor((seit % STUNDE_MS) / MINUTE_MS));
  const sekunden = oder(regel.sekunden, Math.floor((seit % MINUTE_MS) / 1000));
  return stunden
    .flatMap((h) => minuten.flatMap((m) => sekunden.map((s) => h * STUNDE_MS + m * MINUTE_MS + s * 1000)))
    .toSorted((a, b) => a - b);
}

/** The dates of the days of a period that meet the rule. */
function anTagen(gang: Gang, frage: Tagesfrage, ersetzt: (von: number, bis: number) => readonly number[]) {
  const zeiten = zeitenAmTag(gang);
  return (von: number, bis: number): number[] => {
    const daten: number[] = [];
    for (let tag = von; tag < bis; tag += 1)
      if (trifft(gang.regel, frage, tag)) for (const zeit of zeiten) daten.push(tag * TAG_MS + zeit);
    const andere = ersetzt(von, bis).flatMap((tag) => zeiten.map((zeit) => tag * TAG_MS + zeit));
    return andere.length === 0 ? daten : [...daten, ...andere].toSorted((a, b) => a - b);
  };
}

/** A day that the rule does not name is the one of its begin (§3.3.10, the last paragraph but one). */
function mitTagen(gang: Gang, was: Partial<Regel>): Gang {
  const { monate: _, wochen, jahrestage, monatstage, wochentage } = gang.regel;
  if ([wochen, jahrestage, monatstage, wochentage].some((einer) => einer.length > 0)) return gang;
  return { ...gang, regel: { ...gang.regel, ...was } };
}

function jahre(roh: Gang): Stufe {
  const am = new Date(roh.beginn);
  const { monate: gesagt, wochen: wochenzahlen, wochentage } = roh.regel;
  const mitMonat = mitTagen(roh, {
    monate: gesagt.length > 0 ? gesagt : [am.getUTCMonth() + 1],
    monatstage: [am.getUTCDate()],
  });
  const allein =
    wochenzahlen.length > 0 &&
    [wochentage, roh.regel.jahrestage, roh.regel.monatstage].every((einer) => einer.length === 0);
  const wochentag = { tag: wochentagVon(Math.floor(roh.beginn / TAG_MS)), nummer: 0 };
  const gang = allein ? { ...roh, regel: { ...roh.regel, wochentage: [wochentag] } } : mitMonat;
  const { regel } = gang;
  const frage = {
    nachMonat: gesagt.length > 0,
    wochentage: wochenzahlen.length > 0 ? ohneNummern(regel.wochentage) : regel.wochentage,
  };
  const daten = anTagen(gang, frage, ersatztage(regel));
  const jahr = (nummer: number): number => am.getUTCFullYear() + nummer * regel.abstand;
  return {
    springe: (ab) => Math.floor((new Date(ab).getUTCFullYear() - 1 - am.getUTCFullYear()) / regel.abstand),
    beginnVon: (nummer) => tagNummer(jahr(nummer), 1, 1) * TAG_MS,
    daten: (nummer) => daten(tagNummer(jahr(nummer), 1, 1), tagNummer(jahr(nummer) + 1, 1, 1)),
  };
}

function monate(roh: Gang): Stufe {
  const am = new Date(roh.beginn);
  const gang = mitTagen(roh, { monatstage: [am.getUTCDate()] });
  const { regel } = gang;
  const erster = am.getUTCFullYear() * 12 + am.getUTCMonth();
  const daten = anTagen(gang, { nachMonat: true, wochentage: regel.wochentage }, ersatztage(regel));
  const monat = (nummer: number): number => erster + nummer * regel.abstand;
  const tagAb = (lang: number): number => tagNummer(Math.floor(lang / 12), (lang % 12) + 1, 1);
  return {
    springe: (ab) => {
      const da = new Date(ab);
      return Math.floor((da.getUTCFullYear() * 12 + da.getUTCMonth() - 1 - erster) / regel.abstand);
    },
    beginnVon: (nummer) => tagAb(monat(nummer)) * TAG_MS,
    daten: (nummer) => daten(tagAb(monat(nummer)), tagAb(monat(nummer) + 1)),
  };
}

function wochen(roh: Gang): Stufe {
  const tag = Math.floor(roh.beginn / TAG_MS);
  const gang = mitTagen(roh, { wochentage: [{ tag: wochentagVon(tag), nummer: 0 }] });
  const { regel } = gang;
  const erste = tag - ((wochentagVon(tag) - regel.wochenbeginn + 7) % 7);
  const daten = anTagen(gang, { nachMonat: true, wochentage: ohneNummern(regel.wochentage) }, () => []);
  const woche = (nummer: number): number => erste + nummer * 7 * regel.abstand;
  return {
    springe: (ab) => Math.floor((ab / TAG_MS - 7 - erste) / (7 * regel.abstand)),
    beginnVon: (nummer) => woche(nummer) * TAG_MS,
    daten: (nummer) => daten(woche(nummer), woche(nummer) + 7),
  };
}

function tage(gang: Gang): Stufe {
  const { regel } = gang;
  const erster = Math.floor(gang.beginn / TAG_MS);
  const daten = anTagen(gang, { nachMonat: true, wochentage: ohneNummern(regel.wochentage) }, () => []);
  const tag = (nummer: number): number => erster + nummer * regel.abstand;
  return {
    springe: (ab) => Math.floor((ab / TAG_MS - 1 - erster) / regel.abstand),
    beginnVon: (nummer) => tag(nummer) * TAG_MS,
    daten: (nummer) => daten(tag(nummer), tag(nummer) + 1),
  };
}

const ohneNummern = (wochentage: Regel['wochentage']): Regel['wochentage'] =>
  wochentage.map(({ tag }) => ({ tag, nummer: 0 }));

/** What RFC 7529 puts in place of the 31st and the 29th of February, where the rule asks for it. */
function ersatztage({ ersatz, monate: nur, monatstage, wochentage }: Regel) {
  return (von: number, bis: number): number[] => {
    if (ersatz === 'OMIT' || wochentage.length > 0) return [];
    const gefunden = new Set<number>();
    for (let erster = von; erster < bis;) {
      const am = new Date(erster * TAG_MS);
      const naechster = tagNummer(am.getUTCFullYear(), am.getUTCMonth() + 2, 1);
      const gilt = nur.length === 0 || nur.includes(am.getUTCMonth() + 1);
      if (gilt && monatstage.some((tag) => tag > naechster - erster))
        gefunden.add(ersatz === 'BACKWARD' ? naechster - 1 : naechster);
      erster = naechster;
    }
    return [...gefunden];
  };
}

/** Rules by the hour and shorter: what the rule names of larger parts leaves out, of smaller ones adds. */
function uhrzeiten(gang: Gang, einheit: number): Stufe {
  const { regel, beginn } = gang;
  const schritt = einheit * regel.abstand;
  const frage = { nachMonat: true, wochentage: ohneNummern(regel.wochentage) };
  const erste = Math.floor(beginn / einheit) * einheit;
  const stelle = (nummer: number): number => erste + nummer * schritt;
  const ab = (wand: number): number => Math.ceil((wand - erste) / schritt);
  const innen = zeitenInnen(gang, einheit);
  const fehlt = (gesagt: readonly number[], wert: number): boolean =>
    gesagt.length > 0 && !gesagt.includes(wert);
  let [zuletzt, traf] = [NaN, false];
  return {
    springe: (wand) => ab(wand - schritt),
    beginnVon: stelle,
    daten: (nummer) => {
      const wand = stelle(nummer);
      const tag = Math.floor(wand / TAG_MS);
      if (tag !== zuletzt) [zuletzt, traf] = [tag, trifft(regel, frage, tag)];
      if (!traf) return ab((tag + 1) * TAG_MS);
      const seit = wand - tag * TAG_MS;
      if (fehlt(regel.stunden, Math.floor(seit / STUNDE_MS))) return naechste(nummer, ab, wand, STUNDE_MS);
      if (einheit < STUNDE_MS && fehlt(regel.minuten, Math.floor((seit % STUNDE_MS) / MINUTE_MS)))
        return naechste(nummer, ab, wand, MINUTE_MS);
      if (einheit < MINUTE_MS && fehlt(regel.sekunden, Math.floor((seit % MINUTE_MS) / 1000)))
        return nummer + 1;
      return innen.map((zeit) => wand + zeit);
    },
  };
}

const naechste = (nummer: number, ab: (wand: number) => number, wand: number, einheit: number): number =>
  Math.max(nummer + 1, ab((Math.floor(wand / einheit) + 1) * einheit));

function zeitenInnen({ regel, beginn }: Gang, einheit: number): number[] {
  const oder = (gesagt: readonly number[], sonst: number): readonly number[] =>
    gesagt.length > 0 ? gesagt : [sonst];
  const rest = ((beginn % STUNDE_MS) + STUNDE_MS) % STUNDE_MS;
  const minuten = einheit === STUNDE_MS ? oder(regel.minuten, Math.floor(rest / MINUTE_MS)) : [0];
  const sekunden = einheit >= MINUTE_MS ? oder(regel.sekunden, Math.floor((rest % MINUTE_MS) / 1000)) : [0];
  return minuten.flatMap((m) => sekunden.map((s) => m * MINUTE_MS + s * 1000)).toSorted((a, b) => a - b);
}
