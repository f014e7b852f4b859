import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { TenantCtx } from '../platform/ctx.ts';
import { fuehreVorgangAus } from '../vorgang/vorgang.ts';
import { setAuszugFertig } from './datenauszug.store.ts';
import { schreibeAuszug } from './schreibeAuszug.ts';

type Auftrag = { readonly vorgangId: string; readonly auszugId: string };

/** Writes the export behind a Vorgang and puts it where files lie; what was begun and not ended leaves nothing behind. */
export async function erzeugeAuszug(ctx: TenantCtx, { vorgangId, auszugId }: Auftrag): Promise<void> {
  // One folder for each company: what a dead process left there goes with the next one.
  const ordner = join(ctx.deps.env.dataDir, 'auszuege', ctx.unternehmenId);
  await fuehreVorgangAus(ctx, vorgangId, async (fortschritt) => {
    await rm(ordner, { recursive: true, force: true });
    await mkdir(ordner, { recursive: true });
    const geschrieben = await schreibeAuszug(ctx, ordner, fortschritt);
    if (geschrieben === undefined) return null;
    const schluessel = `${ctx.unternehmenId}/${auszugId}`;
    await ctx.deps.files.putFile(schluessel, geschrieben.pfad);
    const gilt = await ctx.transaction((tx) =>
      setAuszugFertig(tx, { id: auszugId, schluessel, groesse: geschrieben.groesse, am: ctx.now() }),
    );
    if (!gilt) await ctx.deps.files.remove(schluessel);
    return { zeilen: geschrieben.zeilen, groesse: geschrieben.groesse };
  });
  await rm(ordner, { recursive: true, force: true });
}
