/** A node of a parse tree, as PostgreSQL writes it down: its name and its fields. */
export type Tree = { readonly name: string; readonly fields: Readonly<Record<string, Leaf>> };
export type Leaf = string | Tree | readonly Leaf[] | undefined;

const TOKEN = /[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/gs;

/** Reads `{NAME :field value …}`, lists in brackets, `<>` for nothing. */
export function readTree(text: string): Leaf {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const value = (): Leaf => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '{') return node();
    if (token === '(' || token === '[') return list();
    return token === '<>' ? undefined : token.replaceAll(/\\(.)/gs, '$1').replaceAll(/^"(.*)"$/gs, '$1');
  };
  const list = (): Leaf[] => {
    const items: Leaf[] = [];
    while (at < tokens.length && tokens[at] !== ')' && tokens[at] !== ']') items.push(value());
    at += 1;
    return items;
  };
  const node = (): Tree => {
    const name = tokens[at] ?? '';
    at += 1;
    const fields: Record<string, Leaf> = {};
    while (at < tokens.length && tokens[at] !== '}') {
      const field = (tokens[at] ?? '').slice(1);
      at += 1;
      const values: Leaf[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(value());
      fields[field] = values.length === 1 ? values[0] : values;
    }
    at += 1;
    return { name, fields };
  };
  return value();
}

export const isTree = (leaf: Leaf): leaf is Tree => typeof leaf === 'object' && !Array.isArray(leaf);
export const sub = (tree: Tree, field: string): Tree | undefined => {
  const leaf = tree.fields[field];
  return isTree(leaf) ? leaf : undefined;
};
export const subs = (tree: Tree, field: string): readonly Tree[] => {
  const leaf = tree.fields[field];
  return Array.isArray(leaf) ? leaf.filter((item: Leaf) => isTree(item)) : [];
};
export const num = (tree: Tree, field: string): number => Number(tree.fields[field] ?? 0);
export const word = (tree: Tree, field: string): string => String(tree.fields[field] ?? '');

/** Of several statements the last one answers. */
export function lastQuery(leaf: Leaf): Tree | undefined {
  if (isTree(leaf)) return leaf;
  return Array.isArray(leaf) ? lastQuery(leaf.at(-1) as Leaf) : undefined;
}

/** What a query answers with. */
export const outputs = (query: Tree): readonly Tree[] => {
  const returning = subs(query, 'returningList');
  return (returning.length > 0 ? returning : subs(query, 'targetList')).filter(
    (target) => word(target, 'resjunk') !== 'true',
  );
};
