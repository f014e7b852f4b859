import type { TenantCtx } from '../src/platform/ctx.ts';

/**
 * Work of a process that ends in its middle: it writes nothing down any more.
 *
 * @param mitte resolves when it is there
 */
export async function endetMittendrin(
  ctx: TenantCtx,
  arbeit: (ctx: TenantCtx) => Promise<unknown>,
  mitte: Promise<void>,
): Promise<void> {
  let tot = false;
  const sterblich: TenantCtx = {
    ...ctx,
    transaction: (work) => (tot ? new Promise(() => undefined) : ctx.transaction(work)),
  };
  void arbeit(sterblich);
  await mitte;
  tot = true;
}
