import { describe, expect, it, vi } from 'vitest';

import { runGuards } from './guards.ts';
import type { Guard } from './guards.ts';

const visit = { url: '/kehrtouren/neu/datum', params: {}, signal: new AbortController().signal };

describe('guards by name', () => {
  it('run parents first, each once, until one refuses', async () => {
    const order: string[] = [];
    const named = (name: string, target: string | null = null): Guard => {
      return () => {
        order.push(name);
        return target;
      };
    };
    const guards = {
      mitarbeiterAuthenticated: named('a'),
      kehrtourplanerGuard: named('b', '/einrichten'),
      wizard: named('c'),
    };
    const handles = [
      { guards: ['mitarbeiterAuthenticated', 'kehrtourplanerGuard'] },
      {},
      { guards: ['mitarbeiterAuthenticated', 'wizard'] },
    ];
    expect(await runGuards(handles, guards, visit)).toBe('/einrichten');
    expect(order).toEqual(['a', 'b']);
  });

  it('let in when none refuses', async () => {
    expect(await runGuards([{ guards: ['wizard'] }], { wizard: async () => null }, visit)).toBeNull();
  });

  it.each(['gibtEsNicht', 'constructor'])(
    'fail for the unregistered name %s without telling it',
    async (name) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await expect(runGuards([{ guards: [name] }], {}, visit)).rejects.toMatchObject({
        status: 500,
        message: 'Unknown middleware',
      });
      expect(log.mock.calls.join()).toContain(name);
      log.mockRestore();
    },
  );
});
