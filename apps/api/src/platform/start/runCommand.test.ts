import { describe, expect, it } from 'vitest';

import { reasonOf } from './runCommand.ts';

const withCode = (text: string, code: string): Error => Object.assign(new Error(text), { code });

describe('what a command says of why it did not work', () => {
  it.each([
    [withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 'Die Datenbank antwortet nicht'],
    [withCode('the database system is starting up', '57P03'), 'Die Datenbank antwortet nicht'],
    [
      withCode('password authentication failed for user "kehrtour"', '28P01'),
      'lässt Kehrtour nicht ein: password',
    ],
    [withCode('database "kehrtuor" does not exist', '3D000'), 'lässt Kehrtour nicht ein: database'],
    [new Error('Es fehlt pg_dump.'), 'Es fehlt pg_dump.'],
    [new Error('Ein Satz.', { cause: withCode('x', 'ECONNREFUSED') }), 'Ein Satz.'],
    ['ein Wort', 'ein Wort'],
  ])('%s', (error, sentence) => {
    expect(reasonOf(error)).toContain(sentence);
  });
});
