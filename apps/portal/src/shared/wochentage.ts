/** Monday is 1, as in the contract. */
export const WOCHENTAGE = [
  { nummer: 1, name: 'Montag', kurz: 'Mo' },
  { nummer: 2, name: 'Dienstag', kurz: 'Di' },
  { nummer: 3, name: 'Mittwoch', kurz: 'Mi' },
  { nummer: 4, name: 'Donnerstag', kurz: 'Do' },
  { nummer: 5, name: 'Freitag', kurz: 'Fr' },
  { nummer: 6, name: 'Samstag', kurz: 'Sa' },
  { nummer: 7, name: 'Sonntag', kurz: 'So' },
] as const;
