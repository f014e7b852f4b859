import { nummerAus, plusTage, tagAusNummer, tagNummer, teileNummer, type Tag } from './tag.ts';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, uhrzeitAus, type Uhrzeit } from './uhrzeit.ts';
import type { Zeitfenster } from './zeitfenster.ts';

/** What calendar and clock on the wall say in Germany. */
export interface Ortszeit {
  readonly tag: Tag;
  readonly uhrzeit: Uhrzeit;
}

const MILLISEKUNDEN_PRO_MINUTE = 60_000;

/** Local day and time in Germany (Europe/Berlin by the EU rule of 1996: summer time from the last Sunday of March to the last of October, 01:00 UTC). */
export function ortszeitAus(zeitpunkt: Date): Ortszeit {
  const minuten = Math.floor(zeitpunkt.getTime() / MILLISEKUNDEN_PRO_MINUTE);
  return alsOrtszeit(minuten + versatzMinuten(minuten));
}

/** Local time of day alone, of whole minutes since 1970-01-01 UTC. */
export function uhrzeitDerMinute(minuten: number): Uhrzeit {
  const oertlich = minuten + versatzMinuten(minuten);
  return uhrzeitAus(oertlich - Math.floor(oertlich / MINUTEN_PRO_TAG) * MINUTEN_PRO_TAG);
}

/** The instant of a local time; a time that summer time skips is moved on, a doubled one means the first. */
export function zeitpunktAus(ortszeit: Ortszeit): Date {
  const oertlich = tagNummer(ortszeit.tag) * MINUTEN_PRO_TAG + minutenSeitMitternacht(ortszeit.uhrzeit);
  const sommer = oertlich - 120;
  const minuten = versatzMinuten(sommer) === 120 ? sommer : oertlich - 60;
  return new Date(minuten * MILLISEKUNDEN_PRO_MINUTE);
}

/**
 * The first and the last instant of a window of a day's clock. What begins in the hour that summer time skips begins with
 * the next one, and what ends in the doubled hour ends in the second of the two: whoever comes between the two times by
 * the clock on the wall comes inside.
 */
export function zeitpunkteAus(tag: Tag, { beginn, ende }: Zeitfenster): { von: Date; bis: Date } {
  const von = zeitpunktAus({ tag, uhrzeit: beginn });
  // The result lies behind the gap already, by as much as the clock was in it.
  const minuten = minutenSeitMitternacht(ortszeitAus(von).uhrzeit);
  const uebersprungen = minuten > minutenSeitMitternacht(beginn) ? minuten % 60 : 0;
  const ersterBeginn = new Date(von.getTime() - uebersprungen * MILLISEKUNDEN_PRO_MINUTE);
  const bis = zeitpunktAus({ tag, uhrzeit: ende });
  const nochEinmal = new Date(bis.getTime() + 60 * MILLISEKUNDEN_PRO_MINUTE);
  return { von: ersterBeginn, bis: ortszeitAus(nochEinmal).uhrzeit === ende ? nochEinmal : bis };
}

/** The instant as it goes over the wire: `2026-10-13T08:00:00+02:00`. */
export function mitVersatz(ortszeit: Ortszeit): string {
  const minuten = zeitpunktAus(ortszeit).getTime() / MILLISEKUNDEN_PRO_MINUTE;
  const versatz = versatzMinuten(minuten);
  const { tag, uhrzeit } = alsOrtszeit(minuten + versatz);
  return `${tag}T${uhrzeit}:00+0${versatz / 60}:00`;
}

/** Minutes from one local time to another by calendar and clock on the wall. */
export function minutenZwischen(von: Ortszeit, bis: Ortszeit): number {
  const tage = tagNummer(bis.tag) - tagNummer(von.tag);
  return tage * MINUTEN_PRO_TAG + minutenSeitMitternacht(bis.uhrzeit) - minutenSeitMitternacht(von.uhrzeit);
}

function alsOrtszeit(minuten: number): Ortszeit {
  const nummer = Math.floor(minuten / MINUTEN_PRO_TAG);
  return { tag: tagAusNummer(nummer), uhrzeit: uhrzeitAus(minuten - nummer * MINUTEN_PRO_TAG) };
}

/** Every offer of every list is written with it, so it counts in numbers and makes no text. */
function versatzMinuten(utcMinuten: number): 60 | 120 {
  const { jahr, monat } = teileNummer(Math.floor(utcMinuten / MINUTEN_PRO_TAG));
  if (monat < 3 || monat > 10) return 60;
  if (monat > 3 && monat < 10) return 120;
  return utcMinuten >= umstellung(jahr, monat) === (monat === 3) ? 120 : 60;
}

/** One o'clock UTC on the last Sunday of a month of 31 days. */
function umstellung(jahr: number, monat: number): number {
  const letzter = nummerAus({ jahr, monat, tagImMonat: 31 });
  // 1970-01-01 was a Thursday.
  const seitSonntag = (((letzter + 4) % 7) + 7) % 7;
  return (letzter - seitSonntag) * MINUTEN_PRO_TAG + 60;
}

/** Whole minutes of the day's wall clock that hold the time. */
export function minutenAm(
  tag: Tag,
  { von, bis }: { readonly von: Date; readonly bis: Date },
): { von: number; bis: number } {
  const anfang = zeitpunktAus({ tag, uhrzeit: '00:00' });
  const schluss = zeitpunktAus({ tag: plusTage(tag, 1), uhrzeit: '00:00' });
  const minute = (zeitpunkt: Date): number =>
    zeitpunkt <= anfang
      ? 0
      : zeitpunkt >= schluss
        ? 1440
        : minutenSeitMitternacht(ortszeitAus(zeitpunkt).uhrzeit);
  return { von: minute(von), bis: minute(new Date(bis.getTime() + 59_999)) };
}
