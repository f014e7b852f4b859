import { useEffect, useEffectEvent } from 'react';

/** Strg Z takes back, Strg Umschalt Z and Strg Y do again; fields keep their own. */
export function useVerlaufstasten(zurueck: () => void, vor: () => void): void {
  const drueckt = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || imFeld(event.target)) return;
    const taste = event.key.toLowerCase();
    const nochmal = taste === 'y' || (taste === 'z' && event.shiftKey);
    if (taste !== 'z' && !nochmal) return;
    event.preventDefault();
    if (nochmal) vor();
    else zurueck();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => drueckt(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function imFeld(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]');
}
