/** A line of front matter: what it says, and where, so that a complaint can name the place. */
export interface Field {
  readonly value: string;
  readonly line: number;
}

export interface Source {
  /** As a person would name it, relative to the app. */
  readonly file: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly body: string;
}

/** The build stops with this: file, line and what to do. */
export class ContentError extends Error {
  constructor(file: string, line: number, sentence: string) {
    super(`${file}:${line} ${sentence}`);
    this.name = 'ContentError';
  }
}

const FENCE = '---';

/** Splits a Markdown file into its head of `name: value` lines and its text. @throws ContentError */
export function parseFrontMatter(file: string, text: string): Source {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0] !== FENCE) throw new ContentError(file, 1, 'Der Kopf fehlt: Die erste Zeile muss „---“ sein.');
  const end = lines.indexOf(FENCE, 1);
  if (end < 0)
    throw new ContentError(file, lines.length, 'Der Kopf hört nicht auf: Es fehlt die zweite „---“-Zeile.');
  const fields = new Map<string, Field>();
  for (const [index, text] of lines.slice(1, end).entries()) {
    const line = index + 2;
    if (text.trim() === '') continue;
    const [, name = '', value = ''] = /^([a-zäöü]+):\s*(.*)$/.exec(text) ?? [];
    if (name === '') throw new ContentError(file, line, `„${text}“ ist keine Angabe der Form „name: wert“.`);
    if (fields.has(name)) throw new ContentError(file, line, `„${name}“ steht zweimal da.`);
    fields.set(name, { value: value.trim(), line });
  }
  return {
    file,
    fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
