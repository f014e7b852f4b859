const MINUTE_MS = 60_000;
/** Minutes before the end at which a screen reader hears how many are left. */
const ANSAGEN = [5, 2, 1];

/**
 * Counts the held time down in whole minutes, without hurry: the words on the page change once a minute, and a screen
 * reader hears three of them. Whoever leaves gives the time back; whoever comes back reads that it is not held.
 */
export function zaehleGehalten(): void {
  const kasten = document.querySelector<HTMLElement>('[data-gehalten]');
  if (!kasten) return;
  const restMs = Number(kasten.dataset['gehalten']);
  if (warFreigegeben()) zeigeAbgelaufen(kasten, false);
  else if (restMs > 0) zaehle(kasten, performance.now() + restMs);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && warFreigegeben()) zeigeAbgelaufen(kasten, false);
  });
}

/** @param bleibt whether the visitor goes on within the booking: then the time stays hers */
export function gibFrei(bleibt: () => boolean): void {
  addEventListener('pagehide', () => {
    const kasten = document.querySelector<HTMLElement>('[data-gehalten]');
    const { freigeben, reservierung } = kasten?.dataset ?? {};
    if (!freigeben || !reservierung || bleibt() || warFreigegeben()) return;
    navigator.sendBeacon(
      freigeben,
      new Blob([JSON.stringify({ reservierung })], { type: 'application/json' }),
    );
    history.replaceState({ ...(history.state as object | null), freigegeben: true }, '');
  });
}

const warFreigegeben = (): boolean =>
  (history.state as { freigegeben?: boolean } | null)?.freigegeben === true;

function zaehle(kasten: HTMLElement, ende: number): void {
  const ansage = kasten.querySelector('[data-ansage]');
  let zuletzt = Infinity;
  const tick = (): void => {
    const minuten = Math.ceil((ende - performance.now()) / MINUTE_MS);
    if (minuten <= 0) return zeigeAbgelaufen(kasten, true);
    if (minuten !== zuletzt) {
      const text = minuten === 1 ? 'noch eine Minute' : `noch ${minuten} Minuten`;
      const noch = kasten.querySelector('[data-noch]');
      if (noch) noch.textContent = text;
      if (ansage && zuletzt !== Infinity && ANSAGEN.includes(minuten))
        ansage.textContent = `Wir halten die Zeit ${text} für Sie frei.`;
      zuletzt = minuten;
    }
    setTimeout(tick, 1000);
  };
  tick();
}

function zeigeAbgelaufen(kasten: HTMLElement, sagen: boolean): void {
  const vorher = kasten.querySelector<HTMLElement>('[data-solange]');
  const nachher = kasten.querySelector<HTMLElement>('[data-abgelaufen]');
  if (!vorher || !nachher) return;
  const hatteFokus = vorher.contains(document.activeElement);
  vorher.hidden = true;
  nachher.hidden = false;
  if (hatteFokus) nachher.querySelector('button')?.focus();
  const ansage = kasten.querySelector('[data-ansage]');
  if (sagen && ansage) ansage.textContent = nachher.querySelector('p')?.textContent ?? '';
}
