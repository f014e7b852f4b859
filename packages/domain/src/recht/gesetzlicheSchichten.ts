import { minutenAm } from '../ortszeit.ts';
import { plusTage, type Tag } from '../tag.ts';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, type Uhrzeit, uhrzeitAus } from '../uhrzeit.ts';
import { arbeitOhne, type Arbeitsgrenzen, type Arbeitsspanne, pauseFuer } from './arbeitszeitgesetz.ts';
import { grenzenFuer } from './jugendarbeit.ts';
import { SCHICHT_MINUTEN_MIN } from './schicht.ts';

/** Work elsewhere, with the breaks in it. */
export interface Arbeitszeit {
  readonly von: Date;
  readonly bis: Date;
  readonly pausen: readonly { readonly von: Date; readonly bis: Date }[];
}

/** What the law asks about one person's day. */
export interface Arbeitsschicht {
  readonly id: string;
  readonly fahrer: { readonly id: string; readonly geburtsdatum?: Tag | null };
  readonly tag: Tag;
  readonly beginn: Uhrzeit;
  readonly ende: Uhrzeit;
  readonly arbeitMinuten: number;
  readonly ueberstundenMinuten: number;
  readonly pause: {
    readonly fruehestens: Uhrzeit;
    readonly spaetestens: Uhrzeit;
    readonly minuten: number;
  } | null;
  readonly abwesend: readonly { readonly von: Uhrzeit; readonly bis: Uhrzeit }[];
  readonly feste: readonly Arbeitszeit[];
  readonly pauseEntfaelltBis?: Uhrzeit | undefined;
  readonly gesperrt?: readonly Arbeitsspanne[];
}

/** Whose own decision stands above the law: an owner's, for himself. */
export type Eigenentscheidung = (mitarbeiterId: string) => {
  readonly arbeitszeit: boolean;
  readonly pause: boolean;
};

/**
 * The shifts as the law allows them: of the Arbeitszeitgesetz ten hours at most with all else of the day (§ 3), a break that is
 * long enough and lies so that nobody works six hours in a row (§ 4), eleven hours of rest before the next day (§ 5); whoever is not
 * eighteen works by the JArbSchG, which asks for more rest of each kind.
 */
export function gesetzlicheSchichten<Schicht extends Arbeitsschicht>(
  schichten: readonly Schicht[],
  belegte: readonly (Arbeitszeit & { readonly mitarbeiterId: string })[],
  entscheidet: Eigenentscheidung,
): Schicht[] {
  const fertig = new Map<string, Schicht>();
  // The last day first: a day ends so that the next one may begin.
  for (const schicht of schichten.toSorted((a, b) => b.tag.localeCompare(a.tag))) {
    const eigene = belegte.filter(({ mitarbeiterId }) => mitarbeiterId === schicht.fahrer.id);
    const frei = entscheidet(schicht.fahrer.id);
    const kurz = frei.arbeitszeit ? schicht : hoechstensEinTag(schicht, eigene);
    const morgen = fertig.get(`${schicht.fahrer.id}/${plusTage(schicht.tag, 1)}`);
    const ruhend = kurz && mitRuhezeit(kurz, eigene, morgen);
    const neu = ruhend && (frei.pause ? ruhend : mitPause(ruhend, eigene));
    if (neu) fertig.set(schicht.id, neu);
  }
  return schichten.flatMap((schicht) => fertig.get(schicht.id) ?? []);
}

const minuten = minutenSeitMitternacht;
const grenzenVon = ({ fahrer, tag }: Arbeitsschicht): Arbeitsgrenzen => grenzenFuer(fahrer.geburtsdatum, tag);

/** Work elsewhere on the shift's day beside the shift, without its breaks. */
function anderswo(schicht: Arbeitsschicht, eigene: readonly Arbeitszeit[]): Arbeitsspanne[] {
  return eigene
    .filter((zeit) => !schicht.feste.includes(zeit))
    .map((zeit) => ({ ...minutenAm(schicht.tag, zeit), zeit }))
    .filter(({ von, bis }) => bis > von)
    .flatMap(({ von, bis, zeit }) =>
      arbeitOhne(
        { von, bis },
        zeit.pausen.map((pause) => minutenAm(schicht.tag, pause)),
      ),
    );
}

const summe = (spannen: readonly Arbeitsspanne[]): number =>
  spannen.reduce((zusammen, { von, bis }) => zusammen + bis - von, 0);

function hoechstensEinTag<Schicht extends Arbeitsschicht>(
  schicht: Schicht,
  eigene: readonly Arbeitszeit[],
): Schicht | undefined {
  const bleibt = grenzenVon(schicht).tag - summe(anderswo(schicht, eigene));
  const arbeitMinuten = Math.min(schicht.arbeitMinuten, bleibt);
  if (arbeitMinuten < SCHICHT_MINUTEN_MIN) return undefined;
  return {
    ...schicht,
    arbeitMinuten,
    ueberstundenMinuten: Math.min(schicht.ueberstundenMinuten, bleibt - arbeitMinuten),
  };
}

