import { describe, expect, it } from 'vitest';

import { ownAddress } from '../core/storedPage.ts';

const ORIGIN = 'https://app.kehrtour.example';

/** Ways to smuggle a foreign host into a redirect target. */
const SMUGGLED = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/kunden/..//evil.example',
  '/%2e//evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  'http://app.kehrtour.example@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?url=//evil.example',
  '#//evil.example',
  '',
];

describe('an address that is to be returned to', () => {
  it.each(SMUGGLED)('is refused as %j', (value) => {
    expect(ownAddress(value, ORIGIN)).toBeNull();
  });

  it.each([
    '/@evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/kunden?weiter=//evil.example',
    '/kunden#//evil.example',
  ])('stays on the own origin as %j', (value) => {
    const url = ownAddress(value, ORIGIN);
    expect(url).toBe(value);
    expect(new URL(url ?? '', ORIGIN).origin).toBe(ORIGIN);
  });
});
