import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { hasRoom } from '../../platform/post/messageLimit.ts';
import { codesDerKehrtour, insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { fensterText } from '../empfang/fensterText.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import type { Verlegungsgrund } from '../papier/nachricht.ts';
import { anlassNach, ersetzeWartende } from './ersetzeWartende.ts';
import { ladeAnkuendigung } from './ladeAnkuendigung.ts';
import { schreibeAnsage } from './schreibeAnsage.ts';

/** One appointment that has just moved into this round, and the window that was told before. */
type NeueZeit = {
  readonly terminId: string;
  readonly kehrtourId: string;
  readonly bisher: { readonly von: Date; readonly bis: Date };
  /**
   * Agreed on the phone: only what leaves by itself repeats it, and no paper is owed. Chosen on the page, which says so: only a
   * mail does, because the entry in the calendar that came with the old one holds no more.
   */
  readonly weil: Verlegungsgrund;
};

/** Tells a household its new time, by the way it was told before or the best there is. */
export async function sageNeueZeitAn(
  ctx: TenantCtx,
  tx: Tx,
  { terminId, kehrtourId, bisher, weil }: NeueZeit,
): Promise<void> {
  const { empfaenge, rahmen } = await ladeAnkuendigung(ctx, tx, kehrtourId);
  const empfang = empfaenge.find(({ termin, zurKenntnis }) => termin?.id === terminId && !zurKenntnis);
  if (!empfang?.termin || !(await willWiederholtSein(ctx, tx, empfang, weil))) return;
  const gehoert = (await ersetzeWartende(ctx, tx, [terminId]))(terminId, false);
  const code = (await codesDerKehrtour(tx, kehrtourId)).find(({ termin_id }) => termin_id === terminId);
  await insertAnkuendigungen(tx, [
    await schreibeAnsage(ctx, tx, {
      empfang,
      terminId,
      kehrtourId,
      kanal: empfang.kanal,
      rahmen,
      code: code?.id,
      folge: empfang.termin.folge,
      art: gehoert && !gehoert.wann ? 'ankuendigung' : 'aenderung',
      anlass: anlassNach(gehoert, empfang.halt, {
        art: 'aenderung',
        bisher: fensterText(bisher.von, bisher.bis),
        weil,
      }),
    }),
  ]);
}

async function willWiederholtSein(
  ctx: TenantCtx,
  tx: Tx,
  { kanal, kontakt }: Pick<Empfang, 'kanal' | 'kontakt'>,
  weil: Verlegungsgrund,
): Promise<boolean> {
  if (weil === 'vorgeschlagen') return true;
  if (weil === 'abgesprochen') return kanalweg(kanal)?.sende !== undefined;
  // Nobody is kept from choosing because of a mail that says it once more.
  return kanal === 'mail' && (await hasRoom(ctx, tx, 'ansageMail', kontakt?.email ?? ''));
}
