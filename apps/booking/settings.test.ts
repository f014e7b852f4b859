import { describe, expect, it } from 'vitest';

import { readSettings } from './settings.ts';

describe('the settings of the booking process', () => {
  it('are those of a process behind the front door when nothing is said', () => {
    expect(readSettings({ PORT: '' })).toEqual({
      port: 3002,
      host: '127.0.0.1',
    });
  });

  it.each([
    [{ PORT: 'achtzig' }, 'PORT=achtzig ist keine Portnummer'],
    [{ PORT: '70000' }, 'PORT=70000 ist keine Portnummer'],
    [{ API_URL: '127.0.0.1:3001' }, 'API_URL=127.0.0.1:3001 ist keine Adresse'],
    [{ PUBLIC_DOMAIN: 'firma.example' }, 'PUBLIC_DOMAIN ohne SECRET_KEY'],
  ])('are refused in a sentence: %j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});
