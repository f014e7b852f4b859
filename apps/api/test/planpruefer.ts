import type { Kehrtour } from '@kehrtour/contract/kehrtour';

import { grundFehler } from './grundpruefer.ts';
import { type Besetzt, besuchIn, type Planwissen } from './planwissen.ts';

type Halt = Kehrtour['halte'][number];
type Schicht = Kehrtour['schichten'][number];

const ms = (zeitpunkt: string | null): number => Date.parse(zeitpunkt ?? '');
const platz = ({ position }: Halt): number => position ?? -1;
const MINUTE = 60_000;

/**
 * Judges a plan by what came over the wire alone. It shares no line with the planner or the rules of the API, so that one
 * mistake cannot stand in both. Answers every fault as a sentence.
 */
export function pruefePlan(kehrtour: Kehrtour, wissen: Planwissen): string[] {
  return [
    ...jedesHausEinmal(kehrtour, wissen),
    ...kehrtour.halte.flatMap((halt) =>
      halt.ausgelassen ? grundFehler(halt, kehrtour, wissen) : haltFehler(halt, kehrtour, wissen),
    ),
    ...kehrtour.schichten.flatMap((schicht) => schichtFehler(schicht, kehrtour, wissen)),
    ...ruheFehler(kehrtour, wissen),
  ];
}

function jedesHausEinmal({ halte }: Kehrtour, { gewaehlt }: Planwissen): string[] {
  return [
    ...gewaehlt
      .filter((haus) => halte.filter(({ liegenschaftId }) => liegenschaftId === haus).length !== 1)
      .map((haus) => `house ${haus} is not there exactly once`),
    ...halte
      .filter(({ liegenschaftId }) => !gewaehlt.includes(liegenschaftId))
      .map(({ anschrift }) => `${anschrift} was never chosen`),
  ];
}

function haltFehler(halt: Halt, kehrtour: Kehrtour, wissen: Planwissen): string[] {
  const wo = `${halt.anschrift} on ${halt.tag}`;
  const [von, bis] = [ms(halt.beginn), ms(halt.ende)];
  const schicht = kehrtour.schichten.find(
    ({ mitarbeiterId, tag }) => mitarbeiterId === halt.mitarbeiterId && tag === halt.tag,
  );
  if (!schicht) return [`${wo} is in no shift`];
  const fehler: string[] = [];
  if (wissen.anderswo.some((zeit) => zeit.wer === halt.mitarbeiterId && zeit.von < bis && von < zeit.bis))
    fehler.push(`${wo}: its driver is elsewhere`);
  if (von < ms(schicht.beginn) || bis > ms(schicht.ende)) fehler.push(`${wo} lies outside of its shift`);
  if (schicht.pausen.some((pause) => ms(pause.von) < bis && von < ms(pause.bis)))
    fehler.push(`${wo} lies in a break`);
  if (bis - von < halt.dauerMinuten * MINUTE) fehler.push(`${wo} is shorter than its work`);
  const davor = kehrtour.halte
    .filter(
      (one) =>
        !one.ausgelassen &&
        one.mitarbeiterId === halt.mitarbeiterId &&
        one.tag === halt.tag &&
        platz(one) < platz(halt),
    )
    .toSorted((a, b) => platz(b) - platz(a))[0];
  if (davor) fehler.push(...wegFehler(davor, halt, wissen).map((satz) => `${wo}: ${satz}`));
  return [...fehler, ...tagFehler(halt, kehrtour, wissen).map((satz) => `${wo}: ${satz}`)];
}

/** Whether the work may be done on this day by this person, and whether what is wrong with the day is said. */
function tagFehler(halt: Halt, kehrtour: Kehrtour, wissen: Planwissen): string[] {
  const [haus, tag] = [wissen.haus.get(halt.liegenschaftId), halt.tag ?? ''];
  const person = wissen.leute.find(({ id }) => id === halt.mitarbeiterId);
  const fehler: string[] = [];
  if (!haus || haus.arbeiten.length === 0)
    return [
      wissen.vergeben.has(halt.liegenschaftId) ? 'is visited by another round already' : 'has nothing to do',
    ];
  if (wissen.vonHand.has(halt.liegenschaftId)) fehler.push('was left out by hand');
  const besuch = besuchIn(haus, kehrtour.tage, wissen.nurTaetigkeit);
  if (!besuch) return [...fehler, 'has only work that was not chosen'];
  if (halt.dauerMinuten !== besuch.minuten)
    fehler.push(`takes ${halt.dauerMinuten} minutes instead of ${besuch.minuten}`);
  if (besuch.schau && person?.darfSchauen !== true)
    fehler.push('is a Feuerstättenschau by somebody who may not');
  if (wissen.abwesend.has(`${halt.mitarbeiterId}/${tag}`)) fehler.push('its driver is away');
  const ausserhalb = tag < besuch.von || tag > besuch.bis;
  if (ausserhalb !== halt.verstoesse.some((satz) => /Frist/.test(satz)))
    fehler.push(`its Frist ${ausserhalb ? 'is broken without a mark' : 'holds, but is marked'}`);
  const feiertag = haus.feiertage.includes(tag) && !wissen.feiertageAmSitz.includes(tag);
  if (feiertag !== halt.verstoesse.some((satz) => /Feiertag/.test(satz)))
    fehler.push(
      feiertag ? 'is a holiday there, and nobody says so' : 'is no holiday there, but marked as one',
    );
  return fehler;
}

