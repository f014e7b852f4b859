import { describe, expect, it } from 'vitest';

import { type Kanal, nachWunsch } from './kanal.ts';

const ALLE: readonly Kanal[] = ['mail', 'sms', 'einwurf', 'brief'];

describe('nachWunsch', () => {
  it('takes the wished way first and keeps the order of the others', () => {
    expect(nachWunsch(ALLE, 'sms')).toEqual(['sms', 'mail', 'einwurf', 'brief']);
    expect(nachWunsch(ALLE, 'mail')).toEqual(ALLE);
    expect(nachWunsch(ALLE, null)).toEqual(ALLE);
  });
  it('takes paper for who wants a slip, also where nobody drops one in', () => {
    expect(nachWunsch(ALLE, 'einwurf')).toEqual(['einwurf', 'brief', 'mail', 'sms']);
    expect(nachWunsch(['mail', 'brief'], 'einwurf')).toEqual(['brief', 'mail']);
  });
  it('falls to the next where the wished way does not reach them', () => {
    expect(nachWunsch(['mail', 'einwurf', 'brief'], 'sms')).toEqual(['mail', 'einwurf', 'brief']);
  });
});
