import ts from 'typescript6';

import type { Db } from '../../src/platform/db/db.ts';
import { describeAll, readCatalog } from './catalog.ts';
import { columnsOf } from './columns.ts';
import { admitted, differences } from './compare.ts';
import { type Call, placeOf, readSource, type Source } from './readSource.ts';
import { type Statement, variantsOf } from './variants.ts';

export type Report = {
  readonly calls: number;
  readonly statements: number;
  readonly read: number;
  /** `place: what is otherwise`. */
  readonly faults: readonly string[];
  /** Calls whose text is not followed, by their place. */
  readonly unfollowed: ReadonlyMap<string, string>;
};

/** What begins and ends a part of a transaction answers with nothing, and is not prepared. */
const PART = /^(savepoint|release|rollback) /;

/** Every statement of the API as the database sees it, beside the type its rows are read as. */
export async function checkAll(db: Db): Promise<Report> {
  const source = readSource();
  const made: { call: Call; statement: Statement }[] = [];
  const unfollowed = new Map<string, string>();
  for (const call of source.calls) {
    // oxlint-disable-next-line no-await-in-loop
    const variants = await variantsOf(call.query, source);
    if (variants.unfollowed) unfollowed.set(call.at, variants.unfollowed);
    for (const statement of variants.statements)
      if (!PART.test(statement.text)) made.push({ call, statement });
  }
  const [catalog, described] = await Promise.all([
    readCatalog(db),
    describeAll(
      db,
      made.map(({ call, statement }) => ({ text: statement.text, reads: call.row !== undefined })),
    ),
  ]);
  const faults = new Set<string>();
  const nulls = new Map<ts.Node, boolean>();
  made.forEach(({ call, statement }, at) => {
    const { baum, fehler } = described[at] ?? { baum: null, fehler: 'nicht gefragt' };
    if (fehler) faults.add(`${call.at}: ${fehler}`);
    if (!baum || !call.row) return;
    const columns = columnsOf(baum, { catalog, param: (index) => mayBeNull(statement, index, source) });
    for (const { name, place } of admitted(call.row, source.checker)) {
      const column = columns.find((one) => one.name === name);
      nulls.set(place, nulls.get(place) === true || (column !== undefined && column.mayBeNull !== false));
    }
    for (const difference of differences(columns, call.row, source.checker))
      faults.add(`${call.at}: ${difference}`);
  });
  for (const [place, comes] of nulls)
    if (!comes) faults.add(`${placeOf(place)}: ${place.getText()} ist nie null`);
  return {
    calls: source.calls.length,
    statements: made.length,
    read: source.calls.filter(({ row }) => row !== undefined).length,
    faults: [...faults],
    unfollowed,
  };
}

/** Of a parameter the compiler knows whether it may be null. */
function mayBeNull({ params }: Statement, index: number, { checker }: Source): boolean {
  const param = params[index - 1];
  if (param === undefined || param.never) return false;
  if (param.node === undefined) return true;
  const type = checker.getTypeAtLocation(param.node);
  return (type.isUnion() ? type.types : [type]).some(
    ({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined),
  );
}
