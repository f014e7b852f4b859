import { legeAdminUserAn } from '../src/konto/legeAdminUserAn.ts';
import { systemCtx } from '../src/platform/ctx.ts';
import { instant, sql } from '../src/platform/db/sql.ts';
import { BETRIEB_ID } from '../src/platform/post/outbox.ts';
import { hashToken, newToken } from '../src/platform/settings/secrets.ts';
import type { TestApi } from './testApi.ts';

/** Somebody at the operator's desk, logged in. */
export async function anOperator(api: TestApi, email = 'operator@example.org'): Promise<string> {
  const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
  const neu = await ctx.transaction((tx) => legeAdminUserAn(ctx, tx, { name: 'Olga Peter', email }));
  const token = newToken();
  const bis = new Date(api.clock.now.getTime() + 4 * 365 * 86_400_000);
  await ctx.transaction((tx) =>
    tx.rows(
      sql`select tor_sitzung_anlegen(${hashToken(token)}, 'adminUser', ${neu?.id}, null, ${instant(api.clock.now)}, ${instant(bis)}, 'test')`,
    ),
  );
  return token;
}
