import type { Tagesbesuch } from '@kehrtour/contract/heute';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { RUECKMELDUNGSART_NAMEN } from '@kehrtour/domain/termin/rueckmeldungsart';

import type { Sendestand } from './sender.ts';

export const uhrzeit = (zeit: string | number): string => ortszeitAus(new Date(zeit)).uhrzeit;

/** `8:00–10:00` */
export const fenster = ({ fensterVon, fensterBis }: Pick<Tagesbesuch, 'fensterVon' | 'fensterBis'>): string =>
  `${uhrzeit(fensterVon)}–${uhrzeit(fensterBis)}`;

const mal = (anzahl: number, eines: string, viele: string): string =>
  `${anzahl} ${anzahl === 1 ? eines : viele}`;

/** The one line that always says where the facts are. */
export function sendesatz(
  { wartend, buero, anmelden, ohneNetz, sendet, zuletzt }: Sendestand,
  fotos = 0,
): string {
  const amBuero = buero === 0 ? '' : ` · ${mal(buero, 'Meldung', 'Meldungen')} fürs Büro`;
  const bilder = fotos === 0 ? '' : mal(fotos, 'Foto wartet', 'Fotos warten');
  if (wartend === 0 && fotos > 0) return `${bilder}${amBuero}`;
  if (wartend === 0)
    return `${zuletzt === null ? 'Alles gesendet' : `Alles gesendet ${uhrzeit(zuletzt)}`}${amBuero}`;
  const warten = `${mal(wartend, 'wartet', 'warten')}${fotos === 0 ? '' : `, ${bilder}`}`;
  if (anmelden) return `${warten}, bitte anmelden${amBuero}`;
  if (sendet) return `${warten}, wird gesendet${amBuero}`;
  return `${warten}${ohneNetz ? ', kein Netz' : ''}${amBuero}`;
}

/** What the household said, in its own words where it used some. */
export function antwortsatz(antwort: Tagesbesuch['antwort']): string {
  if (antwort === null) return '';
  const art = RUECKMELDUNGSART_NAMEN[antwort.art];
  return antwort.text === '' ? art : `${art}: „${antwort.text}“`;
}

/** A map of the phone's own choice; without a place the address is looked for. */
export function navigiereZu({ ort, anschrift, ortszeile }: Tagesbesuch, userAgent: string): string {
  const ziel = encodeURIComponent(`${anschrift}, ${ortszeile}`);
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${ziel}`;
  return ort === null ? `geo:0,0?q=${ziel}` : `geo:${ort.lat},${ort.lon}?q=${ort.lat},${ort.lon}(${ziel})`;
}
