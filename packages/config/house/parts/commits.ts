import { spawnSync } from 'node:child_process';

import type { Outcome } from './command.ts';
import { root } from './root.ts';

const SUBJECT_MAX = 90;
/** More than that is a move or a change of names, and says so. */
const FILES_MAX = 40;
const MANY = /^(move|names|rename): /;
/** What was written before stands as it is. */
const SINCE = '2026-11-30T00:00:00Z';
/** Between two commits of the log; no subject and no path holds one. */
const MARK = '\u001e';

/** What is wrong with commits, as `git log --format=%x1e%h%x20%s --name-only` prints them. */
export function faultsOfCommits(log: string): string[] {
  return log
    .split(MARK)
    .filter((one) => one.trim() !== '')
    .flatMap((one) => {
      const [head = '', ...files] = one.split('\n').filter((line) => line !== '');
      const subject = head.slice(head.indexOf(' ') + 1);
      const faults = [
        subject.length > SUBJECT_MAX && `hat ${subject.length} Zeichen in der ersten Zeile (${SUBJECT_MAX})`,
        subject.includes(';') && 'sagt zweierlei; ein Commit sagt eines',
        !/^[\w-]+(, [\w-]+)*: \S/.test(subject) && 'nennt nicht, worum es geht (`termin: …`)',
        files.length > FILES_MAX &&
          !MANY.test(subject) &&
          `ändert ${files.length} Dateien (${FILES_MAX}); was nur verschiebt oder umbenennt, beginnt mit move: oder names:`,
      ].filter((fault) => fault !== false);
      return faults.map((fault) => `${head}: ${fault}`);
    });
}

/** Commits that nobody else has yet. Where there is no `origin/main` to compare with, nobody asks. */
export function checkCommits(): Promise<Outcome> {
  const args = ['log', '--no-merges', `--since=${SINCE}`, '--format=%x1e%h%x20%s', '--name-only'];
  const log = spawnSync('git', [...args, 'origin/main..HEAD'], { cwd: root, encoding: 'utf8' });
  const faults = log.status === 0 ? faultsOfCommits(log.stdout) : [];
  return Promise.resolve({ ok: faults.length === 0, output: faults.join('\n'), seconds: 0 });
}
