import { ortszeitAus, zeitpunktAus } from '../ortszeit.ts';

/** How long what a change tells many households waits in the outbox, so that somebody can still stop it. */
export const BEDENKZEIT_MINUTEN = 10;

/**
 * When what is written now leaves. Never on another day: a period of notice counts from the day on which it leaves, and was
 * looked at with this one.
 */
export function bedenkzeitBis(jetzt: Date): Date {
  const bis = new Date(jetzt.getTime() + BEDENKZEIT_MINUTEN * 60_000);
  const { tag } = ortszeitAus(jetzt);
  if (ortszeitAus(bis).tag === tag) return bis;
  const tagesende = zeitpunktAus({ tag, uhrzeit: '23:59' });
  return tagesende > jetzt ? tagesende : jetzt;
}
