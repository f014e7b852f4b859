import { clockFrom } from '@kehrtour/testkit/clockFrom';

/** Everything that is started after this lives from the instant on: runners, servers and, by `journey`, browsers. */
export function liveFrom(instant: string): void {
  // A runner reads the configuration again and is there already.
  if (process.env['CLOCK_AHEAD_MS'] === undefined) Object.assign(process.env, clockFrom(instant));
}
