const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-12` → `12. November 2026`; empty for what has no date. */
export function longDate(day: string | null): string {
  return day ? format.format(new Date(`${day}T00:00:00Z`)) : '';
}
