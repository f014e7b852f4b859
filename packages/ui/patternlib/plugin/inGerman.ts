import type { PropTable } from '../pattern.props.ts';
import texts from '../propTexts.json' with { type: 'json' };

const GERMAN: Readonly<Record<string, string>> = texts;

/** The sentences about props in the words of those who browse; a screen's own stay as its author wrote them. */
export function inGerman(table: PropTable | undefined): PropTable | undefined {
  return (
    table && {
      ...table,
      rows: table.rows.map((row) => {
        const text = GERMAN[row.text];
        return text === undefined ? row : { ...row, text, textLang: 'de' as const };
      }),
    }
  );
}
