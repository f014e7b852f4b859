import type { Document, Topic } from './document.ts';
import { TOPICS } from './document.ts';
import type { Field, Source } from './frontMatter.ts';
import { ContentError } from './frontMatter.ts';

/** What search engines show before they cut. */
const TITLE_CHARACTERS_MAX = 70;
const DESCRIPTION_CHARACTERS = { min: 50, max: 165 };
const WORDS_PER_MINUTE = 200;

const articleFields = ['titel', 'beschreibung', 'datum', 'thema'];
const pageFields = ['titel', 'beschreibung', 'adresse', 'suche'];

/** A file as article (folder `blog`) or page, every field checked. @throws ContentError with file and line */
export function checkDocument(source: Source, path: string, render: (markdown: string) => string): Document {
  const article = path.startsWith('/blog/');
  refuseUnknown(source, article ? articleFields : pageFields);
  const title = lengthChecked(source, 'titel', { min: 1, max: TITLE_CHARACTERS_MAX });
  const description = lengthChecked(source, 'beschreibung', DESCRIPTION_CHARACTERS);
  if (article && source.body === '') throw new ContentError(source.file, 1, 'Der Artikel hat keinen Text.');
  return {
    path,
    title,
    description,
    date: article ? day(source) : null,
    topic: article ? topic(source) : null,
    readingMinutes: article ? Math.max(1, Math.round(source.body.split(/\s+/).length / WORDS_PER_MINUTE)) : 0,
    address: article ? path : address(source),
    indexed: source.fields.get('suche')?.value !== 'nein',
    html: render(source.body),
  };
}

function refuseUnknown({ file, fields }: Source, known: readonly string[]): void {
  for (const [name, { line }] of fields) {
    if (known.includes(name)) continue;
    throw new ContentError(file, line, `„${name}“ gibt es hier nicht; erlaubt sind ${known.join(', ')}.`);
  }
}

function required({ file, fields }: Source, name: string): Field {
  const field = fields.get(name);
  if (field === undefined || field.value === '') {
    throw new ContentError(file, field?.line ?? 1, `„${name}“ fehlt.`);
  }
  return field;
}

function lengthChecked(source: Source, name: string, { min, max }: { min: number; max: number }): string {
  const { value, line } = required(source, name);
  if (value.length < min || value.length > max) {
    const sentence = `„${name}“ hat ${value.length} Zeichen; erlaubt sind ${min} bis ${max}.`;
    throw new ContentError(source.file, line, sentence);
  }
  return value;
}

function day(source: Source): string {
  const { value, line } = required(source, 'datum');
  const date = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  if (!exists) throw new ContentError(source.file, line, `„${value}“ ist kein Tag der Form JJJJ-MM-TT.`);
  return value;
}

function topic(source: Source): Topic {
  const { value, line } = required(source, 'thema');
  const found = TOPICS.find((one) => one === value);
  if (!found)
    throw new ContentError(
      source.file,
      line,
      `„${value}“ ist kein Thema; erlaubt sind ${TOPICS.join(', ')}.`,
    );
  return found;
}

function address(source: Source): string {
  const { value, line } = required(source, 'adresse');
  if (!/^\/[a-z\d/-]*$/.test(value)) {
    throw new ContentError(source.file, line, `„${value}“ ist keine Adresse der Form /produkt/name.`);
  }
  return value;
}
