/** Where days, weeks, years and clocks have their edges; with them, two days on which the house was red once. */
export const instants: readonly { what: string; now: string }[] = [
  { what: 'Vorabend der Sommerzeit', now: '2027-03-27T22:30:00+01:00' },
  { what: 'Vorabend der Winterzeit', now: '2027-10-30T22:30:00+02:00' },
  { what: 'In der Stunde, die es zweimal gibt', now: '2027-10-31T02:30:00+02:00' },
  { what: 'Zehn Minuten vor dem neuen Jahr', now: '2026-12-31T23:50:00+01:00' },
  { what: 'Zehn Minuten im neuen Jahr', now: '2028-01-01T00:10:00+01:00' },
  { what: 'Schalttag', now: '2028-02-29T11:00:00+01:00' },
  { what: 'Letzter Tag eines langen Monats', now: '2027-01-31T12:00:00+01:00' },
  { what: 'Montag früh um sechs', now: '2027-06-07T06:00:00+02:00' },
  { what: 'Sonntag abends um zehn', now: '2027-05-09T22:00:00+02:00' },
  { what: 'Heiligabend', now: '2026-12-24T15:00:00+01:00' },
  { what: 'Lange Namen: Donnerstag, 30. September', now: '2027-08-31T16:00:00+02:00' },
  { what: 'Der Tag, an dem eine frische Maschine rot war', now: '2026-11-22T10:00:00+01:00' },
];
