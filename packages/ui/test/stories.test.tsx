import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../src/UiProvider.tsx';

type StoryFile = { default: { title: string }; [name: string]: unknown };

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

const stories = Object.values(files).flatMap(({ default: { title }, ...named }) =>
  Object.entries(named).map(([name, story]) => ({
    title: `${title}/${name}`,
    Story: story as ComponentType,
  })),
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
