import type { Kehrtour } from '@kehrtour/contract/kehrtour';

/** What the checker knows of a plan beside the plan: all of it was set up by the test itself. */
export type Planwissen = {
  readonly gewaehlt: readonly string[];
  /** Other work by person, as it stood when the plan was made. */
  readonly anderswo: readonly Besetzt[];
  readonly lage: ReadonlyMap<string, { lat: number; lon: number }>;
  readonly frist: ReadonlyMap<string, { von: string; bis: string }>;
};
export type Besetzt = { wer: string; von: number; bis: number };

type Halt = Kehrtour['halte'][number];
type Schicht = Kehrtour['schichten'][number];

const ms = (zeitpunkt: string | null): number => Date.parse(zeitpunkt ?? '');
const platz = ({ position }: Halt): number => position ?? -1;
const MINUTE = 60_000;

/**
 * Judges a plan by what came over the wire alone. It shares no line with the planner or the rules of the API, so that one
 * mistake cannot stand in both. Answers every fault as a sentence.
 */
export function pruefePlan(tour: Kehrtour, wissen: Planwissen): string[] {
  return [
    ...jedesHausEinmal(tour, wissen),
    ...tour.halte.flatMap((halt) => (halt.ausgelassen ? grundFehler(halt) : haltFehler(halt, tour, wissen))),
    ...tour.schichten.flatMap((schicht) => schichtFehler(schicht, tour, wissen)),
    ...ruheFehler(tour, wissen),
  ];
}

function jedesHausEinmal({ halte }: Kehrtour, { gewaehlt }: Planwissen): string[] {
  return gewaehlt
    .filter((haus) => halte.filter(({ liegenschaftId }) => liegenschaftId === haus).length !== 1)
    .map((haus) => `house ${haus} is not there exactly once`);
}

function grundFehler({ anschrift, grund, termin }: Halt): string[] {
  if (!grund || grund.text.length < 10) return [`${anschrift} is left out without a reason`];
  return termin === null && /feste Zeit lässt sich nicht halten|zugesagte Zeit/.test(grund.text)
    ? [`${anschrift} has no appointment, but is told of one: ${grund.text}`]
    : [];
}

function haltFehler(halt: Halt, tour: Kehrtour, { anderswo, frist, lage }: Planwissen): string[] {
  const wo = `${halt.anschrift} on ${halt.tag}`;
  const [von, bis] = [ms(halt.beginn), ms(halt.ende)];
  const schicht = tour.schichten.find(
    ({ mitarbeiterId, tag }) => mitarbeiterId === halt.mitarbeiterId && tag === halt.tag,
  );
  if (!schicht) return [`${wo} is in no shift`];
  const fehler: string[] = [];
  if (anderswo.some((zeit) => zeit.wer === halt.mitarbeiterId && zeit.von < bis && von < zeit.bis))
    fehler.push(`${wo}: its driver is elsewhere`);
  if (von < ms(schicht.beginn) || bis > ms(schicht.ende)) fehler.push(`${wo} lies outside of its shift`);
  if (schicht.pausen.some((pause) => ms(pause.von) < bis && von < ms(pause.bis)))
    fehler.push(`${wo} lies in a break`);
  if (bis - von < halt.dauerMinuten * MINUTE) fehler.push(`${wo} is shorter than its work`);
  const eigene = frist.get(halt.liegenschaftId);
  const ausserhalb = eigene !== undefined && ((halt.tag ?? '') < eigene.von || (halt.tag ?? '') > eigene.bis);
  if (ausserhalb !== halt.verstoesse.some((satz) => /Frist/.test(satz)))
    fehler.push(`${wo}: its Frist ${ausserhalb ? 'is broken without a mark' : 'holds, but is marked'}`);
  const davor = tour.halte
    .filter(
      (one) =>
        !one.ausgelassen &&
        one.mitarbeiterId === halt.mitarbeiterId &&
        one.tag === halt.tag &&
        platz(one) < platz(halt),
    )
    .toSorted((a, b) => platz(b) - platz(a))[0];
  if (davor) fehler.push(...wegFehler(davor, halt, lage).map((satz) => `${wo}: ${satz}`));
  return fehler;
}

