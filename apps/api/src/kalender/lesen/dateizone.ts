import { liesRegel } from './regel.ts';
import { wiederhole } from './wiederhole.ts';
import type { Block } from './zeilen.ts';
import { liesZeit, type Zonenwahl } from './zeitwert.ts';
import { festeZone, ianaZone, type Uebergang, UTC, type Zone, zoneAus } from './zone.ts';
import { zoneNamens } from './zonenname.ts';

/** Rules that a file writes down go on so far. */
const BIS = Date.parse('2060-01-01T00:00:00Z');
const UEBERGAENGE_MAX = 1000;
const OHNE_ZONE: Zonenwahl = { nach: () => UTC, utc: UTC, tage: UTC, schwebend: UTC };

/** The zone that a file describes itself (RFC 5545 §3.6.5), for names that nobody else knows. Undefined where it says nothing. */
export function dateizone(block: Block): Zone | undefined {
  const wert = (name: string): string => block.zeilen.find((zeile) => zeile.name === name)?.wert ?? '';
  const ort = wert('X-LIC-LOCATION');
  const benannt = ort === '' ? undefined : (zoneNamens(ort) ?? ianaZone(ort));
  if (benannt) return benannt;
  const uebergaenge = block.teile.flatMap(uebergaengeVon).toSorted((a, b) => a.ab - b.ab);
  const [erster] = uebergaenge;
  if (!erster) return undefined;
  return uebergaenge.every(({ vor }) => vor === erster.vor) && erster.vorher === erster.vor
    ? festeZone(wert('TZID'), erster.vor)
    : zoneAus(wert('TZID'), erster.vorher, uebergaenge);
}

function uebergaengeVon(regel: Block): (Uebergang & { vorher: number })[] {
  const wert = (name: string): string => regel.zeilen.find((zeile) => zeile.name === name)?.wert ?? '';
  const beginn = liesZeit(wert('DTSTART'), {}, OHNE_ZONE);
  const vor = versatz(wert('TZOFFSETTO'));
  const vorher = versatz(wert('TZOFFSETFROM'));
  if (!beginn || vor === undefined || vorher === undefined) return [];
  const waende = new Set([beginn.wand]);
  for (const { wert: liste } of regel.zeilen.filter(({ name }) => name === 'RDATE'))
    for (const einer of liste.split(',').slice(0, UEBERGAENGE_MAX)) {
      const zeit = liesZeit(einer.split('/')[0] ?? '', {}, OHNE_ZONE);
      if (zeit) waende.add(zeit.wand);
    }
  const gelesen = liesRegel(wert('RRULE'))?.regel;
  if (gelesen) {
    const bis = gelesen.bis === undefined ? undefined : liesZeit(gelesen.bis, {}, OHNE_ZONE);
    // The end of a rule is said in UTC, its onsets on the wall clock before the change.
    const ende = Math.min(BIS, bis ? bis.wand + (gelesen.bis?.endsWith('Z') ? vorher : 86_399_000) : BIS);
    const gang = { regel: gelesen, beginn: beginn.wand, ganzerTag: false, ab: beginn.wand, bis: ende };
    wiederhole({ ...gang, schritteMax: UEBERGAENGE_MAX }, (wand) => waende.add(wand));
  }
  return [...waende].map((wand) => ({ ab: wand - vorher, vor, vorher }));
}

function versatz(text: string): number | undefined {
  const [, zeichen, stunden, minuten, sekunden = '0'] =
    /^([+-]?)(\d{2}):?(\d{2}):?(\d{2})?$/.exec(text.trim()) ?? [];
  if (stunden === undefined) return undefined;
  const insgesamt = (Number(stunden) * 60 + Number(minuten)) * 60 + Number(sekunden);
  return (zeichen === '-' ? -1 : 1) * insgesamt * 1000;
}
