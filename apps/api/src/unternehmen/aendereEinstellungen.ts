import type { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';
import { mitGewerk } from '@kehrtour/domain/taetigkeit/gewerk';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { einstellungenAus, STANDARDEINSTELLUNGEN } from './einstellungen.ts';
import { FEIERTAGE_ANDERS } from './feiertageAnders.ts';
import { getUnternehmen, saveEinstellungen } from './unternehmen.store.ts';

type Stand = AnswerOf<typeof einstellungenHolen>;

export function zeigeEinstellungen(ctx: StaffCtx): Promise<Stand> {
  return ctx.transaction(einstellungenJetzt);
}

/** Changes the groups that were sent; the others stay as they are. */
export async function aendereEinstellungen(
  ctx: StaffCtx,
  { version, ...wunsch }: BodyOf<typeof einstellungenAendern>,
): Promise<Stand> {
  if (!darf(ctx.actor.rolle, 'einstellung.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const { einstellungen, gewerk } = await getUnternehmen(tx);
    const vorher = einstellungenAus(einstellungen);
    const { freieTaetigkeiten, hoheitlicheTaetigkeiten, ...gruppen } = wunsch;
    const worte = {
      ...(freieTaetigkeiten && { freieTaetigkeiten: ohneEigenesWort(freieTaetigkeiten, gewerk) }),
      ...(hoheitlicheTaetigkeiten && { hoheitlicheTaetigkeiten }),
    };
    const zettel =
      Object.keys(worte).length > 0 ? { terminzettel: { ...vorher.terminzettel, ...worte } } : {};
    const neu = { ...gruppen, ...zettel };
    if (!(await saveEinstellungen(tx, neu, version)))
      throw new Refused('veraltet', { angaben: { stand: await einstellungenJetzt(tx) } });
    await record(ctx, tx, {
      gegenstand: 'unternehmen',
      id: ctx.unternehmenId,
      was: 'einstellungen',
      nach: neu,
    });
    if (gruppen.feiertage)
      await ctx.deps.jobs.enqueue(tx, FEIERTAGE_ANDERS, {
        unternehmenId: ctx.unternehmenId,
        gemeldetVon: ctx.actor.id,
      });
    return einstellungenJetzt(tx);
  });
}

async function einstellungenJetzt(tx: Tx): Promise<Stand> {
  const { einstellungen, gewerk, version } = await getUnternehmen(tx);
  const { terminzettel, ...sonst } = einstellungenAus(einstellungen);
  const freieTaetigkeiten = mitEigenemWort(terminzettel.freieTaetigkeiten, gewerk);
  return { ...sonst, terminzettel: { ...terminzettel, freieTaetigkeiten }, version };
}

type Worte = Stand['terminzettel']['freieTaetigkeiten'];
const STANDARDTITEL = STANDARDEINSTELLUNGEN.terminzettel.freieTaetigkeiten.titel;
const titelMit = (gewerk: string): string =>
  mitGewerk(STANDARDTITEL.replace('Schornsteinfeger', '{gewerk}'), gewerk);

/** As the slip says it, with the trade's word of the company; a title that somebody wrote stays. */
const mitEigenemWort = (worte: Worte, gewerk: string): Worte =>
  worte.titel === STANDARDTITEL ? { ...worte, titel: titelMit(gewerk) } : worte;

/** What was not changed goes on following the trade's word. */
const ohneEigenesWort = (worte: Worte, gewerk: string): Worte =>
  worte.titel === titelMit(gewerk) ? { ...worte, titel: STANDARDTITEL } : worte;
