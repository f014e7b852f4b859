import type { Gelesen, Kalenderantwort } from './kalenderantwort.ts';
import { liesKalender } from './liesKalender.ts';
import { kalenderAus } from './multistatus.ts';
import { type Belegt, vereinige } from './zeitraum.ts';

/** Thirteen a day for a year: each becomes a row beside which nothing else of that person finds room. */
const ZEITEN_MAX = 5000;

/** Busy times of an answer inside a span, the next first. Undefined: not a calendar. Runs in a process of its own. */
export function liesAntwort({ form, bytes }: Kalenderantwort, spanne: Belegt): Gelesen | undefined {
  const text = new TextDecoder().decode(bytes);
  const texte = form === 'datei' ? [text] : kalenderAus(text);
  if (!texte) return undefined;
  const teile = texte.map((teil) => liesKalender(teil, spanne));
  const gelesen = teile.flatMap((teil) => (teil.ok ? [teil] : []));
  if (gelesen.length === 0 && texte.length > 0) return undefined;
  const hinweise = new Set(gelesen.flatMap((teil) => teil.hinweise));
  if (gelesen.length < texte.length) hinweise.add('unlesbare-eintraege');
  const zeiten = vereinige(
    gelesen.flatMap((teil) => teil.zeiten),
    spanne,
  );
  if (zeiten.length > ZEITEN_MAX) hinweise.add('zu-viele-zeiten');
  return { zeiten: zeiten.slice(0, ZEITEN_MAX), hinweise: [...hinweise].toSorted() };
}
