import ts from 'typescript6';

import { holdsUnknown, isUnknown, pathOf, Unknown } from './values.ts';

/** A member of a value; of what is unknown it is unknown, too. */
export function member(of: unknown, name: string, node: ts.Node): unknown {
  if (isUnknown(of)) return new Unknown(node, `${of.path}.${name}`);
  if (of === undefined || of === null) return new Unknown(node);
  return (of as Record<string, unknown>)[name];
}

/** What an operator makes of two values. */
export function combine(node: ts.BinaryExpression, left: unknown, right: unknown): unknown {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.InKeyword && typeof right === 'object' && right !== null && !isUnknown(right))
    return String(left) in right;
  if (isUnknown(left) || isUnknown(right))
    return new Unknown(node, `${pathOf(left)} ${node.operatorToken.getText()} ${pathOf(right)}`);
  if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return left === right;
  if (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) return left !== right;
  if (kind === ts.SyntaxKind.PlusToken)
    return typeof left === 'string' ? left + String(right) : Number(left) + Number(right);
  return new Unknown(node);
}

/** Calls a function where what it is given is known well enough. */
export function apply(method: unknown, of: unknown, args: unknown[], node: ts.Node): unknown {
  // Functions of ours take what is unknown; others would compute with it.
  const ours = (method as { ours?: true }).ours === true || Array.isArray(of);
  if (!ours && args.some((one) => holdsUnknown(one))) return new Unknown(node);
  return Reflect.apply(method as () => unknown, of, args);
}

/** Of an unknown list one member stands for all. */
export function sampled(method: string, of: Unknown, args: unknown[], node: ts.Node): unknown {
  const [first] = args;
  if ((method === 'map' || method === 'flatMap') && typeof first === 'function')
    return [apply(first, undefined, [of, 0], node)].flat();
  return method === 'filter' || method === 'toSorted'
    ? of
    : new Unknown(node, `${of.path}.${method}(${args.map((arg) => pathOf(arg)).join()})`);
}
