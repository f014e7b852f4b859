import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mailschluessel, netzschluessel, telefonschluessel } from './kontaktschluessel.ts';

describe('who spells himself anew', () => {
  it('has one mailbox, whatever stands behind the plus and however it is written', () => {
    expect(mailschluessel('Eva.Brand+17@Example.ORG ')).toBe('eva.brand@example.org');
    expect(mailschluessel('E.v.a.Brand+x@googlemail.com')).toBe(mailschluessel('evabrand@gmail.com'));
    expect(mailschluessel('eva.brand@example.org')).not.toBe(mailschluessel('evabrand@example.org'));
    const zusatz = fc.stringMatching(/^[a-z0-9.]{0,12}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), zusatz, (name, mehr) => {
        expect(mailschluessel(`${name}+${mehr}@gmx.de`)).toBe(mailschluessel(`${name.toUpperCase()}@GMX.de`));
      }),
    );
  });
  it('has one phone', () => {
    const eine = ['+49 911 123-45', '0049 911 12345', '0911/12345', '+49 (0)911 12345', ' 0911 12345 '];
    expect(new Set(eine.map(telefonschluessel))).toEqual(new Set(['091112345']));
    expect(telefonschluessel('')).toBeUndefined();
  });
  it('is one network with 256 addresses', () => {
    expect(netzschluessel('203.0.113.7')).toBe(netzschluessel('203.0.113.250'));
    expect(netzschluessel('203.0.114.7')).not.toBe(netzschluessel('203.0.113.7'));
  });
  it('is one network with 65,536 connections', () => {
    expect(netzschluessel('2001:db8:0:1::/64')).toBe('2001:db8:0::/48');
    expect(netzschluessel('2001:db8:0:ffff::/64')).toBe(netzschluessel('2001:db8:0:1::/64'));
    expect(netzschluessel('2001:db8:1:1::/64')).not.toBe(netzschluessel('2001:db8:0:1::/64'));
    expect(netzschluessel('')).toBe('');
  });
});
