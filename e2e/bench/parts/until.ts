import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 180_000;

/** @throws when it has not come about after three minutes */
export async function until(what: string, ready: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    if (await ready()) return;
    await wait(300);
  }
  throw new Error(`Waited in vain until ${what}.`);
}
