/** Minutes that this device's clock is ahead of the one in Germany, at an instant. */
function vorBerlin(jetzt: Date): number {
  const [, stunden = '0', minuten = '0'] =
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
      .format(jetzt)
      .match(/GMT([+-]\d+):(\d+)/) ?? [];
  return -jetzt.getTimezoneOffset() - (Number(stunden) * 60 + Number(minuten));
}

/** Whoever looks from another time of day is told whose hours these are. */
export function nenneZeitzone(jetzt = new Date()): void {
  if (vorBerlin(jetzt) === 0) return;
  for (const satz of document.querySelectorAll('[data-zeitzone]')) satz.removeAttribute('hidden');
}
