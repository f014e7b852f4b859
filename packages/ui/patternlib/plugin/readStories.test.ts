import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { readProps } from './readProps.ts';
import { readStories } from './readStories.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'read-stories-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = path.join(folder, 'Gate.stories.tsx');
  writeFileSync(file, text);
  return file;
}

const GATE = `import { Gate } from './Gate.tsx';

export default {
  title: 'Aktionen/Gate',
  component: Gate,
  args: { busy: false },
  parameters: { layout: 'fullscreen', guide: { text: 'Geht auf' + ' und zu.', keys: [['Enter', 'öffnet']] } },
};

const doors = ['a', 'b'];
const unused = 1;

function Yard() {
  return <Gate doors={doors} />;
}

export const Normal = { args: { label: 'Tor', icon: <Lock /> } satisfies GateProps };
export const Busy = () => (
  <div>
    <Gate busy />
  </div>
);
export const InTheYard = () => <Yard />;
export const helper = 4;
`;

describe('readStories', () => {
  const story = readStories(written(GATE));

  it('finds title, component, layout and notes without running anything', () => {
    expect(story).toMatchObject({
      title: 'Aktionen/Gate',
      fullscreen: true,
      components: [{ name: 'Gate', file: path.join(folder, 'Gate.tsx') }],
      guide: { text: 'Geht auf und zu.', keys: [['Enter', 'öffnet']] },
    });
  });

  it('takes exports with a capital for stories, in their order', () => {
    expect([...story.stories.keys()]).toEqual(['Normal', 'Busy', 'InTheYard']);
  });

  it('keeps every argument as source, those of the whole file included', () => {
    expect(story.stories.get('Normal')?.args).toEqual({
      busy: 'false',
      label: "'Tor'",
      icon: '<Lock />',
    });
    expect(story.stories.get('Busy')?.args).toBeUndefined();
  });

  it('shows the markup of a story, and what it needs of the file', () => {
    expect(story.stories.get('Busy')?.source).toBe('<div>\n  <Gate busy />\n</div>');
    expect(story.stories.get('InTheYard')?.source).toBe(
      "const doors = ['a', 'b'];\n\nfunction Yard() {\n  return <Gate doors={doors} />;\n}\n\n<Yard />",
    );
  });

  it('says which file has no title', () => {
    expect(() => readStories(written('export default {};'))).toThrow('Gate.stories.tsx');
  });
});

describe('readProps', () => {
  const file = fileURLToPath(new URL('../../src/action/Button.tsx', import.meta.url));
  const rows = readProps([file]).get(`${file}#Button`)?.rows ?? [];
  const row = (name: string) => rows.find((one) => one.name === name);

  it('writes words out in the order of their author, with a knob to choose', () => {
    expect(row('kind')).toMatchObject({
      type: "'primary' | 'secondary' | 'quiet' | 'danger' | 'frame'",
      required: false,
      knob: { kind: 'choice', choices: ['primary', 'secondary', 'quiet', 'danger', 'frame'] },
    });
  });

  it('finds the default of what is taken out of the rest', () => {
    const field = fileURLToPath(new URL('../../src/field/TextArea.tsx', import.meta.url));
    const rows = readProps([field]).get(`${field}#TextArea`)?.rows ?? [];
    expect(rows.find(({ name }) => name === 'rows')).toMatchObject({ preset: '4' });
  });

  it('knows comment, default and what is required', () => {
    expect(row('busy')).toMatchObject({
      type: 'boolean',
      preset: 'false',
      text: 'Keeps focus and label, shows the ring, swallows presses.',
      knob: { kind: 'switch' },
    });
    expect(rows[0]).toMatchObject({ name: 'children', required: true, knob: { kind: 'text' } });
    expect(row('onPress')?.knob).toBeUndefined();
  });
});
