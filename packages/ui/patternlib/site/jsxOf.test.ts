import { describe, expect, it } from 'vitest';

import { jsxOf, plainValue } from './jsxOf.ts';

describe('jsxOf', () => {
  it('writes short things on one line, as a person would', () => {
    expect(jsxOf('Button', { children: "'Termine ansagen'", kind: "'primary'", busy: 'true' }, {})).toBe(
      '<Button kind="primary" busy>Termine ansagen</Button>',
    );
  });

  it('puts the knobs in the place of the story', () => {
    expect(jsxOf('Progress', { label: "'Mails'", value: '4' }, { value: 9, label: 'Briefe „A“' })).toBe(
      '<Progress label="Briefe „A“" value={9} />',
    );
  });

  it('breaks what does not fit, and keeps code as code', () => {
    expect(
      jsxOf(
        'Select',
        {
          label: "'Wer fährt?'",
          choices: "[{ id: 'a', label: 'Anna Berger' }, { id: 'b', label: 'Jonas Vogt' }]",
        },
        { error: 'Sagt "nein"' },
      ),
    ).toBe(`<Select
  label="Wer fährt?"
  choices={[{ id: 'a', label: 'Anna Berger' }, { id: 'b', label: 'Jonas Vogt' }]}
  error={'Sagt "nein"'}
/>`);
  });

  it('keeps elements among the children as they are', () => {
    expect(jsxOf('Card', { children: '<p>Text</p>' }, {})).toBe('<Card><p>Text</p></Card>');
    expect(jsxOf('Card', { children: 'facts' }, {})).toBe('<Card>{facts}</Card>');
  });
});

describe('plainValue', () => {
  it('reads what a knob can hold, and nothing that would have to be run', () => {
    expect(
      ["'a'", '12', '2_200', 'true', '`b`', '<House />', 'houses.length', '`${a}`'].map(plainValue),
    ).toEqual(['a', 12, 2200, true, 'b', undefined, undefined, undefined]);
  });
});
