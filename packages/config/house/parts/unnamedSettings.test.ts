import { describe, expect, it } from 'vitest';

import { unnamedSettings } from './unnamedSettings.ts';

describe('unnamedSettings', () => {
  const page = '## Addresses\n\n- `PORT`,\n  `HOST` (none with `NOT_A_SETTING`): where, `NEITHER`\n';

  it('is content when page and sources name the same', () => {
    expect(unnamedSettings(["env['PORT']", 'process.env.HOST', 'env.NODE_ENV'], page)).toEqual([]);
  });

  it('knows that a schema reads all its names', () => {
    const schema = 'z.object({\n  PORT: z.coerce.number(),\n  HOST: z.string(),\n});';
    expect(unnamedSettings([schema], page)).toEqual([]);
  });

  it('names what is read and not told, and what is told and not read', () => {
    expect(unnamedSettings(["env['PORT']", "env['TILES_URL']"], page)).toEqual([
      'nennt die Einstellung HOST, die niemand liest',
      'nennt die Einstellung TILES_URL nicht, die gelesen wird',
    ]);
  });
});
