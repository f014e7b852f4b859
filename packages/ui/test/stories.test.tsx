import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { componentOf, type StoryModule } from '../patternlib/renderStory.tsx';
import { UiProvider } from '../src/layout/UiProvider.tsx';

const files = import.meta.glob<StoryModule & { default: { title: string } }>('../src/**/*.stories.tsx', {
  eager: true,
});

const stories = Object.values(files).flatMap((file) =>
  Object.keys(file)
    .filter((name) => name !== 'default')
    .map((name) => ({ title: `${file.default.title}/${name}`, Story: componentOf(file, name) })),
);

/** Roles a person operates: each must say what it is. */
const OPERATED = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'spinbutton',
  'tab',
  'dialog',
  'alertdialog',
  'progressbar',
  'grid',
  'menuitem',
];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(cleanup);

describe('stories', () => {
  it('are found', () => {
    expect(stories.length).toBeGreaterThan(100);
  });

  it.each(stories)('$title renders and everything in it has a name', ({ Story }) => {
    const complaint = vi.spyOn(console, 'error');
    render(
      <UiProvider navigate={() => undefined}>
        <Story />
      </UiProvider>,
    );
    for (const role of OPERATED) {
      expect(screen.queryAllByRole(role, { name: /\S/ }), role).toHaveLength(
        screen.queryAllByRole(role).length,
      );
    }
    expect(complaint.mock.calls).toEqual([]);
  });
});
