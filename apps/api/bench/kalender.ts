/** usage: foreign calendars in the process that reads them: 20,000 entries, an hourly series of ten years, ten megabytes [name] */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import { liesAntwort } from '../src/kalender/liesAntwort.ts';

const am = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const AB = Date.parse('2026-06-01T00:00:00Z');
const eintrag = (nth: number, ...mehr: string[]): string =>
  [
    'BEGIN:VEVENT',
    `UID:${nth}@bench.example`,
    'DTSTAMP:20270101T000000Z',
    `DTSTART;TZID=Europe/Berlin:${am(AB + nth * 1_700_000).replace('Z', '')}`,
    'DURATION:PT20M',
    `SUMMARY:Eintrag ${nth}`,
    'DESCRIPTION:Ein Text, wie ihn andere Programme schreiben, mit Ort und Teilnehmern, auf mehr als einer Zeile, damit er gefaltet',
    '  wird und auch so lang ist wie sonst.',
    ...mehr,
    'END:VEVENT',
  ].join('\r\n');
const viele = (anzahl: number, ...mehr: string[]): string[] =>
  Array.from({ length: anzahl }, (_, nth) => eintrag(nth, ...mehr));
const KALENDER: Record<string, () => string[]> = {
  '20,000 entries': () => viele(20_000),
  '20,000 weekly series since 2026': () => viele(20_000, 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'),
  'one hourly series of ten years': () => [
    'BEGIN:VEVENT\r\nUID:h\r\nDTSTART:20180101T000000Z\r\nDURATION:PT15M\r\nRRULE:FREQ=HOURLY;COUNT=87660\r\nEND:VEVENT',
  ],
  'ten megabytes': () => viele(28_000),
};

const [, , welcher] = process.argv;
if (welcher === undefined)
  for (const name of Object.keys(KALENDER))
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
else {
  const text = ['BEGIN:VCALENDAR', ...(KALENDER[welcher]?.() ?? []), 'END:VCALENDAR', ''].join('\r\n');
  const bytes = Buffer.from(text);
  const spanne = {
    von: Date.parse('2027-01-01T00:00:00+01:00'),
    bis: Date.parse('2028-01-09T00:00:00+01:00'),
  };
  const vorher = performance.now();
  const gelesen = liesAntwort({ form: 'datei', bytes }, spanne, 'kehrtour.example');
  const was = gelesen.ok ? `${gelesen.zeiten.length} times ${gelesen.hinweise.join(' ')}` : gelesen.grund;
  const mb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${welcher.padEnd(34)} ${(bytes.length / 1e6).toFixed(1).padStart(5)} MB ${((performance.now() - vorher) / 1000).toFixed(2).padStart(6)} s ${mb.toFixed(0).padStart(4)} MB at most  ${was}`,
  );
}