/** Begins its rest after the evening before and ends as long before the next morning. */
function mitRuhezeit<Schicht extends Arbeitsschicht>(
  schicht: Schicht,
  eigene: readonly Arbeitszeit[],
  morgen: Schicht | undefined,
): Schicht | undefined {
  const { ruhe } = grenzenVon(schicht);
  const am = (tage: number): { von: number; bis: number }[] =>
    eigene.map((zeit) => minutenAm(plusTage(schicht.tag, tage), zeit)).filter(({ von, bis }) => bis > von);
  const gestern = Math.max(...am(-1).map(({ bis }) => bis), 0);
  const naechster = Math.min(
    ...am(1).map(({ von }) => von),
    morgen ? minuten(morgen.beginn) : MINUTEN_PRO_TAG,
  );
  const beginn = Math.max(minuten(schicht.beginn), gestern + ruhe - MINUTEN_PRO_TAG);
  const spaetestens = naechster + MINUTEN_PRO_TAG - ruhe;
  const ende = Math.min(minuten(schicht.ende), spaetestens);
  if (ende - beginn < SCHICHT_MINUTEN_MIN) return undefined;
  return {
    ...schicht,
    beginn: uhrzeitAus(beginn),
    ende: uhrzeitAus(ende),
    arbeitMinuten: Math.min(schicht.arbeitMinuten, ende - beginn),
    ueberstundenMinuten: Math.max(0, Math.min(schicht.ueberstundenMinuten, spaetestens - ende)),
  };
}

/** The working day around the shift: since when and until when somebody works without a break that is one. */
function amStueck(schicht: Arbeitsschicht, eigene: readonly Arbeitszeit[]): { seit: number; bis: number } {
  let seit = minuten(schicht.beginn);
  let bis = minuten(schicht.ende) + schicht.ueberstundenMinuten;
  const andere = anderswo(schicht, eigene).toSorted((a, b) => a.von - b.von);
  for (const span of andere.toReversed())
    if (span.bis <= seit && seit - span.bis < LUECKE_MINUTEN) seit = span.von;
  for (const span of andere)
    if (span.von >= minuten(schicht.ende) && span.von - bis < LUECKE_MINUTEN) bis = span.bis;
  return { seit, bis };
}
/** What is shorter is no break. */
const LUECKE_MINUTEN = 30;

/** The shift with a break that the law demands; none where fixed times elsewhere leave no room for one. */
function mitPause<Schicht extends Arbeitsschicht>(
  schicht: Schicht,
  eigene: readonly Arbeitszeit[],
): Schicht | undefined {
  const arbeit =
    Math.min(
      schicht.arbeitMinuten + schicht.ueberstundenMinuten,
      minuten(schicht.ende) + schicht.ueberstundenMinuten - minuten(schicht.beginn),
    ) + summe(anderswo(schicht, eigene));
  const grenzen = grenzenVon(schicht);
  const soll = pauseFuer(arbeit, grenzen);
  const { seit, bis } = amStueck(schicht, eigene);
  if (soll === 0 || luecken(schicht, { von: seit, bis }) >= soll)
    return { ...schicht, pauseEntfaelltBis: uhrzeitAus(seit + grenzen.amStueck) };
  const dauer = Math.max(schicht.pause?.minuten ?? 0, soll);
  const laengstens = seit + grenzen.amStueck;
  const spaetestens = spaetesterBeginn(schicht, laengstens, dauer);
  if (spaetestens === undefined) return undefined;
  // After the break no more in a row than before it: a day that is longer ends earlier.
  const zuLang = Math.max(0, bis - grenzen.amStueck - dauer - spaetestens);
  const fruehestens = Math.max(bis - zuLang - grenzen.amStueck - dauer, minuten(schicht.beginn));
  const ueberstundenMinuten = Math.max(0, schicht.ueberstundenMinuten - zuLang);
  const ende = minuten(schicht.ende) - Math.max(0, zuLang - schicht.ueberstundenMinuten);
  return {
    ...schicht,
    ende: uhrzeitAus(ende),
    ueberstundenMinuten,
    pause: pausenfenster(schicht, { von: fruehestens, bis: Math.max(fruehestens, spaetestens), dauer }),
    // With more work behind the shift the break is not left out.
    pauseEntfaelltBis:
      bis > minuten(schicht.ende) + schicht.ueberstundenMinuten
        ? undefined
        : uhrzeitAus(Math.min(laengstens, ohneWeiterePauseBis(schicht, eigene))),
  };
}

