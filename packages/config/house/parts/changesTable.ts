import path from 'node:path';

import type { Change } from './typicalChanges.ts';

/** Every file that a change takes, as seen from the root. */
export const filesOf = ({ edits, made }: Change): string[] => [
  ...new Set(edits.map(({ file }) => file)),
  ...Object.keys(made),
];

const BEGIN = '<!-- changes: written by `npm run bench config/house/changes -- --write` -->';
const END = '<!-- end of changes -->';

/** A page with the table of what each typical change takes. */
export function withTable(page: string, changes: readonly Change[]): string {
  const [head = ''] = page.split(BEGIN);
  const [, tail = ''] = page.split(END);
  const rows = changes.map((change) => {
    const files = filesOf(change);
    const named = files.filter((file) => !file.endsWith('.sql')).map((file) => `\`${path.basename(file)}\``);
    const which = [...named, ...(named.length < files.length ? ['a migration'] : [])].join(', ');
    return `| **${change.name}** | ${files.length} | ${which} | ${change.how} |`;
  });
  const table = [
    '| Change | Files | Which (`probe` is what is new) | What for |',
    '| --- | --: | --- | --- |',
    ...rows,
  ];
  return `${head}${BEGIN}\n\n${table.join('\n')}\n\n${END}${tail}`;
}
