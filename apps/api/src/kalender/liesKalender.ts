import type { KalenderFund, KalenderHinweis } from '@kehrtour/contract/kalender';

import { istUnmaessig } from './istUnmaessig.ts';
import { Funde } from './kalenderfund.ts';
import type { Ausnahme } from './lesen/ausnahmen.ts';
import { dateizone } from './lesen/dateizone.ts';
import { type Eintrag, endeVon, liesEintrag } from './lesen/eintrag.ts';
import type { Lesestand } from './lesen/lesestand.ts';
import { liesSerie } from './lesen/serie.ts';
import { type Block, entfaltet, zerlegeZeilen } from './lesen/zeilen.ts';
import { Zeitensammler } from './lesen/zeitensammler.ts';
import { liesAbschnitt, type Zonenwahl } from './lesen/zeitwert.ts';
import { ianaZone, UTC, type Zone } from './lesen/zone.ts';
import { zoneNamens } from './lesen/zonenname.ts';
import type { Belegt } from './zeitraum.ts';

export type GelesenerKalender =
  | {
      readonly ok: true;
      readonly zeiten: readonly Belegt[];
      readonly hinweise: readonly KalenderHinweis[];
      readonly funde: readonly KalenderFund[];
    }
  | { readonly ok: false; readonly grund: 'kein-kalender' | 'unvollstaendig' | 'zu-gross' | 'zu-aufwendig' };

/** Steps of all series together: twenty thousand that come each day are half of them. Beyond, it is said, and not waited for. */
const SCHRITTE_GESAMT = 16_000_000;

/** Our own feed, subscribed to in the same calendar: its appointments are known here better. */
const EIGENE_UID = /^termin-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@(.+)$/;

/**
 * Busy times of an iCalendar file (RFC 5545) inside a span: single and recurring events with their exceptions, whole days,
 * free/busy lists. What is cancelled or marked as free does not count, nor what `eigenerWirt` (the host in the UIDs of our own feed)
 * wrote. Never throws, whatever the file holds; what of it could not be read is named.
 */
export function liesKalender(text: string, spanne: Belegt, eigenerWirt = ''): GelesenerKalender {
  const zeilen = entfaltet(text);
  if (istUnmaessig(zeilen)) return { ok: false, grund: 'zu-gross' };
  if (!/^[\uFEFF\t ]{0,9}BEGIN:VCALENDAR[\t ]{0,9}$/im.test(zeilen))
    return { ok: false, grund: 'kein-kalender' };
  // A file that was cut off on its way would free times that are taken; what a cache wrote behind its end does no harm.
  const klein = zeilen.toUpperCase();
  if (klein.lastIndexOf('END:VCALENDAR') < klein.lastIndexOf('BEGIN:VCALENDAR'))
    return { ok: false, grund: 'unvollstaendig' };
  const kalender = zerlegeZeilen(zeilen.replace(/^\uFEFF?\s*/, ''));
  if (!kalender) return { ok: false, grund: 'zu-gross' };
  const stand: Omit<Lesestand, 'zonen'> = {
    spanne,
    funde: new Funde(),
    zeiten: new Zeitensammler(spanne),
    schritte: { rest: SCHRITTE_GESAMT },
  };
  liesAlle(
    kalender.flatMap((einer) =>
      liesEinen(einer, eigenerWirt, { ...stand, zonen: zonenVon(einer, stand.funde) }),
    ),
    stand,
  );
  if (stand.schritte.rest <= 0) return { ok: false, grund: 'zu-aufwendig' };
  const { hinweise, liste } = stand.funde;
  return {
    ok: true,
    zeiten: stand.zeiten.alle(),
    hinweise: [...hinweise].toSorted(),
    funde: liste,
  };
}

/** Lists count at once; entries are put together when all of the file's calendars were read. */
function liesEinen(kalender: Block, eigenerWirt: string, stand: Lesestand): Eintrag[] {
  // What a calendar of the method CANCEL holds was called off (RFC 5546 §3.2.5).
  const abgesagt = kalender.zeilen.some(
    ({ name, wert }) => name === 'METHOD' && wert.toUpperCase() === 'CANCEL',
  );
  return kalender.teile.flatMap((block) => {
    if (block.name === 'VFREEBUSY') liesFreiBelegt(block, stand);
    return block.name === 'VEVENT' && !istEigener(block, eigenerWirt)
      ? [liesEintrag(block, abgesagt, stand)]
      : [];
  });
}

function istEigener({ zeilen }: Block, eigenerWirt: string): boolean {
  const uid = zeilen.find(({ name }) => name === 'UID')?.wert ?? '';
  return eigenerWirt !== '' && EIGENE_UID.exec(uid)?.[1]?.toLowerCase() === eigenerWirt.toLowerCase();
}

