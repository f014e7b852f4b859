/** usage: what the last whole runs of the tests took by group, beside the table in CONTRIBUTING [--write puts them into it] */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Group, keptGroups } from '../parts/groups.ts';
import { root } from '../parts/root.ts';

const PAGE = path.join(root, '.github/CONTRIBUTING.md');
const BEGIN = '<!-- tests: written by `npm run bench config/house/tests -- --write` -->';
const END = '<!-- end of tests -->';
/** A group that has grown by more is named. */
const GROWTH = 4 / 3;

const page = readFileSync(PAGE, 'utf8');
const [before = '', table = '', after = ''] = page.split(new RegExp(`${BEGIN}|${END}`));
/** Numbers and seconds as the page says them, by group: day, then night. */
const said = new Map(
  table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(
      ([, group = '', ...cells]) =>
        [group, cells.map((cell) => (cell === '' ? NaN : Number(cell.replaceAll('.', ''))))] as const,
    ),
);
const day = keptGroups('day');
const night = keptGroups('night');
const names = [...new Set([...(day ?? []), ...(night ?? [])].map(({ group }) => group))];

const rows = names.map((name) => {
  const [tests = NaN, seconds = NaN, testsByNight = NaN, secondsByNight = NaN] = said.get(name) ?? [];
  const byDay = of(day, name) ?? { tests, seconds };
  const byNight = of(night, name) ?? { tests: testsByNight, seconds: secondsByNight };
  for (const [when, now, then] of [
    ['day', byDay.seconds, seconds],
    ['night', byNight.seconds, secondsByNight],
  ] as const)
    if (now > then * GROWTH) process.stdout.write(`${name} by ${when}: ${then} s → ${now} s\n`);
  return [name, byDay.tests, byDay.seconds, byNight.tests, byNight.seconds].map(cell);
});
const sums = [1, 2, 3, 4].map((column) =>
  cell(rows.reduce((all, row) => all + Number((row[column] ?? '').replaceAll('.', '')), 0)),
);
/** A night that nobody has measured here has no column. */
const columns = rows.some((row) => row[3] !== cell(NaN)) ? 5 : 3;
const lines = [
  ['Group', 'by day', 'seconds', 'by night', 'seconds'],
  ['---', '--:', '--:', '--:', '--:'],
  ...rows,
  ['**All**', ...sums],
].map((cells) => `| ${cells.slice(0, columns).join(' | ')} |`);
process.stdout.write(`${lines.join('\n')}\n`);
if (process.argv.includes('--write'))
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`);

function of(groups: readonly Group[] | undefined, name: string): Group | undefined {
  return groups?.find(({ group }) => group === name);
}

function cell(value: string | number): string {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, '.') : '–';
}
