import { type Ersatz, ersatzText } from '@kehrtour/domain/versand/ersatzweg';
import { istNachricht, type Kanal } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { hasRoom } from '../../platform/post/messageLimit.ts';
import { type Ankuendigungsgrundlage, pruefeFrist } from '../ansage/ladeAnkuendigung.ts';
import { schreibeAnsage } from '../ansage/schreibeAnsage.ts';
import { codesDerKehrtour, insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import type { Weitere } from '../kanal/weg/kanalweg.ts';
import { type GescheitertRow, insertErsatzweg } from './ersatzweg.store.ts';

const ANLASS = { art: 'ankuendigung' } as const;

/** Which of the messages that reach somebody stay within what the company wants to pay. */
export async function bezahlbareWege(ctx: TenantCtx, tx: Tx, eine: Weitere): Promise<ReadonlySet<Kanal>> {
  const bezahlbare = new Set<Kanal>();
  for (const kanal of eine.empfang.moeglich.filter(istNachricht)) {
    const { bezahlbar } = kanalweg(kanal) ?? {};
    if (bezahlbar === undefined || (await bezahlbar(ctx, tx, eine))) bezahlbare.add(kanal);
  }
  return bezahlbare;
}

/** The ways by which enough left today for this company or this person: the next one is paper then. */
export async function volleWege(
  ctx: TenantCtx,
  tx: Tx,
  { kontakt, moeglich }: Empfang,
): Promise<ReadonlySet<Kanal>> {
  const voll = new Set<Kanal>();
  for (const kanal of kontakt ? moeglich : []) {
    const gezaehlt = kontakt && kanalweg(kanal)?.zaehlt?.(kontakt);
    if (gezaehlt && !(await hasRoom(ctx, tx, ...gezaehlt))) voll.add(kanal);
  }
  return voll;
}

export type Ersatzauftrag = {
  readonly ersatz: Ersatz;
  readonly empfang: Empfang;
  /** The notice that reached nobody. */
  readonly gescheitert: GescheitertRow;
  readonly grundlage: Ankuendigungsgrundlage;
  readonly smsTeile: number;
};

/** The other notice with its proof, or that somebody has to go or ring; and in both cases the step itself, once. */
export async function schreibeErsatz(ctx: TenantCtx, tx: Tx, auftrag: Ersatzauftrag): Promise<void> {
  const { ersatz, empfang, gescheitert, grundlage, smsTeile } = auftrag;
  const { termin } = empfang;
  if (!termin) return;
  const kehrtourId = grundlage.kehrtour.id;
  const nachfolger = await sendeErsatz(ctx, tx, auftrag);
  const zettelBis =
    ersatz.weg === 'zettel' ? (pruefeFrist(empfang, 'einwurf', grundlage)?.spaetestensAm ?? null) : null;
  await insertErsatzweg(
    tx,
    {
      ankuendigung_id: gescheitert.ankuendigung_id,
      termin_id: termin.id,
      kehrtour_id: kehrtourId,
      folge: termin.folge,
      weg: ersatz.weg,
      grund: ersatz.grund,
      zettel_bis: zettelBis,
      sms_teile: smsTeile,
      nachfolger_id: nachfolger,
    },
    ctx.now(),
  );
  await record(ctx, tx, {
    gegenstand: 'termin',
    id: termin.id,
    was: 'naechster-weg',
    nach: { weg: ersatz.weg, grund: ersatzText({ ersatz, ersatzFuer: null }) },
  });
}

/** The step without a message; takes no SMS. */
export async function merkeOhnePlan(
  ctx: TenantCtx,
  tx: Tx,
  { ankuendigung_id, termin_id, folge }: GescheitertRow,
  kehrtourId: string,
): Promise<number> {
  const ohne = {
    weg: 'zettel',
    grund: 'keiner',
    zettel_bis: null,
    sms_teile: 0,
    nachfolger_id: null,
  } as const;
  await insertErsatzweg(
    tx,
    { ankuendigung_id, termin_id, kehrtour_id: kehrtourId, folge, ...ohne },
    ctx.now(),
  );
  return 0;
}

async function sendeErsatz(
  ctx: TenantCtx,
  tx: Tx,
  { ersatz, empfang, gescheitert, grundlage }: Ersatzauftrag,
): Promise<string | null> {
  const { termin } = empfang;
  if (!termin || !istNachricht(ersatz.weg)) return null;
  const kehrtourId = grundlage.kehrtour.id;
  const codes = await codesDerKehrtour(tx, kehrtourId);
  const ansage = await schreibeAnsage(ctx, tx, {
    empfang,
    terminId: termin.id,
    kehrtourId,
    kanal: ersatz.weg,
    rahmen: grundlage.rahmen,
    code: codes.find(({ termin_id }) => termin_id === termin.id)?.id,
    folge: termin.folge,
    // The proof stays of the kind of the one that it replaces.
    art: gescheitert.art,
    anlass: ANLASS,
  });
  await insertAnkuendigungen(tx, [ansage]);
  return ansage.id;
}
