/** Specification §9: after a failed chunk the page reloads once, at most once every 60 seconds. */
export const RELOAD_PAUSE_MS = 60_000;
export const RELOAD_KEY = 'kehrtour.reload';

/** Whether the page may reload itself now; yes is noted for the tab. Without a storage to note it in: no. */
export function mayReload(storage: () => Storage, now: number): boolean {
  try {
    const last = Number(storage().getItem(RELOAD_KEY) ?? 0);
    if (Number.isFinite(last) && now - last <= RELOAD_PAUSE_MS) return false;
    storage().setItem(RELOAD_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
