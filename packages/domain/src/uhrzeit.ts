/** A wall-clock time `HH:MM` from `00:00` to `23:59`; comparing two as strings gives their order. */
export type Uhrzeit = string;

export const MINUTEN_PRO_TAG = 1440;

const GESCHRIEBEN = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?(?:\s*Uhr)?$/i;

export function istUhrzeit(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Reads `8`, `8:00`, `08.30`, `8 Uhr`; `undefined` when it is no time of day. */
export function leseUhrzeit(text: string): Uhrzeit | undefined {
  const treffer = GESCHRIEBEN.exec(text.trim());
  if (treffer === null) return undefined;
  const uhrzeit = `${(treffer[1] ?? '').padStart(2, '0')}:${treffer[2] ?? '00'}`;
  return istUhrzeit(uhrzeit) ? uhrzeit : undefined;
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

/** Later (or with a negative number earlier) on the same day; stops at 00:00 and 23:59. */
export function plusMinuten(uhrzeit: Uhrzeit, minuten: number): Uhrzeit {
  return uhrzeitAus(minutenSeitMitternacht(uhrzeit) + minuten);
}

export function differenzMinuten(von: Uhrzeit, bis: Uhrzeit): number {
  return minutenSeitMitternacht(bis) - minutenSeitMitternacht(von);
}
