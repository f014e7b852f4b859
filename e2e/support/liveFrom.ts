import { clockFrom } from '@kehrtour/testkit/clockFrom';

/**
 * Everything that is started after this lives from the instant on: runners, servers and, by `journey`, browsers. Who
 * starts a run on another day does not move it.
 */
export function liveFrom(instant: string): void {
  // A runner reads the configuration again and is there already.
  if (process.env['E2E_LIVES_FROM'] === instant) return;
  Object.assign(process.env, clockFrom(instant), { E2E_LIVES_FROM: instant });
}
