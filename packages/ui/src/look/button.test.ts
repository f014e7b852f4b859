import { describe, expect, it } from 'vitest';

import { buttonLook, iconButtonLook } from './button.ts';

const KINDS = ['primary', 'secondary', 'quiet', 'danger', 'frame'] as const;

describe('a button that is off or busy', () => {
  it.each(KINDS.flatMap((kind) => [buttonLook(kind), iconButtonLook(kind)]))(
    'keeps its own ground below the pointer, whatever its kind has there: %s',
    (look) => {
      const classes = look.split(' ');
      expect(classes.some((name) => name.startsWith('hover:bg-'))).toBe(true);
      const off = classes.find((name) => name.startsWith('off:bg-'));
      expect(classes).toContain(off?.replace('off:', 'off:hover:'));
    },
  );
});
