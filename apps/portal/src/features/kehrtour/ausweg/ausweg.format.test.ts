import { describe, expect, it } from 'vitest';

import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { vergeblichText } from './ausweg.format.ts';

const [halt] = eineKehrtour().halte;
if (!halt) throw new Error('a round without a stop');
const ohnePlatz = (...codes: readonly string[]) =>
  codes.map((code) => ({ ...halt, grund: { code, text: '', abhilfe: null } }));

describe('which ways out were looked at in vain', () => {
  it.each(['spaeter-faellig', 'before-release-day'])(
    'says of no house without a begun Frist that nobody is free (%s)',
    (code) => {
      const text = vergeblichText(['mitarbeiterDazu', 'ueberstunden'], ohnePlatz(code, code));
      expect(text).toBe(
        'Bei 2 Häusern beginnt die Frist erst nach den gewählten Tagen: Hier hilft nur ein späterer Tag.',
      );
    },
  );

  it('says it of the others', () => {
    expect(vergeblichText(['mitarbeiterDazu'], ohnePlatz('before-release-day', 'shift-end'))).toMatch(
      /^Bei 1 Haus beginnt .* für die übrigen nicht möglich: niemand sonst ist frei/,
    );
    expect(vergeblichText(['mitarbeiterDazu'], ohnePlatz('shift-end'))).toMatch(/^Geprüft und nicht möglich/);
  });

  it.each(['abgesagt', 'passt-nicht', 'schon-gebucht'])(
    'says of nobody who has no place because of an answer or a decision that no day or person would help (%s)',
    (code) => {
      expect(vergeblichText(['mitarbeiterDazu'], ohnePlatz(code))).toBe('');
      expect(vergeblichText(['mitarbeiterDazu'], ohnePlatz(code, 'before-release-day'))).toMatch(
        /^Bei 1 Haus beginnt [^.]*\.$/,
      );
      expect(vergeblichText(['mitarbeiterDazu'], ohnePlatz(code, 'shift-end'))).toMatch(/für die übrigen/);
    },
  );

  it('says nothing where every way out helps', () => {
    expect(vergeblichText([], ohnePlatz('shift-end'))).toBe('');
  });
});
