import { describe, expect, it } from 'vitest';

import { personalDataIn } from './personalData.ts';

describe('personalDataIn', () => {
  it.each([
    ['to anna@example.org it was not sent', 'mail address'],
    ['GET /kunden/anna%40example.org', 'mail address'],
    ['call 09123 71981 please', 'phone number'],
    ['call +49 9123 71981', 'phone number'],
    [`session ${'a-B_9'.repeat(8)}abc`, 'token'],
    ['GET /anmelden/passwort-vergeben?code=x', 'code in an address'],
    ['{"authorization":"Bearer x"}', 'authorization'],
    ['/kalender/aaaaabbbbbcccccddddd.ics', 'calendar'],
  ])('finds what is personal in %s', (line, what) => {
    expect(personalDataIn(line)).toContain(what);
  });
  it.each([
    '{"level":30,"time":1795341600000,"pid":4711,"reqId":"0a4b5c6d-1234-4321-8888-0123456789ab"}',
    'at node_modules/.pnpm/@fastify+rate-limit@11.2.0/node_modules/@fastify/rate-limit/index.js:320:15',
    '{"responseTime":0.123456789,"statusCode":200}',
    '2026-11-22T10:15:00.123Z',
  ])('lets %s stand', (line) => {
    expect(personalDataIn(line)).toEqual([]);
  });
  it('finds the words that a test put in, however they are written', () => {
    expect(personalDataIn('customer KANARIENVOGEL', ['Kanarienvogel'])).toEqual(['Kanarienvogel']);
  });
});