function wegFehler(davor: Halt, halt: Halt, lage: Planwissen['lage']): string[] {
  const fehler: string[] = [];
  if (ms(davor.ende) > ms(halt.beginn)) fehler.push('overlaps the stop before');
  const [a, b] = [lage.get(davor.liegenschaftId), lage.get(halt.liegenschaftId)];
  if (!a || !b || !halt.anfahrtZuFuss) return fehler;
  const meter = Math.hypot((a.lat - b.lat) * 111_000, (a.lon - b.lon) * 72_000);
  if (meter > 10 && (halt.anfahrtSekunden ?? 0) * 3 < meter)
    fehler.push(`walks ${Math.round(meter)} m too fast`);
  return fehler;
}

/** §§ 3 and 4 ArbZG over the whole day of the person. */
function schichtFehler(schicht: Schicht, tour: Kehrtour, { anderswo }: Planwissen): string[] {
  const amTag = anderswo.filter(
    ({ wer, von }) => wer === schicht.mitarbeiterId && tagVon(von) === schicht.tag,
  );
  const eigene = { von: ms(schicht.beginn), bis: ms(schicht.ende) };
  const rast = schicht.pausen.map(({ von, bis }) => ({ von: ms(von), bis: ms(bis) }));
  // Minute by minute: slow, and too simple to be wrong.
  const [von, bis] = [
    Math.min(eigene.von, ...amTag.map((z) => z.von)),
    Math.max(eigene.bis, ...amTag.map((z) => z.bis)),
  ];
  let [arbeit, stueck, laengstes, ruhe, pause] = [0, 0, 0, 0, 0];
  for (let t = von; t < bis; t += MINUTE) {
    const in_ = (z: { von: number; bis: number }): boolean => z.von <= t && t + MINUTE / 2 < z.bis;
    const arbeitet = amTag.some(in_) || (in_(eigene) && !rast.some(in_));
    if (arbeitet) {
      if (ruhe >= 15) [pause, stueck] = [pause + ruhe, 0];
      else stueck += ruhe;
      ruhe = 0;
      arbeit += 1;
      stueck += 1;
      laengstes = Math.max(laengstes, stueck);
    } else ruhe += 1;
  }
  const soll = arbeit > 541 ? 45 : arbeit > 361 ? 30 : 0;
  const wer = `${schicht.name} on ${schicht.tag}`;
  return [
    ...(arbeit > 602 ? [`${wer} works ${arbeit} minutes`] : []),
    ...(laengstes > 362 ? [`${wer} works ${laengstes} minutes in a row`] : []),
    ...(pause + 1 < soll ? [`${wer} rests ${pause} of ${soll} minutes`] : []),
    ...(tour.halte.some(
      (h) => !h.ausgelassen && h.mitarbeiterId === schicht.mitarbeiterId && h.tag === schicht.tag,
    )
      ? []
      : [`${wer} has a shift without a stop`]),
  ];
}

/** § 5 ArbZG: eleven hours between the last work of a day and the first of the next. */
function ruheFehler({ schichten }: Kehrtour, { anderswo }: Planwissen): string[] {
  const alle = [
    ...schichten.map((s) => ({ wer: s.mitarbeiterId, von: ms(s.beginn), bis: ms(s.ende) })),
    ...anderswo,
  ];
  return alle.flatMap((heute) =>
    alle
      .filter((morgen) => morgen.wer === heute.wer && tagVon(morgen.von) > tagVon(heute.von))
      .filter((morgen) => morgen.von - heute.bis < 11 * 60 * MINUTE)
      .map((morgen) => `rest before ${new Date(morgen.von).toISOString()} is too short`),
  );
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const tagVon = (zeitpunkt: number): string => BERLIN.format(zeitpunkt);
