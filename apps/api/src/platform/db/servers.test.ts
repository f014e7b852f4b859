import { findPostgres, type RunningPostgres, startPostgres, startStandby } from '@kehrtour/testkit/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Db } from './db.ts';
import { openPostgres } from './dbPostgres.ts';
import { readServers } from './servers.ts';
import { sql } from './sql.ts';
import { unreachable } from './unreachable.ts';

describe('readServers', () => {
  it.each([
    ['postgres://k:w@one/db', ['postgres://k:w@one/db'], false],
    [
      'postgres://k:w@one:5432,other:5433/db?sslmode=require&target_session_attrs=read-write',
      ['postgres://k:w@one:5432/db?sslmode=require', 'postgres://k:w@other:5433/db?sslmode=require'],
      true,
    ],
    ['postgresql://one,other', ['postgresql://one', 'postgresql://other'], false],
    ['postgres://k@/db?host=/run/postgresql', ['postgres://k@/db?host=/run/postgresql'], false],
  ])('reads %s', (url, addresses, mustWrite) => {
    const servers = readServers(url);
    const seen = addresses.map(() => {
      const address = servers.current();
      servers.leave(address);
      return address;
    });
    expect(seen).toEqual(addresses);
    expect([servers.count, servers.mustWrite]).toEqual([addresses.length, mustWrite]);
  });

  it('leaves a server once, however many found out that it is gone', () => {
    const servers = readServers('postgres://one,other/db');
    for (const address of Array(4).fill(servers.current())) servers.leave(address);
    expect(servers.current()).toBe('postgres://other/db');
  });
});

describe('a database on two servers', () => {
  const clusters: RunningPostgres[] = [];
  let db: Db;
  let heard: string[];
  const writer = async (nr: number, only: 'on' | 'off') => {
    const client = new Client({ connectionString: clusters[nr]?.url });
    await client.connect();
    await client.query(`alter system set default_transaction_read_only = ${only === 'on' ? 'off' : 'on'}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };
  const write = () =>
    db.transaction({ role: 'eigner' }, (tx) =>
      tx.row<{ port: number }>(sql`insert into probe select current_setting('port')::int returning port`),
    );

  beforeAll(async () => {
    const bin = findPostgres() ?? '';
    for (const _ of [0, 1]) clusters.push(await startPostgres(bin));
    for (const { url } of clusters) {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('create table probe (port int)');
      await client.end();
    }
    await writer(1, 'off');
    const hosts = clusters.map(({ url }) => new URL(url).host).toReversed();
    db = openPostgres(`postgres://kehrtour@${hosts.join()}/kehrtour?target_session_attrs=read-write`, {
      max: 3,
    });
    heard = [];
  });
  afterAll(async () => {
    await db.close();
    for (const one of clusters) await one.stop();
  });
  const portOf = (nr: number): number => Number(new URL(clusters[nr]?.url ?? '').port);

  it('is written into where it writes, wherever that stands in the address', async () => {
    expect(await write()).toEqual({ port: portOf(0) });
    expect((await db.query<{ port: number }>('select port from probe')).rows).toEqual([{ port: portOf(0) }]);
  });

  it('says of a primary that became a replica that it cannot be reached, and goes to the other', async () => {
    await writer(0, 'off');
    await writer(1, 'on');
    const settled: unknown[] = [];
    await expect
      .poll(async () => {
        settled.push(await write().catch((error: unknown) => (unreachable(error) ? 'unreachable' : error)));
        return settled.at(-1);
      })
      .toEqual({ port: portOf(1) });
    expect(
      settled
        .slice(0, -1)
        .filter(
          (one) => one !== 'unreachable' && JSON.stringify(one) !== JSON.stringify({ port: portOf(0) }),
        ),
    ).toEqual([]);
  });

  it('goes to the one that is left, with those who listen', async () => {
    await writer(0, 'on');
    const end = await db.listen('probe', (text) => void heard.push(text));
    await clusters[1]?.stop();
    await expect
      .poll(() => write().catch((error: unknown) => (unreachable(error) ? 'unreachable' : error)))
      .toEqual({ port: portOf(0) });
    await expect
      .poll(async () => {
        await db.query("select pg_notify('probe', 'there')");
        return heard.length > 0;
      })
      .toBe(true);
    await end();
  });
});

describe('a primary with a replica', () => {
  const clusters: RunningPostgres[] = [];
  afterAll(async () => {
    for (const one of clusters) await one.stop();
  });
  const asSuperuser = async (url: string, text: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ found: unknown }>(text);
    await client.end();
    return rows;
  };

  it('that dies under load loses nothing that was acknowledged', { tags: 'night' }, async () => {
    const bin = findPostgres() ?? '';
    const durable = { synchronous_commit: 'on' };
    const primary = await startPostgres(bin, durable);
    const replica = await startStandby(bin, primary.url, durable);
    clusters.push(replica);
    await asSuperuser(primary.url, 'create table probe (nr int primary key)');
    await asSuperuser(primary.url, "alter system set synchronous_standby_names = '*'");
    await asSuperuser(primary.url, 'select pg_reload_conf()');
    const inStep = "select 1 as found from pg_stat_replication where sync_state = 'sync'";
    await expect.poll(() => asSuperuser(primary.url, inStep)).toHaveLength(1);

    const hosts = [primary, replica].map(({ url }) => new URL(url).host).join();
    const db = openPostgres(`postgres://kehrtour@${hosts}/kehrtour?target_session_attrs=read-write`, {
      max: 4,
    });
    const acknowledged: number[] = [];
    const faults: unknown[] = [];
    const done = new AbortController();
    let nr = 0;
    const write = async (mine: number): Promise<boolean> => {
      try {
        await db.transaction({ role: 'eigner' }, (tx) =>
          tx.run(sql`insert into probe values (${mine}) on conflict do nothing`),
        );
        acknowledged.push(mine);
        return true;
      } catch (error) {
        if (!unreachable(error)) faults.push(error);
        return false;
      }
    };
    const writer = async (): Promise<void> => {
      let mine = (nr += 1);
      // Whoever got no answer does not know, and asks with the same number again.
      while (!done.signal.aborted) if (await write(mine)) mine = nr += 1;
    };
    const writers = [writer(), writer(), writer()];
    await expect.poll(() => acknowledged.length).toBeGreaterThan(200);
    await primary.stop('KILL');
    await asSuperuser(replica.url, 'select pg_promote() as found');
    const until = acknowledged.length + 200;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(until);
    done.abort();
    await Promise.all(writers);
    await db.close();
    const rows = await asSuperuser(replica.url, 'select nr as found from probe');
    const there = new Set(rows.map(({ found }) => found));
    expect(acknowledged.filter((one) => !there.has(one))).toEqual([]);
    expect(faults).toEqual([]);
  });
});
