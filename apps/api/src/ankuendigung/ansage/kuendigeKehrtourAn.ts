import { randomUUID } from 'node:crypto';

import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import type { Kanal } from '@kehrtour/domain/versand/kanal';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

import { zieheTermineMit } from '../../kehrtour/haltStand.ts';
import { lockKehrtour, setzeKehrtourStatus } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeKehrtourplaner } from '../../unternehmen/verlangeKehrtourplaner.ts';
import type { Empfang } from '../empfang/empfang.ts';
import type { Ansage } from './ansage.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung, ohneAbgesagte } from './ladeAnkuendigung.ts';
import { schonGesagt } from './pruefeVorAnkuendigung.ts';
import { verkuende, verlangeFrist } from './verkuende.ts';

export type Ankuendigungswunsch = {
  version: number;
  kanaele: Record<string, Kanal>;
  trotzdem?: boolean | undefined;
};

/**
 * Announces a round in one transaction: appointments, codes, mails in the outbox, the proof of each notice, and the
 * employees' shifts as taken. A second time only what is new or has moved is told.
 * @throws Refused 'kehrtour.frist-zu-kurz' where § 3 KÜO forbids it and nobody confirmed a waiver
 */
export async function kuendigeKehrtourAn(
  ctx: StaffCtx,
  id: string,
  wunsch: Ankuendigungswunsch,
): Promise<{ termine: number; mails: number; zettel: number }> {
  return ctx.transaction(
    async (tx) => {
      const kehrtour = await lockKehrtour(tx, id);
      if (!kehrtour) throw new Refused('nicht-gefunden');
      const naechster = wechsleKehrtourStatus(kehrtour.status, 'kuendigeAn', ctx.actor.rolle);
      if (!naechster.ok) throw new Refused(naechster.reason);
      if (kehrtour.version !== wunsch.version)
        throw new Refused('veraltet', { angaben: { version: kehrtour.version } });
      if (kehrtour.status === 'geplant') await verlangeKehrtourplaner(tx);
      await zieheTermineMit(ctx, tx, kehrtour);
      const grundlage = ohneAbgesagte(await ladeAnkuendigung(ctx, tx, id));
      const ansagen = ansagenAus(grundlage, wunsch.kanaele);
      verlangeFrist(ansagen, grundlage, wunsch.trotzdem === true);
      const { plan } = grundlage.kehrtour;
      const mails = (await verkuende(ctx, tx, { grundlage, ansagen, plan })).length;
      await setzeKehrtourStatus(tx, id, naechster.value, ctx.now());
      await record(ctx, tx, {
        gegenstand: 'kehrtour',
        id,
        was: 'angekuendigt',
        nach: { ansagen: ansagen.length, mails, trotzdem: wunsch.trotzdem === true },
      });
      await announce(tx, { art: 'kehrtour', id });
      return {
        termine: ansagen.filter(({ empfang }) => !empfang.zurKenntnis).length,
        mails,
        zettel: ansagen.filter(({ kanal }) => !KANAL_WORTE[kanal].gesendet).length,
      };
    },
    { statementTimeoutMs: 30_000 },
  );
}

/** What is told: what is new or has moved. Who is told for a house hangs on the appointment of its first flat. */
function ansagenAus(grundlage: Ankuendigungsgrundlage, kanaele: Record<string, Kanal>): Ansage[] {
  const ersterTermin = new Map<string, string>();
  return grundlage.empfaenge
    .filter((empfang) => !schonGesagt(empfang))
    .map((empfang): Ansage => {
      const { halt_id: haltId } = empfang.halt;
      const terminId =
        empfang.termin?.id ?? (empfang.zurKenntnis ? ersterTermin.get(haltId) : undefined) ?? randomUUID();
      if (!ersterTermin.has(haltId)) ersterTermin.set(haltId, terminId);
      return {
        empfang,
        kanal: kanalFuer(empfang, kanaele),
        terminId,
        aenderung: empfang.termin !== undefined,
      };
    });
}

function kanalFuer(empfang: Empfang, wunsch: Record<string, Kanal>): Kanal {
  const gewuenscht = wunsch[empfang.schluessel];
  return gewuenscht && empfang.moeglich.includes(gewuenscht) ? gewuenscht : empfang.kanal;
}