/** Until when somebody may work who already works elsewhere that day, with no more rest than that work has (§ 4 ArbZG). */
function ohneWeiterePauseBis(schicht: Arbeitsschicht, eigene: readonly Arbeitszeit[]): number {
  const andere = anderswo(schicht, eigene).toSorted((a, b) => a.von - b.von);
  const rast = andere.reduce((zusammen, { von }, i) => {
    const luecke = von - (andere[i - 1]?.bis ?? von);
    return luecke >= PAUSENSTUECK_MINUTEN ? zusammen + luecke : zusammen;
  }, 0);
  const frei = arbeitBeiRast(rast, grenzenVon(schicht));
  return Math.min(minuten(schicht.beginn) + Math.max(0, frei - summe(andere)), MINUTEN_PRO_TAG - 1);
}
/** § 4 Satz 2 ArbZG: what is shorter is no part of a break. */
const PAUSENSTUECK_MINUTEN = 15;
/** How long a day may be with that much rest: until more of it is demanded. */
const arbeitBeiRast = (rast: number, { tag, pausen }: Arbeitsgrenzen): number =>
  pausen.findLast(({ minuten: soll }) => rast < soll)?.ueber ?? tag;

/** Between a break and a visit somewhere else lies a way. */
const WEG_MINUTEN = 30;

/** The latest beginning of a break beside all fixed times, with no more of them in a row behind it than the law allows. */
function spaetesterBeginn(schicht: Arbeitsschicht, laengstens: number, dauer: number): number | undefined {
  const { gesperrt = [], feste, tag } = schicht;
  const fest = [...gesperrt, ...feste.map((zeit) => minutenAm(tag, zeit))].toSorted((a, b) => b.von - a.von);
  let beginn = laengstens;
  for (const zeit of fest)
    if (beginn < zeit.bis && beginn + dauer > zeit.von) beginn = zeit.von - dauer - WEG_MINUTEN;
  if (beginn === laengstens) return beginn;
  const letzte = Math.max(...fest.map(({ bis }) => bis));
  return beginn >= minuten(schicht.beginn) && letzte - beginn - dauer <= grenzenVon(schicht).amStueck
    ? beginn
    : undefined;
}

/** Minutes of rest in which the person is away, where they cut the day so that no piece of it is too long. */
function luecken(schicht: Arbeitsschicht, tag: Arbeitsspanne): number {
  const { abwesend } = schicht;
  const frei = abwesend.map(({ von, bis }) => ({ von: minuten(von), bis: minuten(bis) }));
  const stuecke = arbeitOhne(tag, frei);
  return stuecke.some(({ von, bis }) => bis - von > grenzenVon(schicht).amStueck) ? 0 : summe(frei);
}

/** The wished time of the break as far as the law allows it, else the law's, beside what the person is elsewhere for. */
function pausenfenster(
  schicht: Arbeitsschicht,
  gesetz: Arbeitsspanne & { dauer: number },
): Arbeitsschicht['pause'] {
  const { pause, abwesend, gesperrt = [] } = schicht;
  const gewuenscht = pause && {
    von: Math.max(gesetz.von, minuten(pause.fruehestens)),
    bis: Math.min(gesetz.bis, minuten(pause.spaetestens)),
  };
  const weg = [
    ...abwesend.map(({ von, bis }) => ({ von: minuten(von), bis: minuten(bis) })),
    ...gesperrt,
  ].map(({ von, bis }) => ({ von: von - gesetz.dauer + 1, bis }));
  const fenster = [gewuenscht && gewuenscht.bis >= gewuenscht.von ? gewuenscht : gesetz, gesetz]
    .map((span) => laengstes(span, weg))
    .find((span) => span !== undefined);
  return fenster
    ? { fruehestens: uhrzeitAus(fenster.von), spaetestens: uhrzeitAus(fenster.bis), minuten: gesetz.dauer }
    : pause;
}

/** The shift with its fixed times as gaps: they are kept without a way to them, which nobody could drive anyway. */
export function ohneWege<Schicht extends Arbeitsschicht>(schicht: Schicht): Schicht {
  const { pause } = schicht;
  const ohne = { ...schicht, feste: [], gesperrt: schicht.feste.map((zeit) => minutenAm(schicht.tag, zeit)) };
  if (!pause) return ohne;
  const fenster = { von: minuten(pause.fruehestens), bis: minuten(pause.spaetestens), dauer: pause.minuten };
  return { ...ohne, pause: pausenfenster(ohne, fenster) };
}

function laengstes(span: Arbeitsspanne, weg: readonly Arbeitsspanne[]): Arbeitsspanne | undefined {
  // A single minute is a window, too: it begins and ends in it.
  return arbeitOhne({ von: span.von, bis: span.bis + 1 }, weg)
    .map(({ von, bis }) => ({ von, bis: bis - 1 }))
    .toSorted((a, b) => b.bis - b.von - (a.bis - a.von))[0];
}
