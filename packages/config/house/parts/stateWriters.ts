/** All statements that give an appointment its state stand here, behind `wechsleTermin` and `legeTerminAn`. */
const home = 'apps/api/src/termin/terminwechsel.store.ts';
/** A statement on the table, as far as it says what is written: to its condition, its end, or that of its template. */
const writing = /\b(?:insert\s+into|update(?:\s+only)?|merge\s+into)\s+termin\b(?:(?!\bwhere\b)[^`;])*/gi;
/** A column of an insert, or an assignment; `t.status = …` only compares. */
const state = /\([^()]*\bstatus\b[^()]*\)\s*(?:values|select)|(?<![.\w])status\s*=/i;
/** What a template fills in, without its own templates. */
const filled = /\$\{(?:[^{}`]|`[^`$]*`)*\}/g;

/** The text with every value filled in, from the innermost template outwards. */
function flat(text: string): string {
  const next = text.replaceAll(filled, '?');
  return next === text ? text : flat(next);
}

/** Files with SQL that writes the state of an appointment past the one door to it. */
export const stateWriters = (files: readonly string[], read: (file: string) => string): string[] =>
  files
    .filter((file) => file !== home && /^apps\/api\/(src|migrations)\//.test(file))
    .filter((file) => !/[.]test[.]ts$/.test(file))
    .filter((file) => [...flat(read(file)).matchAll(writing)].some(([statement]) => state.test(statement)));
