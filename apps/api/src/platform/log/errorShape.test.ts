import { describe, expect, it } from 'vitest';

import { errorShape, withoutValues } from './errorShape.ts';
import { pathShape } from './openLog.ts';

describe('errorShape', () => {
  it('keeps what helps to find a bug: kind, text of ours, place and cause', () => {
    const shape = errorShape(new TypeError('outbox row missing', { cause: new Error('lock lost') }));
    expect(shape).toMatchObject({
      type: 'TypeError',
      message: 'outbox row missing',
      cause: { message: 'lock lost' },
    });
    expect(shape.stack).toContain('errorShape.test.ts');
  });
  it('keeps of a database error its state, constraint and statement, and none of its words', () => {
    const error = Object.assign(new Error('duplicate key (email)=(anna@example.org)'), {
      code: '23505',
      severity: 'ERROR',
      constraint: 'anmeldung_pkey',
      detail: 'Key (email)=(anna@example.org) already exists.',
      query: "insert into anmeldung values ($1, 'Huber')",
      params: ['anna@example.org'],
    });
    expect(errorShape(error)).toEqual({
      type: 'Error',
      code: '23505',
      severity: 'ERROR',
      constraint: 'anmeldung_pkey',
      statement: 'insert into anmeldung values ($1, …)',
      stack: expect.stringContaining(' at '),
    });
  });
  it.each([
    ['57P01', 'terminating connection due to administrator command'],
    ['57P03', 'the database system is starting up'],
    ['53300', 'sorry, too many clients already'],
    ['55P03', 'canceling statement due to lock timeout'],
  ])('keeps what a database says of itself: %s', (code, text) => {
    const error = Object.assign(new Error(text), { code, severity: 'FATAL' });
    expect(errorShape(error)).toMatchObject({ code, message: text });
  });
  it('cuts names out of what a database says of itself', () => {
    const error = Object.assign(new Error('password authentication failed for user "huber"'), {
      code: '28P01',
    });
    expect(errorShape(error).message).toBe('password authentication failed for user …');
  });
  it('knows an error of which somebody made a copy, by the same rules', () => {
    const kopie = (error: Error) => ({ ...error, message: error.message, stack: error.stack });
    expect(errorShape(kopie(new Error('connect ECONNREFUSED')))).toMatchObject({
      type: 'object',
      message: 'connect ECONNREFUSED',
      stack: expect.stringContaining('errorShape.test.ts'),
    });
    const wert = Object.assign(new Error('duplicate key (email)=(anna@example.org)'), { code: '23505' });
    expect(JSON.stringify(errorShape(kopie(wert)))).not.toContain('anna');
    expect(errorShape({ kunde: 'Huber' })).toEqual({ type: 'object' });
  });
  it('ends at the third cause, even in a ring', () => {
    const error = new Error('eins');
    error.cause = error;
    expect(JSON.stringify(errorShape(error)).split('eins')).toHaveLength(5);
  });
});

describe('withoutValues', () => {
  it.each([
    ['connect to https://wolke.example/geheim?x=1 failed', 'connect to …://… failed'],
    ['no mailbox for anna@example.org here', 'no mailbox for …@… here'],
    [`reading 'Huber' of "Anna"`, 'reading … of …'],
    ['call 09123 71981', 'call …'],
    ['lock lost after 30 s', 'lock lost after 30 s'],
  ])('makes of %s: %s', (text, rest) => {
    expect(withoutValues(text)).toBe(rest);
  });
});

describe('pathShape', () => {
  it.each([
    ['/mitarbeiter/anmelden?code=x', '/mitarbeiter/anmelden'],
    [
      '/termine/0a4b5c6d-1234-4321-8888-0123456789ab/verschieben',
      '/termine/0a4b5c6d-1234-4321-8888-0123456789ab/verschieben',
    ],
    ['/kalender/Zk3vQ8xT1mWbR5yHn0LdCg.ics', '/kalender/….ics'],
    [
      '/oeffentlich/unternehmen/kehrbetrieb-huber/zeiten',
      '/oeffentlich/unternehmen/kehrbetrieb-huber/zeiten',
    ],
    ['/anna@example.org/x', '/…/x'],
    ['/kunden/Huber', '/kunden/…'],
    ['/x/abcdefabcdefabcdefabcdefabcdefab', '/x/…'],
    ['//[', '//…'],
  ])('makes of %s: %s', (url, shape) => {
    expect(pathShape(url)).toBe(shape);
  });
});
