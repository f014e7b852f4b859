import ts from 'typescript6';

/** The value of an expression made of literals alone; undefined for anything that would have to be run. */
export function literalValue(node: ts.Expression | undefined): unknown {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return literalValue(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalValue);
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(propertiesOf(node).map(([name, value]) => [name, literalValue(value)]));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return `${String(literalValue(node.left))}${String(literalValue(node.right))}`;
  return undefined;
}

/** Names and expressions of an object literal; methods and spreads are passed over. */
export function propertiesOf(node: ts.Expression | undefined): [name: string, value: ts.Expression][] {
  if (!node) return [];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return propertiesOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): [string, ts.Expression][] => {
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    if (!ts.isPropertyAssignment(property)) return [];
    const { name } = property;
    return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? [[name.text, property.initializer]] : [];
  });
}
