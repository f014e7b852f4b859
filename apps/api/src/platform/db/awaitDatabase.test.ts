import type { FastifyError } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { refusalOf } from '../http/problemHandler.ts';
import { awaitDatabase } from './awaitDatabase.ts';
import type { Db } from './db.ts';
import { lockedOut, outOfReach } from './unreachable.ts';

afterEach(() => vi.restoreAllMocks());

/** What a process that starts without its database says aloud, at this level of its log. */
async function heardAt(level: string): Promise<string> {
  const heard: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
  let asked = 0;
  const query: Db['query'] = async () => {
    asked += 1;
    if (asked < 4) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return { rows: [] };
  };
  await awaitDatabase({ query }, pino({ level }, { write: () => undefined }), 1);
  return heard.join('');
}

describe('who waits for the database', () => {
  it('says so once to whoever typed a command, whose log keeps to errors', async () => {
    expect(await heardAt('error')).toBe(
      'Die Datenbank aus DATABASE_URL antwortet nicht. Kehrtour wartet auf sie; Strg+C beendet das Warten.\n',
    );
  });
  it.each(['info', 'silent'])('says nothing beside a log that is at %s', async (level) => {
    expect(await heardAt(level)).toBe('');
  });
});

const withCode = (code: string): FastifyError =>
  Object.assign(new Error('password authentication failed'), { code, name: 'error' });

describe('a database that does not let us in', () => {
  it.each(['28P01', '28000', '3D000'])('%s: whoever asks is told to come again', (code) => {
    expect(lockedOut(withCode(code))).toBe(true);
    expect(outOfReach(withCode(code))).toBe(true);
    expect(refusalOf(withCode(code))?.code).toBe('ueberlastet');
  });
  it('is another one than a database that lacks a right', () => {
    expect([lockedOut(withCode('42501')), outOfReach(withCode('42501'))]).toEqual([false, false]);
    expect(outOfReach(withCode('ECONNREFUSED'))).toBe(true);
    expect(refusalOf(withCode('42501'))).toBeUndefined();
  });
});
