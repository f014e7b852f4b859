import * as z from 'zod/mini';

const KINDS: Record<string, string> = {
  string: 'ist kein Text',
  number: 'ist keine Zahl',
  int: 'ist keine ganze Zahl',
  boolean: 'ist weder Ja noch Nein',
  array: 'ist keine Liste',
  object: 'ist keine Gruppe von Angaben',
  record: 'ist keine Gruppe von Angaben',
};

/** What a schema does not say itself it says in German; the names of kinds are for people, too. */
export function speakGerman(): void {
  z.config({
    ...z.locales.de(),
    customError: ({ code, input, ...issue }) => {
      if (input === undefined) return 'fehlt';
      if (code === 'invalid_type') return KINDS[String(issue['expected'])] ?? 'ist nicht lesbar';
      if (code === 'invalid_value' || code === 'invalid_union') return 'ist keine der Möglichkeiten';
      if (code === 'invalid_key' || code === 'unrecognized_keys')
        return 'hat einen Namen, den es hier nicht gibt';
      return undefined;
    },
  });
}