function wegFehler(davor: Halt, halt: Halt, { haus }: Planwissen): string[] {
  const fehler: string[] = [];
  if (ms(davor.ende) > ms(halt.beginn)) fehler.push('overlaps the stop before');
  const [a, b] = [haus.get(davor.liegenschaftId)?.lage, haus.get(halt.liegenschaftId)?.lage];
  if (!a || !b || !halt.anfahrtZuFuss) return fehler;
  const meter = Math.hypot((a.lat - b.lat) * 111_000, (a.lon - b.lon) * 72_000);
  if (meter > 10 && (halt.anfahrtSekunden ?? 0) * 3 < meter)
    fehler.push(`walks ${Math.round(meter)} m too fast`);
  return fehler;
}

/** §§ 3 and 4 ArbZG over the whole day of the person. */
function schichtFehler(schicht: Schicht, kehrtour: Kehrtour, { anderswo, leute }: Planwissen): string[] {
  const wer = `${schicht.name} on ${schicht.tag}`;
  const leer = kehrtour.halte.every(
    (h) => h.ausgelassen || h.mitarbeiterId !== schicht.mitarbeiterId || h.tag !== schicht.tag,
  );
  const ohneHalt = leer ? [`${wer} has a shift without a stop`] : [];
  if (leute.some(({ id, entscheidetSelbst }) => id === schicht.mitarbeiterId && entscheidetSelbst))
    return ohneHalt;
  const amTag = anderswo.filter(
    ({ wer, von }) => wer === schicht.mitarbeiterId && tagVon(von) === schicht.tag,
  );
  const { arbeit, laengstes, pause } = arbeitAm(schicht, amTag);
  const soll = arbeit > 541 ? 45 : arbeit > 361 ? 30 : 0;
  return [
    ...(arbeit > 602 ? [`${wer} works ${arbeit} minutes`] : []),
    ...(laengstes > 362 ? [`${wer} works ${laengstes} minutes in a row`] : []),
    ...(pause + 1 < soll ? [`${wer} rests ${pause} of ${soll} minutes`] : []),
    ...ohneHalt,
  ];
}

/**
 * Minute by minute: slow, and too simple to be wrong. Work in a row counts where the shift has part in it: what an owner decided for
 * another round is not this one's.
 */
function arbeitAm(
  schicht: Schicht,
  amTag: readonly Besetzt[],
): { arbeit: number; laengstes: number; pause: number } {
  const eigene = { von: ms(schicht.beginn), bis: ms(schicht.ende) };
  const rast = schicht.pausen.map(({ von, bis }) => ({ von: ms(von), bis: ms(bis) }));
  const von = Math.min(eigene.von, ...amTag.map((zeit) => zeit.von));
  const bis = Math.max(eigene.bis, ...amTag.map((zeit) => zeit.bis));
  let [arbeit, stueck, laengstes, ruhe, pause] = [0, 0, 0, 0, 0];
  let eigenes = false;
  for (let t = von; t < bis; t += MINUTE) {
    const in_ = (zeit: { von: number; bis: number }): boolean => zeit.von <= t && t + MINUTE / 2 < zeit.bis;
    const hier = in_(eigene) && !rast.some(in_);
    if (hier || amTag.some(in_)) {
      if (ruhe >= 15) [pause, stueck, eigenes] = [pause + ruhe, 0, false];
      else stueck += ruhe;
      ruhe = 0;
      arbeit += 1;
      stueck += 1;
      eigenes ||= hier;
      if (eigenes) laengstes = Math.max(laengstes, stueck);
    } else ruhe += 1;
  }
  return { arbeit, laengstes, pause };
}

/** § 5 ArbZG: eleven hours between the last work of a day and the first of the next. */
function ruheFehler({ schichten }: Kehrtour, { anderswo, leute }: Planwissen): string[] {
  const alle = [
    ...schichten.map((s) => ({ wer: s.mitarbeiterId, von: ms(s.beginn), bis: ms(s.ende) })),
    ...anderswo,
  ].filter(({ wer }) => !leute.some(({ id, entscheidetSelbst }) => id === wer && entscheidetSelbst));
  return alle.flatMap((heute) =>
    alle
      .filter((morgen) => morgen.wer === heute.wer && tagVon(morgen.von) > tagVon(heute.von))
      .filter((morgen) => morgen.von - heute.bis < 11 * 60 * MINUTE)
      .map((morgen) => `rest before ${new Date(morgen.von).toISOString()} is too short`),
  );
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const tagVon = (zeitpunkt: number): string => BERLIN.format(zeitpunkt);
