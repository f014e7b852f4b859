import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

const files = import.meta.glob<Record<string, unknown>>('../src/**/*.stories.tsx', { eager: true });

describe.each(Object.entries(files))('%s', (_file, { default: _meta, ...situations }) => {
  it.each(Object.entries(situations))(
    '%s has one heading, and a name for everything that can be pressed',
    (_, Story) => {
      render(typeof Story === 'function' ? <Story /> : null);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      for (const role of ['button', 'link', 'textbox', 'radio', 'checkbox'] as const) {
        const all = screen.queryAllByRole(role, { hidden: true });
        expect(all).toEqual(screen.queryAllByRole(role, { hidden: true, name: /./ }));
      }
    },
  );
});
