import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Faktorinhaber, findFaktor, useCode, useSchritt } from './faktor.store.ts';
import { schrittVon, versiegeltesGeheimnis } from './geheimnis.ts';
import { hashOfCode } from './wiederherstellungscodes.ts';

/** What was shown: a code of the app, or a recovery code with so many left. */
export type Eingeloest = { art: 'app' } | { art: 'wiederherstellung'; uebrig: number };

/** Takes a code and uses it up: none works twice, and none of an earlier step after a later one. Undefined for a wrong code. */
export async function loeseCodeEin(
  ctx: Ctx,
  tx: Tx,
  wer: Faktorinhaber,
  code: string,
): Promise<Eingeloest | undefined> {
  const gelesen = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(gelesen)) {
    const uebrig = await useCode(tx, wer, hashOfCode(ctx, wer, gelesen));
    return uebrig === undefined ? undefined : { art: 'wiederherstellung', uebrig };
  }
  const gespeichert = (await findFaktor(tx, wer))?.zweiter_faktor ?? null;
  if (gespeichert === null) return undefined;
  const schritt = schrittVon(ctx, wer, { gespeichert, code: gelesen });
  if (schritt === undefined) return undefined;
  const geheimnis = versiegeltesGeheimnis(ctx, wer, gespeichert);
  return (await useSchritt(tx, wer, { schritt, geheimnis })) ? { art: 'app' } : undefined;
}
