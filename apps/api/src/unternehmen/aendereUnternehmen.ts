import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { rechtstexteAendern, Unternehmen, unternehmenAendern } from '@kehrtour/contract/unternehmen';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { sqlState, type Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { FEIERTAGE_ANDERS } from './feiertageAnders.ts';
import { istReserviert } from './slug.ts';
import { unternehmenRefused } from './unternehmen.grund.ts';
import {
  getUnternehmen,
  lockTerminbuchung,
  saveRechtstexte,
  saveUnternehmen,
  slugFrei,
} from './unternehmen.store.ts';
import { unternehmenJetzt } from './zeigeUnternehmen.ts';

/** Changes name, address and reachability. @throws Refused 'name-vergeben' when another company has the public address */
export async function aendereUnternehmen(
  ctx: StaffCtx,
  daten: BodyOf<typeof unternehmenAendern>,
): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await getUnternehmen(tx);
    const neueAdresse = daten.slug !== vorher.slug;
    if (neueAdresse) await verlangeFreienSlug(tx, daten.slug);
    if (!(await saveUnternehmen(tx, daten, neueAdresse).catch(zuSpaet))) throw await veraltet(tx);
    const nachher = await unternehmenJetzt(tx);
    await record(ctx, tx, {
      gegenstand: 'unternehmen',
      id: ctx.unternehmenId,
      was: 'geaendert',
      von: { name: vorher.name, slug: vorher.slug },
      nach: daten,
    });
    if (ORT.some((feld) => vorher[feld] !== nachher[feld]))
      await ctx.deps.jobs.enqueue(tx, FEIERTAGE_ANDERS, {
        unternehmenId: ctx.unternehmenId,
        gemeldetVon: ctx.actor.id,
      });
    return nachher;
  });
}

/** What the holidays of the seat follow from. */
const ORT = ['bundesland', 'plz', 'ort'] as const;

/** Changes what customers read as Impressum and Datenschutzerklärung; a public booking page cannot be without. */
export async function aendereRechtstexte(
  ctx: StaffCtx,
  texte: BodyOf<typeof rechtstexteAendern>,
): Promise<Unternehmen> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const fehlt = texte.impressum === '' ? 'impressum' : texte.datenschutz === '' ? 'datenschutz' : undefined;
    if (fehlt && (await lockTerminbuchung(tx))) throw unternehmenRefused('rechtstext-noetig', fehlt);
    if (!(await saveRechtstexte(tx, texte))) throw await veraltet(tx);
    await record(ctx, tx, {
      gegenstand: 'unternehmen',
      id: ctx.unternehmenId,
      was: 'rechtstexte',
      nach: texte,
    });
    return unternehmenJetzt(tx);
  });
}

async function verlangeFreienSlug(tx: Tx, slug: string): Promise<void> {
  if (istReserviert(slug) || !(await slugFrei(tx, slug))) throw unternehmenRefused('adresse-vergeben');
}

/** Another company took the address between our look and our write. */
function zuSpaet(error: unknown): never {
  throw sqlState(error) === '23505' ? unternehmenRefused('adresse-vergeben') : error;
}

async function veraltet(tx: Tx): Promise<Refused> {
  return new Refused('veraltet', { angaben: { stand: await unternehmenJetzt(tx) } });
}
