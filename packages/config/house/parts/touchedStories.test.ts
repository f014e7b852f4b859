import { describe, expect, it } from 'vitest';

import { touchedStories } from './touchedStories.ts';

const IMPORTS = {
  'packages/ui/src/action/Button.tsx': [],
  'packages/ui/src/action/Button.stories.tsx': ['packages/ui/src/action/Button.tsx'],
  'apps/portal/src/features/termin/TerminScreen.tsx': ['packages/ui/src/action/Button.tsx'],
  'apps/portal/src/features/termin/TerminScreen.stories.tsx': [
    'apps/portal/src/features/termin/TerminScreen.tsx',
  ],
  'apps/portal/src/features/konto/ProfilScreen.stories.tsx': [],
};

describe('touchedStories', () => {
  it('are those that read what changed, over however many files', () => {
    expect(touchedStories(['packages/ui/src/action/Button.tsx'], IMPORTS)).toEqual([
      'apps/portal/src/features/termin/TerminScreen.stories.tsx',
      'packages/ui/src/action/Button.stories.tsx',
    ]);
  });

  it('are those that changed themselves, and none that are gone', () => {
    const changed = [
      'apps/portal/src/features/konto/ProfilScreen.stories.tsx',
      'packages/ui/src/Gone.stories.tsx',
    ];
    expect(touchedStories(changed, IMPORTS)).toEqual(changed.slice(0, 1));
  });

  it('are none where nobody knows what changed, or what is read', () => {
    expect(touchedStories(undefined, IMPORTS)).toEqual([]);
    expect(touchedStories(['README.md'], IMPORTS)).toEqual([]);
    expect(touchedStories([], {})).toEqual([]);
  });
});
