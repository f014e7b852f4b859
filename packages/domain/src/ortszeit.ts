import { plusTage, tagAusNummer, tagNummer, teileTag, wochentag, type Tag } from './tag.ts';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, uhrzeitAus, type Uhrzeit } from './uhrzeit.ts';

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

/** The instant of a local time; a time that summer time skips is moved on, a doubled one means the first. */
export function zeitpunktAus(ortszeit: Ortszeit): Date {
  const oertlich = tagNummer(ortszeit.tag) * MINUTEN_PRO_TAG + minutenSeitMitternacht(ortszeit.uhrzeit);
  const sommer = oertlich - 120;
  const minuten = versatzMinuten(sommer) === 120 ? sommer : oertlich - 60;
  return new Date(minuten * MILLISEKUNDEN_PRO_MINUTE);
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

function versatzMinuten(utcMinuten: number): 60 | 120 {
  const { jahr } = teileTag(tagAusNummer(Math.floor(utcMinuten / MINUTEN_PRO_TAG)));
  const beginn = umstellung(`${jahr}-03-31`);
  const ende = umstellung(`${jahr}-10-31`);
  return utcMinuten >= beginn && utcMinuten < ende ? 120 : 60;
}

function umstellung(letzterTagDesMonats: Tag): number {
  const sonntag = plusTage(letzterTagDesMonats, -(wochentag(letzterTagDesMonats) % 7));
  return tagNummer(sonntag) * MINUTEN_PRO_TAG + 60;
}
