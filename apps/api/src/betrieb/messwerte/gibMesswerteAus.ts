import type { Deps } from '../../platform/deps.ts';
import type { SharedMeasure } from '../../platform/start/listenForMetrics.ts';
import { liesMesswerte } from './liesMesswerte.ts';

/** What programs read of the whole installation: the same from each process. */
export async function gibMesswerteAus(deps: Deps): Promise<SharedMeasure[]> {
  const { ausgang, gescheitert, gesichertAm, auftraege, beiseite } = await liesMesswerte(deps);
  const jetzt = deps.now().getTime();
  const sekundenSeit = (seit: Date): number => Math.max(0, (jetzt - seit.getTime()) / 1000);
  return [
    {
      name: 'kehrtour_outbox_waiting',
      help: 'Messages that could leave now and have not, by their way.',
      values: ausgang.map(({ weg, wartet }) => ({ labels: { way: weg }, value: wartet })),
    },
    {
      name: 'kehrtour_outbox_oldest_seconds',
      help: 'How long the oldest of them has waited.',
      values: ausgang.map(({ weg, seit }) => ({ labels: { way: weg }, value: sekundenSeit(seit) })),
    },
    {
      name: 'kehrtour_outbox_given_up',
      help: 'Messages that were given up and not put aside by anybody.',
      values: [{ value: gescheitert }],
    },
    {
      name: 'kehrtour_jobs',
      help: 'Jobs by queue: due, under way, given up in the last day. Imports are the queues that begin with import.',
      values: auftraege.flatMap(({ name, warten, laufen, gescheitert: verloren }) => [
        { labels: { queue: name, state: 'due' }, value: warten },
        { labels: { queue: name, state: 'active' }, value: laufen },
        { labels: { queue: name, state: 'failed' }, value: verloren },
      ]),
    },
    {
      name: 'kehrtour_jobs_oldest_seconds',
      help: 'How long the job that is due longest has waited, by queue.',
      values: auftraege.flatMap(({ name, seit }) =>
        seit === null ? [] : [{ labels: { queue: name }, value: sekundenSeit(seit) }],
      ),
    },
    {
      name: 'kehrtour_jobs_aside',
      help: 'Jobs that took their process along twice, or hang: they wait for a person.',
      values: [{ value: beiseite }],
    },
    {
      name: 'kehrtour_last_backup_timestamp_seconds',
      help: 'When the last backup by "sicherung" was whole; missing where there was none.',
      values: gesichertAm === null ? [] : [{ value: gesichertAm.getTime() / 1000 }],
    },
  ];
}
