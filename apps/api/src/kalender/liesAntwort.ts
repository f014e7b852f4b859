import type { Gelesen, Kalenderantwort } from './kalenderantwort.ts';
import { liesKalender } from './liesKalender.ts';
import { kalenderAus } from './multistatus.ts';
import { textAus } from './textAus.ts';
import { type Belegt, schliesseLuecken, vereinige } from './zeitraum.ts';

/** Thirteen a day for a year: each becomes a row beside which nothing else of that person finds room. */
const ZEITEN_MAX = 5000;
/** As many as a page shows, whatever number of files CalDAV answered with. */
const FUNDE_MAX = 20;

/** Busy times of an answer inside a span, the next first, or why there are none. Runs in a process of its own. */
export function liesAntwort({ form, bytes }: Kalenderantwort, spanne: Belegt, eigenerWirt: string): Gelesen {
  const text = textAus(bytes);
  const texte = form === 'datei' ? [text] : kalenderAus(text);
  if (!texte) return { ok: false, grund: 'kein-kalender' };
  const teile = texte.map((teil) => liesKalender(teil, spanne, eigenerWirt));
  const gelesen = teile.flatMap((teil) => (teil.ok ? [teil] : []));
  const misslungen = teile.find((teil) => !teil.ok);
  if (gelesen.length === 0 && misslungen) return { ok: false, grund: misslungen.grund };
  const hinweise = new Set(gelesen.flatMap((teil) => teil.hinweise));
  if (misslungen) hinweise.add('unlesbare-eintraege');
  const alle = vereinige(
    gelesen.flatMap((teil) => teil.zeiten),
    spanne,
  );
  if (alle.length > ZEITEN_MAX) hinweise.add('zu-viele-zeiten');
  return {
    ok: true,
    zeiten: schliesseLuecken(alle, ZEITEN_MAX),
    hinweise: [...hinweise].toSorted(),
    funde: gelesen.flatMap((teil) => teil.funde).slice(0, FUNDE_MAX),
  };
}
