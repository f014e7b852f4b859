import { describe, expect, it } from 'vitest';

import { eigeneFrage } from './eigeneFrage.ts';

describe('eigeneFrage', () => {
  it('takes the question a company wrote as the heading', () => {
    expect(eigeneFrage('Nicht zu Hause? Schlüssel beim Nachbarn genügt.', 'Keiner da?')).toEqual({
      frage: 'Nicht zu Hause?',
      rest: 'Schlüssel beim Nachbarn genügt.',
    });
  });

  it('asks the usual question over a text without one, or with nothing but one', () => {
    expect(eigeneFrage('Ein Schlüssel genügt. Geht das?', 'Keiner da?').frage).toBe('Keiner da?');
    expect(eigeneFrage('Wer öffnet?', 'Keiner da?')).toEqual({ frage: 'Keiner da?', rest: 'Wer öffnet?' });
  });
});
