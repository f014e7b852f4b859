import { WINDOWSZONEN } from './windowszonen.ts';
import { festeZone, ianaZone, UTC, type Zone } from './zone.ts';

const WINDOWS = new Map(Object.entries(WINDOWSZONEN).map(([name, iana]) => [name.toLowerCase(), iana]));

/** What programs call zones beside these two tables, in small letters. */
const ANDERE: Readonly<Record<string, string>> = {
  z: 'UTC',
  'tzone://microsoft/utc': 'UTC',
  'coordinated universal time': 'UTC',
  'koordinierte weltzeit': 'UTC',
  'greenwich mean time': 'UTC',
  'westeuropäische zeit': 'Europe/London',
  'gmt normalzeit': 'Europe/London',
  'british summer time': 'Europe/London',
  bst: 'Europe/London',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  mest: 'Europe/Berlin',
  'mitteleuropäische zeit': 'Europe/Berlin',
  'mitteleuropäische sommerzeit': 'Europe/Berlin',
  'mitteleuropäische normalzeit': 'Europe/Berlin',
  'mitteleuropäische winterzeit': 'Europe/Berlin',
  'westeuropa (normalzeit)': 'Europe/Berlin',
  'central european time': 'Europe/Berlin',
  'central european summer time': 'Europe/Berlin',
  'central europe time': 'Europe/Berlin',
  'w. europe time': 'Europe/Berlin',
  'osteuropäische zeit': 'Europe/Helsinki',
  'osteuropäische sommerzeit': 'Europe/Helsinki',
  'osteuropäische normalzeit': 'Europe/Helsinki',
  'eastern european time': 'Europe/Helsinki',
  'eastern european summer time': 'Europe/Helsinki',
  eest: 'Europe/Helsinki',
  'moscow time': 'Europe/Moscow',
  msk: 'Europe/Moscow',
  'moskauer zeit': 'Europe/Moscow',
  'russische normalzeit': 'Europe/Moscow',
  'indische normalzeit': 'Asia/Kolkata',
  'indian standard time': 'Asia/Kolkata',
  'türkei normalzeit': 'Europe/Istanbul',
  'israelische normalzeit': 'Asia/Jerusalem',
  'arabische normalzeit': 'Asia/Dubai',
  'chinesische normalzeit': 'Asia/Shanghai',
  'china normalzeit': 'Asia/Shanghai',
  'tokio normalzeit': 'Asia/Tokyo',
  'eastern normalzeit': 'America/New_York',
  'eastern time': 'America/New_York',
  'eastern time (us & canada)': 'America/New_York',
  edt: 'America/New_York',
  'central normalzeit': 'America/Chicago',
  'central time': 'America/Chicago',
  'central time (us & canada)': 'America/Chicago',
  cdt: 'America/Chicago',
  'mountain normalzeit': 'America/Denver',
  'mountain time': 'America/Denver',
  'mountain time (us & canada)': 'America/Denver',
  mdt: 'America/Denver',
  'pacific normalzeit': 'America/Los_Angeles',
  'pacific time': 'America/Los_Angeles',
  'pacific time (us & canada)': 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
};

/** Cities that programs write otherwise than the tz database, in small letters. */
const STAEDTE: Readonly<Record<string, string>> = {
  bern: 'Europe/Zurich',
  rom: 'Europe/Rome',
  wien: 'Europe/Vienna',
  brüssel: 'Europe/Brussels',
  kopenhagen: 'Europe/Copenhagen',
  warschau: 'Europe/Warsaw',
  prag: 'Europe/Prague',
  athen: 'Europe/Athens',
  bukarest: 'Europe/Bucharest',
  lissabon: 'Europe/Lisbon',
  kiew: 'Europe/Kyiv',
  moskau: 'Europe/Moscow',
  'st. petersburg': 'Europe/Moscow',
  mumbai: 'Asia/Kolkata',
  'neu-delhi': 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  chennai: 'Asia/Kolkata',
  peking: 'Asia/Shanghai',
  beijing: 'Asia/Shanghai',
  jekaterinburg: 'Asia/Yekaterinburg',
  ekaterinburg: 'Asia/Yekaterinburg',
};
const STADT = new Map([
  ...Intl.supportedValuesOf('timeZone').map(
    (name) => [(name.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(), name] as const,
  ),
  ...Object.entries(STAEDTE),
]);

/**
 * The zone that a TZID names: of the tz database, of Windows, as Mozilla, Evolution and Outlook write them, by cities, or by
 * a fixed difference. Undefined for a name that means nothing outside its own file.
 */
export function zoneNamens(tzid: string): Zone | undefined {
  const name = tzid.trim().replace(/^"(.*)"$/, '$1');
  const pfad = /(?:^|\/)([A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/.exec(name)?.[1];
  return (
    einer(name) ??
    festeNamens(name) ??
    // Outlook numbers zones of one name that differ, other programs their copies.
    einer(name.replace(/(?:[ _-]{1,3}\d{1,4}|\s?\(\d{1,4}\))$/, '')) ??
    (pfad === undefined ? undefined : (ianaZone(pfad) ?? ianaZone(pfad.slice(pfad.indexOf('/') + 1)))) ??
    angezeigte(name)
  );
}

function einer(name: string): Zone | undefined {
  const klein = name.toLowerCase().replaceAll(/\s+/g, ' ').replace(/^\//, '').trim();
  const normal = klein.replace(/ (?:daylight|summer) time/, ' standard time');
  const gemeint = WINDOWS.get(klein) ?? ANDERE[klein] ?? WINDOWS.get(normal);
  if (gemeint === 'UTC' || gemeint === 'Etc/UTC') return UTC;
  if (gemeint !== undefined) return ianaZone(gemeint);
  // The runtime makes a zone of "+02:00", too; that is read below, where both signs and all ways of writing it are.
  return /^[a-z]/.test(klein) ? ianaZone(klein) : undefined;
}

/** As Windows shows them: `(UTC+01:00) Amsterdam, Berlin, Bern, Rom`. The difference is the one of winter. */
function angezeigte(name: string): Zone | undefined {
  const [, versatz, orte] = /^\(((?:UTC|GMT)[^)]*)\)\s*(\S.*)$/i.exec(name) ?? [];
  if (versatz === undefined || orte === undefined) return undefined;
  const benannt = einer(orte);
  if (benannt) return benannt;
  const winter = festeNamens(versatz);
  const januar = Date.parse('2027-01-01T00:00:00Z');
  for (const ort of orte.split(/[,/]/)) {
    const stadt = STADT.get(ort.trim().toLowerCase());
    const zone = stadt === undefined ? undefined : ianaZone(stadt);
    if (zone && (!winter || winter.wand(januar) === zone.wand(januar))) return zone;
  }
  return winter;
}

/** `GMT+0200`, `UTC+1`, `+05:30`: so far from UTC the whole year. */
function festeNamens(name: string): Zone | undefined {
  const [, zeichen, stunden = '0', minuten = '0'] =
    /^(?:UTC|GMT)?\s*([+\u2212-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name.trim()) ?? [];
  if (zeichen === undefined) return /^(?:UTC|GMT)$/i.test(name.trim()) ? UTC : undefined;
  const minutenInsgesamt = Number(stunden) * 60 + Number(minuten);
  if (minutenInsgesamt > 18 * 60 || Number(minuten) > 59) return undefined;
  return festeZone(name, (zeichen === '+' ? 1 : -1) * minutenInsgesamt * 60_000);
}
