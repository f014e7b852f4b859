import type { Source } from './readSource.ts';
import { type Decide, Fragment, isUnknown, Unfollowed } from './values.ts';

type Making = { readonly source: Source; readonly decide: Decide };

/** drizzle's `sql` as a value: what it makes of what is known. */
export function template(run: Making): unknown {
  const own = {
    raw: (value: unknown) => new Fragment([asText(value, run)]),
    identifier: (value: unknown) => new Fragment([`"${asText(value, run)}"`]),
    param: (value: unknown) => new Fragment([{ node: isUnknown(value) ? value.node : undefined }]),
    join: (parts: unknown, between: Fragment = new Fragment([])) => {
      if (!Array.isArray(parts)) throw new Unfollowed('verbunden wird Unbekanntes');
      return new Fragment(
        parts.flatMap((part: unknown, at) => {
          if (!(part instanceof Fragment)) throw new Unfollowed('verbunden wird kein SQL');
          return at === 0 ? part.parts : [...between.parts, ...part.parts];
        }),
      );
    },
  };
  return Object.fromEntries(
    Object.entries(own).map(([name, made]) => [name, Object.assign(made, { ours: true })]),
  );
}

/** The text that a value becomes; of a closed list of words every one in turn. */
export function asText(value: unknown, run: Making): string {
  if (!isUnknown(value)) return String(value);
  const type = run.source.checker.getTypeAtLocation(value.node);
  const words = (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isStringLiteral() ? [part.value] : [],
  );
  if (words.length === 0) throw new Unfollowed(`Text aus Unbekanntem: ${value.node.getText()}`);
  return words[run.decide(`word ${value.path}`, words.length)] ?? '';
}