/** Zones by what a file calls them: our own data before what a file wrote down in the year it was made, and Germany for the rest. */
function zonenVon(kalender: Block, funde: Funde): Zonenwahl {
  const berlin = ianaZone('Europe/Berlin') ?? UTC;
  const eigene = new Map<string, Block>();
  for (const block of kalender.teile)
    if (block.name === 'VTIMEZONE') {
      const tzid = block.zeilen.find(({ name }) => name === 'TZID')?.wert;
      if (tzid !== undefined) eigene.set(tzid.replace(/^"(.*)"$/, '$1').toLowerCase(), block);
    }
  const bekannt = new Map<string, Zone>();
  const finde = (tzid: string): Zone => {
    const block = eigene.get(tzid.toLowerCase());
    const zone = zoneNamens(tzid) ?? (block && dateizone(block));
    if (!zone) funde.merke('unbekannte-zeitzone', '', `TZID=${tzid}`);
    return zone ?? berlin;
  };
  const nach = (tzid: string): Zone => {
    const zone = bekannt.get(tzid) ?? finde(tzid);
    bekannt.set(tzid, zone);
    return zone;
  };
  const gesagt = kalender.zeilen.find(({ name }) => name === 'X-WR-TIMEZONE')?.wert ?? '';
  const schwebend = gesagt === '' ? undefined : zoneNamens(gesagt);
  return { nach, utc: UTC, tage: berlin, schwebend: schwebend ?? berlin };
}

type Stand = Omit<Lesestand, 'zonen'>;

function liesAlle(eintraege: readonly Eintrag[], stand: Stand): void {
  for (const [uid, alle] of Map.groupBy(eintraege, (eintrag) => eintrag.uid)) {
    const [serien, einzelne] = [
      alle.filter((einer) => !einer.istAusnahme),
      alle.filter((einer) => einer.istAusnahme),
    ];
    // Entries without a UID are nobody's versions.
    const haupte = uid === '' ? serien : neueste(serien, () => '');
    const welches = (einer: Eintrag): unknown =>
      einer.ersetzt ? `${einer.ersetzt.wert.instant} ${einer.ersetzt.undDanach}` : einer;
    liesZusammen(haupte, neueste(einzelne, welches), stand);
  }
}

/** The highest version of each; several of one number are several (RFC 5545 §3.8.7.4). */
function neueste(eintraege: readonly Eintrag[], was: (eintrag: Eintrag) => unknown): readonly Eintrag[] {
  if (eintraege.length < 2) return eintraege;
  return [...Map.groupBy(eintraege, was).values()].flatMap((gleiche) => {
    const hoechste = gleiche.reduce((bisher, { version }) => Math.max(bisher, version), 0);
    return gleiche.filter(({ version }) => version === hoechste);
  });
}

function liesZusammen(haupte: readonly Eintrag[], einzelne: readonly Eintrag[], stand: Stand): void {
  const ausnahmen: Ausnahme[] = einzelne.flatMap((eintrag) =>
    eintrag.ersetzt ? [{ eintrag, ...eintrag.ersetzt, gefunden: false }] : [],
  );
  for (const haupt of haupte) {
    const { beginn } = haupt;
    if (beginn) liesSerie({ ...haupt, beginn }, ausnahmen, { ...stand, zonen: haupt.zonen });
  }
  // A single date is taken whatever its series says of itself.
  for (const { belegt, beginn, laenge } of einzelne)
    if (belegt && beginn) stand.zeiten.nimm(beginn.instant, endeVon(laenge, beginn.zone, beginn.wand));
  // One of a series that somebody else keeps comes without it; where the series is here, it should have the date.
  if (haupte.every(({ beginn }) => !beginn)) return;
  for (const { eintrag, gefunden } of ausnahmen) {
    const zeile = eintrag.zeilen.find(({ name }) => name === 'RECURRENCE-ID')?.roh ?? '';
    if (!gefunden && eintrag.belegt && trifft(eintrag, stand))
      stand.funde.merke('ausnahme-ohne-serie', eintrag.titel, zeile);
  }
}

const trifft = ({ beginn, laenge }: Eintrag, { spanne }: Stand): boolean =>
  beginn !== undefined &&
  beginn.instant < spanne.bis &&
  endeVon(laenge, beginn.zone, beginn.wand) > spanne.von;

function liesFreiBelegt({ zeilen }: Block, stand: Lesestand): void {
  for (const { name, parameter, wert, roh } of zeilen) {
    if (name !== 'FREEBUSY' || parameter['FBTYPE']?.toUpperCase() === 'FREE') continue;
    for (const text of wert.split(',').filter((einer) => einer.trim() !== '')) {
      const abschnitt = liesAbschnitt(text, parameter, stand.zonen);
      if (abschnitt) stand.zeiten.nimm(abschnitt.beginn.instant, abschnitt.ende);
      else stand.funde.merke('unlesbare-eintraege', '', roh);
    }
  }
}
