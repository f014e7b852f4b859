import fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { installProblemHandler } from './problemHandler.ts';

async function answerTo(error: Error): Promise<{ status: number; body: object }> {
  const app = fastify();
  installProblemHandler(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}
const withCode = (code: string, cause?: unknown): Error => Object.assign(new Error('x', { cause }), { code });

describe('when nothing more can be stored', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('a failure %s says that the disk is full', async (code) => {
    const said = {
      status: 507,
      body: { type: 'kein-speicherplatz', title: 'Der Speicher dieses Servers ist voll' },
    };
    expect(await answerTo(withCode(code))).toMatchObject(said);
    expect(await answerTo(new Error('the query failed', { cause: withCode(code) }))).toMatchObject(said);
  });

  it('what is no matter of room stays a failure of ours', async () => {
    expect(await answerTo(withCode('EACCES'))).toMatchObject({
      status: 500,
      body: { type: 'interner-fehler' },
    });
  });
});
