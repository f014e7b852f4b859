import { describe, expect, it } from 'vitest';

import { readEnv, readWorkerEnv } from './env.ts';

const shared = { DATABASE_URL: 'postgres://kehrtour@db/kehrtour' };

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
});
