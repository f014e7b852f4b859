import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { stilblatt } from './stilblatt.server.ts';

const ordner = mkdtempSync(path.join(tmpdir(), 'stilblatt-'));
const gebaut = pathToFileURL(`${ordner}/`);
writeFileSync(path.join(ordner, 'a-1f.css'), 'a{color:red}');
writeFileSync(path.join(ordner, 'b-2e.css'), 'b{color:blue}');

describe('stilblatt', () => {
  it('puts the sheets one after the other, in their order', () => {
    expect(stilblatt(['/b-2e.css', '/a-1f.css'], gebaut)).toBe('b{color:blue}\na{color:red}');
  });

  it('is missing altogether when one of them is, so that the page asks for them', () => {
    expect(stilblatt(['/a-1f.css', '/c-3d.css'], gebaut)).toBeUndefined();
    expect(stilblatt([], gebaut)).toBeUndefined();
  });
});
