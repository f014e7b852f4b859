/** The local day so many days from now, as `2027-01-12`: counted in days, because some have 23 or 25 hours. */
export function tagIn(tage: number): string {
  const heute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  const day = new Date(`${heute}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + tage);
  return day.toISOString().slice(0, 10);
}
