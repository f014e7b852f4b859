const PRUEFEN_MS = 60 * 60_000;

/**
 * Keeps the page for where there is no network. A newer one waits until nothing is to be sent, and comes with the next start: nobody's
 * page is taken away while she works with it.
 */
export function halteSeiteBereit(leer: () => boolean): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  void serviceWorker
    .register('/heute/sw.js', { scope: '/heute', updateViaCache: 'none' })
    .then((registration) => {
      const uebergib = (): void => {
        if (registration.waiting && leer()) registration.waiting.postMessage('uebernimm');
      };
      // Whoever leaves the page has finished with it.
      document.addEventListener(
        'visibilitychange',
        () => document.visibilityState === 'hidden' && uebergib(),
      );
      uebergib();
      setInterval(() => void registration.update().catch(() => undefined), PRUEFEN_MS);
      return undefined;
    })
    .catch(() => undefined);
}
