import ts from 'typescript6';

import type { Source } from './readSource.ts';

const asked = new WeakMap<ts.Node, boolean>();
/** Whether an expression is SQL, or makes some. */
export function speaksSql(node: ts.Node, source: Source): boolean {
  const known = asked.get(node) ?? typeSpeaksSql(node, source);
  asked.set(node, known);
  return known;
}
const typeSpeaksSql = (node: ts.Node, { checker }: Source): boolean => {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(
    (part) =>
      ['SQL', 'SQLWrapper'].includes(part.getSymbol()?.name ?? '') ||
      part.getCallSignatures().some((signature) => signature.getReturnType().getSymbol()?.name === 'SQL'),
  );
};

/** A wish that says in SQL what is meant. */
export function carriesSql(parameter: ts.Node, { checker }: Source): boolean {
  const type = checker.getTypeAtLocation(parameter);
  return (type.isUnion() ? type.types : [type]).some((part) =>
    part.getProperties().some((property) => {
      const of = checker.getTypeOfSymbolAtLocation(property, parameter);
      return of.getSymbol()?.name === 'SQL';
    }),
  );
}

/** A closed list of words may become part of the text. */
export function isList(node: ts.Node, { checker }: Source): boolean {
  const type = checker.getTypeAtLocation(node);
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item !== undefined && checker.typeToString(type).startsWith('readonly');
}
