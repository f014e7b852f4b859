import type ICAL from 'ical.js';

const BERLIN = 'Europe/Berlin';

/** Names that Outlook and Exchange give to the zones of Europe; a file should define them, but not every one does. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': BERLIN,
  'Central Europe Standard Time': BERLIN,
  'Central European Standard Time': BERLIN,
  'Romance Standard Time': BERLIN,
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'UTC',
  'E. Europe Standard Time': 'Europe/Bucharest',
  'FLE Standard Time': 'Europe/Helsinki',
  'GTB Standard Time': 'Europe/Athens',
  'Turkey Standard Time': 'Europe/Istanbul',
  UTC: 'UTC',
};

/**
 * The instant of a calendar time in milliseconds. A day without a time begins at midnight in Germany, and so does a time
 * without a zone; a zone goes by its name, because the rules written into old files end with the year they were made.
 */
export function millisOf(time: ICAL.Time, tzid: string | undefined): number {
  if (!time.isDate && (time.zone?.tzid === 'UTC' || tzid === 'Z')) return time.toUnixTime() * 1000;
  const name = tzid ?? zoneNameOf(time);
  const named = name === undefined ? BERLIN : (WINDOWS_ZONES[name] ?? name);
  const wall = {
    year: time.year,
    month: time.month,
    day: time.day,
    ...(time.isDate ? {} : { hour: time.hour, minute: time.minute, second: Math.min(time.second, 59) }),
  };
  const plain = Temporal.PlainDateTime.from(wall);
  if (time.isDate) return plain.toZonedDateTime(BERLIN).epochMilliseconds;
  try {
    return plain.toZonedDateTime(named).epochMilliseconds;
  } catch {
    // A zone that only this file knows is reckoned by what the file says of it.
    return time.zone?.component ? time.toUnixTime() * 1000 : plain.toZonedDateTime(BERLIN).epochMilliseconds;
  }
}

function zoneNameOf(time: ICAL.Time): string | undefined {
  const tzid = time.zone?.tzid;
  return tzid === undefined || tzid === 'floating' || tzid === '' ? undefined : tzid;
}
