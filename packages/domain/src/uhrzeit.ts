/** A wall-clock time `HH:MM` from `00:00` to `23:59`; comparing two as strings gives their order. */
export type Uhrzeit = string;

export const MINUTEN_PRO_TAG = 1440;

export function istUhrzeit(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Minutes since midnight; throws on text that is no time, because callers hold an `Uhrzeit` already. */
export function minutenSeitMitternacht(uhrzeit: Uhrzeit): number {
  if (!istUhrzeit(uhrzeit)) throw new Error(`Keine Uhrzeit im Format HH:MM: ${uhrzeit}`);
  return Number(uhrzeit.slice(0, 2)) * 60 + Number(uhrzeit.slice(3, 5));
}

/** The time so many minutes after midnight; whole minutes, held within the day. */
export function uhrzeitAus(minuten: number): Uhrzeit {
  const imTag = Math.min(MINUTEN_PRO_TAG - 1, Math.max(0, Math.floor(minuten)));
  const stunde = String(Math.floor(imTag / 60)).padStart(2, '0');
  return `${stunde}:${String(imTag % 60).padStart(2, '0')}`;
}
