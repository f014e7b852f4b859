import { asOperator, findPostgres, startPostgres } from '@kehrtour/testkit/postgres';

/** What its databases need that are gone a moment later: nobody tidies them up, and no second server follows. */
const OF_A_MOMENT = { autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0' };

/**
 * Gives the project `api-postgres` a server of its own, unless TEST_DATABASE_URL names one. Tests have the rights of who operates
 * the product, and make databases, no more: what only a superuser may do would fail at its first start elsewhere.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const bin = findPostgres();
  if (!bin) throw new Error('Kein PostgreSQL (15 oder neuer) gefunden. Debian: apt-get install postgresql');
  const server = await startPostgres(bin, OF_A_MOMENT);
  process.env['TEST_DATABASE_URL'] = await asOperator(server.url, 'createdb');
  process.env['TEST_DATABASE_SUPERUSER_URL'] = server.url;
  return server.stop;
}
