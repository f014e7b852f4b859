import { cleanup, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

type StoryModules = Readonly<Record<string, Record<string, unknown>>>;

/** Tests that every situation of these files of stories shows something, and that nothing complains. */
export function showStories(modules: StoryModules): void {
  afterEach(cleanup);
  describe.each(Object.entries(modules))('%s', (_file, { default: _meta, ...stories }) => {
    const situations = Object.entries(stories).filter(([, story]) => typeof story === 'function');
    it.each(situations)('shows the situation %s without an error', async (_name, story) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const Story = story as ComponentType;
      const { container } = render(<Story />);
      await waitFor(() => expect(container.innerHTML).not.toBe(''));
      expect(complaints.mock.calls.map(([text]) => String(text))).toEqual([]);
      complaints.mockRestore();
    });
  });
}
