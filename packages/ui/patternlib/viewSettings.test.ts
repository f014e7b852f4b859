import { describe, expect, it } from 'vitest';

import { queryOf, settingsOf } from './viewSettings.ts';

describe('settings in the address', () => {
  it('come back as they were sent', () => {
    const settings = {
      theme: 'dunkel' as const,
      density: 'unterwegs' as const,
      width: 390,
      args: { label: '!12', busy: true, count: 7, hint: '' },
    };
    expect(settingsOf(queryOf(settings))).toEqual(settings);
  });

  it('are left out while they are as usual', () => {
    const usual = { theme: 'system' as const, density: 'buero' as const, width: undefined, args: {} };
    expect(queryOf(usual).toString()).toBe('');
    expect(settingsOf(new URLSearchParams(''))).toEqual(usual);
  });

  it('pass over what nobody could have chosen', () => {
    expect(settingsOf(new URLSearchParams('farben=lila&breite=4711&dichte=x&mit.count=!drei'))).toEqual({
      theme: 'system',
      density: 'buero',
      width: undefined,
      args: { count: '' },
    });
  });
});
