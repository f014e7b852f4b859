import type { ansagenNachsenden } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';
import type { Nachsendekanal } from '@kehrtour/domain/versand/kanal';

import { lockKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { type Ansageauftrag, schreibeAnsage } from '../ansage/schreibeAnsage.ts';
import { codesDerKehrtour, insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { listVersuchteWege } from '../ersatzweg/ersatzweg.store.ts';
import { verlangeBezahlbareAnsagen } from '../kanal/verlangeBezahlbareAnsagen.ts';
import { antwortbrettRefused } from './antwortbrett.grund.ts';
import { listKehrtourenZu } from './antwortbrett.store.ts';
import { kommtRechtzeitig } from './kommtRechtzeitig.ts';

const ANLASS = { art: 'ankuendigung' } as const;

type Nachsendung = BodyOf<typeof ansagenNachsenden>;

/**
 * Sends notices that came back or could not be sent another way, all of them by the same. A way that was tried is not tried
 * again, and of two presses one sends. What has arrived meanwhile is left out; where nothing is left, the refusal says why.
 */
export async function sendeAnsagenNach(
  ctx: StaffCtx,
  { kanal, terminIds }: Nachsendung,
): Promise<AnswerOf<typeof ansagenNachsenden>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  const gewollt = [...new Set(terminIds)];
  return ctx.transaction(
    async (tx) => {
      const auftraege: Auftrag[] = [];
      const runden = await listKehrtourenZu(tx, gewollt);
      // In the order of their ids: two presses lock them one after the other.
      for (const { kehrtour_id, termin_ids } of runden)
        if (await lockKehrtour(tx, kehrtour_id))
          auftraege.push(...(await auftraegeAus(ctx, tx, { kehrtourId: kehrtour_id, termin_ids, kanal })));
      if (runden.length === 0) throw new Refused('nicht-gefunden');
      const sendungen = auftraege.flatMap(({ ansage }) => ansage ?? []);
      const [grund] = auftraege.flatMap(({ grund: einer }) => einer ?? []);
      if (sendungen.length === 0) throw antwortbrettRefused(grund ?? 'nichts-nachzusenden', kanal);
      await verlangeBezahlbareAnsagen(ctx, tx, sendungen);
      const nachweise = [];
      for (const ansage of sendungen) nachweise.push(await schreibeAnsage(ctx, tx, ansage));
      await insertAnkuendigungen(tx, nachweise);
      for (const { kehrtour_id } of runden) await announce(tx, { art: 'kehrtour', id: kehrtour_id });
      return { gesendet: sendungen.length, ausgelassen: gewollt.length - sendungen.length };
    },
    { statementTimeoutMs: 30_000 },
  );
}

type Auftrag =
  | { readonly ansage: Ansageauftrag; readonly grund?: undefined }
  | { readonly ansage?: undefined; readonly grund: 'nichts-nachzusenden' | 'nicht-erreichbar' | 'zu-spaet' };

type Runde = {
  readonly kehrtourId: string;
  readonly termin_ids: readonly string[];
  readonly kanal: Nachsendekanal;
};

/** What goes to each household of one round, or why nothing does. */
async function auftraegeAus(
  ctx: StaffCtx,
  tx: Tx,
  { kehrtourId, termin_ids, kanal }: Runde,
): Promise<Auftrag[]> {
  const grundlage = await ladeAnkuendigung(ctx, tx, kehrtourId);
  const codes = new Map((await codesDerKehrtour(tx, kehrtourId)).map((row) => [row.termin_id, row.id]));
  const letzte = new Map(
    (await ladeNachweise(ctx, tx, { terminIds: [...termin_ids] })).flatMap((eine) =>
      eine.art === 'mitteilung' ? [] : [[eine.terminId, eine] as const],
    ),
  );
  const versucht = await listVersuchteWege(tx, termin_ids);
  return termin_ids.map((terminId): Auftrag => {
    const nachweis = letzte.get(terminId);
    const empfang = empfangZu(grundlage, terminId);
    const angesagt = nachweis?.art === 'ankuendigung' || nachweis?.art === 'aenderung';
    if (!angesagt || nachweis.stand !== 'gescheitert' || versucht.get(terminId)?.includes(kanal) === true)
      return { grund: 'nichts-nachzusenden' };
    if (!empfang?.termin || !empfang.moeglich.includes(kanal)) return { grund: 'nicht-erreichbar' };
    if (!kommtRechtzeitig(kanal, empfang.halt.tag, grundlage)) return { grund: 'zu-spaet' };
    return {
      ansage: {
        empfang,
        terminId,
        kehrtourId,
        kanal,
        rahmen: grundlage.rahmen,
        code: codes.get(terminId),
        folge: empfang.termin.folge,
        art: nachweis.art,
        anlass: ANLASS,
        bezahlbar: true,
      },
    };
  });
}

const empfangZu = ({ empfaenge }: Ankuendigungsgrundlage, terminId: string): Empfang | undefined =>
  empfaenge.find(({ termin, zurKenntnis }) => termin?.id === terminId && !zurKenntnis);
