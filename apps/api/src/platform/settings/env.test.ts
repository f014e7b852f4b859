import { describe, expect, it } from 'vitest';

import { readEnv, readWorkerEnv } from './env.ts';

const shared = { DATABASE_URL: 'postgres://kehrtour@db/kehrtour', DATA_DIR: '/var/lib/kehrtour' };

describe('the settings of a process', () => {
  it('leave the jobs to others only where there is a database to share', () => {
    expect(readEnv({ ...shared, WORKER: '0' }).worker).toBe(false);
    expect(() => readEnv({ WORKER: '0' })).toThrow(/WORKER=0 ohne DATABASE_URL.*Lassen Sie WORKER weg/);
  });
  it('of a worker alone name that database, and a port of its own', () => {
    expect(readWorkerEnv({ ...shared, WORKER: '0', API_PORT: '4001', WORKER_PORT: '4002' })).toMatchObject({
      worker: true,
      port: 4002,
    });
    expect(() => readWorkerEnv({})).toThrow(/braucht DATABASE_URL/);
  });
  it('may be named and left open', () => {
    const open = readEnv({ S3_ENDPOINT: '', SECRET_KEY: '', SMTP_URL: '', API_PORT: '', DATABASE_URL: '' });
    expect(open).toMatchObject({ s3: undefined, secretKey: undefined, port: 3001, demo: true });
  });
  it('say where files lie as soon as the database outlives the folder of the program', () => {
    const { DATABASE_URL } = shared;
    expect(() => readEnv({ DATABASE_URL })).toThrow(
      /DATABASE_URL ohne DATA_DIR.*DATA_DIR=\/var\/lib\/kehrtour/,
    );
    expect(() => readWorkerEnv({ DATABASE_URL, DATA_DIR: '' })).toThrow('DATABASE_URL ohne DATA_DIR');
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 's',
    };
    const SECRET_KEY = 'ein Geheimnis, das alle Prozesse teilen';
    expect(readEnv({ DATABASE_URL, ...store, SECRET_KEY }).s3?.bucket).toBe('b');
    expect(() => readEnv({ DATABASE_URL, ...store })).toThrow(/ohne DATA_DIR.*SECRET_KEY/);
  });
  it('name an object store whole or not at all', () => {
    const keys = { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    const store = { ...keys, S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'kehrtour' };
    expect(readEnv(store).s3).toMatchObject({ bucket: 'kehrtour', region: 'eu-central-1' });
    expect(() => readEnv(keys)).toThrow('fehlt noch S3_ENDPOINT, S3_BUCKET');
  });
  it.each([
    [{ SECRET_KEY: 'kurz' }, 'Die Einstellung SECRET_KEY ist nicht lesbar'],
    [{ API_PORT: 'achtzig' }, 'Die Einstellung API_PORT ist nicht lesbar'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'Die Einstellung TRUST_PROXY ist nicht lesbar'],
  ])('are refused in a sentence: %j', (env, sentence) => {
    expect(() => readEnv(env)).toThrow(sentence);
  });
});
