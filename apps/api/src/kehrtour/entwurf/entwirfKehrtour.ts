import { randomUUID } from 'node:crypto';

import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { verlangeArbeitszeitgesetz } from '../../planung/schicht/verlangeArbeitszeitgesetz.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import { findBetriebMitMitte, listFahrer } from '../../planung/stand/planungsstand.ts';
import { mitStandard } from '../../planung/stand/standardVorgaben.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeKehrtourplaner } from '../../unternehmen/verlangeKehrtourplaner.ts';
import { insertKehrtour, lockKehrtour, updateVorgaben } from '../runde/kehrtour.store.ts';
import { bestelleFahrzeiten } from '../vorbereitung/ermittleFahrzeiten.ts';

/** Begins a draft. Where only one person drives, that decision is taken already. */
export async function legeKehrtourAn(
  ctx: StaffCtx,
  wunsch: { name?: string | undefined; liegenschaftIds?: string[] | undefined },
): Promise<{ id: string }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const id = randomUUID();
  await ctx.transaction(async (tx) => {
    await verlangeKehrtourplaner(tx);
    const fahrer = (await listFahrer(tx)).filter((person) => person.aktiv && person.arbeitszeit.length > 0);
    const vorgaben: Partial<Vorgaben> = {
      ...(wunsch.liegenschaftIds && wunsch.liegenschaftIds.length > 0
        ? { liegenschaften: { ids: wunsch.liegenschaftIds } }
        : {}),
      ...(fahrer.length === 1 && fahrer[0] ? { mitarbeiter: { ids: [fahrer[0].id] } } : {}),
    };
    await insertKehrtour(tx, { id, name: wunsch.name ?? '', vorgaben, von: ctx.actor.id });
    await bestelleFahrzeiten(ctx, tx, id, wunsch.liegenschaftIds);
    await announce(tx, { art: 'kehrtour', id });
  });
  return { id };
}

/**
 * Takes decisions of the wizard. The draft on the server is the truth: a second writer gets what changed meanwhile.
 * A plan that exists becomes a draft again, because it no longer fits its decisions.
 */
export async function entwirfKehrtour(
  ctx: StaffCtx,
  id: string,
  wunsch: { version: number; name?: string | undefined; vorgaben: Partial<Vorgaben> },
): Promise<{ version: number }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    const betrieb = await findBetriebMitMitte(tx);
    if (!kehrtour || !betrieb) throw new Refused('nicht-gefunden');
    // A refusal reads what already stands on the server, so that the screen can show both.
    if (kehrtour.version !== wunsch.version)
      throw new Refused('veraltet', {
        angaben: {
          version: kehrtour.version,
          vorgaben: mitStandard(kehrtour.vorgaben, betrieb.einstellungen),
          entschieden: Object.keys(kehrtour.vorgaben),
        },
      });
    const nurName = Object.keys(wunsch.vorgaben).length === 0;
    const naechster = wechsleKehrtourStatus(kehrtour.status, nurName ? 'plane' : 'entwirf', ctx.actor.rolle);
    if (!naechster.ok) throw new Refused(naechster.reason);
    verlangeKommendeTage(wunsch.vorgaben, ortszeitAus(ctx.now()).tag);
    const vorgaben = { ...kehrtour.vorgaben, ...wunsch.vorgaben };
    if (wunsch.vorgaben.arbeitszeit || wunsch.vorgaben.pause || wunsch.vorgaben.arbeitsbeginn)
      verlangeArbeitszeitgesetz({
        gewollt: vorgaben,
        betrieb,
        fahrer: await listFahrer(tx),
        // An owner may work as he likes, and nobody decides that for him.
        entscheidetSelbst: ({ id: person, rolle }) => rolle === 'inhaber' && person === ctx.actor.id,
      });
    const neu = {
      vorgaben,
      name: wunsch.name ?? kehrtour.name,
      status: nurName ? kehrtour.status : naechster.value,
      tage: vorgaben.datum?.tage ?? [],
      now: ctx.now(),
    };
    if (!(await updateVorgaben(tx, id, wunsch.version, neu))) throw new Refused('veraltet');
    await bestelleFahrzeiten(ctx, tx, id, wunsch.vorgaben.liegenschaften?.ids);
    await record(ctx, tx, {
      gegenstand: 'kehrtour',
      id,
      was: 'entworfen',
      nach: { schritte: Object.keys(wunsch.vorgaben) },
    });
    await announce(tx, { art: 'kehrtour', id });
    return { version: wunsch.version + 1 };
  });
}

function verlangeKommendeTage(vorgaben: Partial<Vorgaben>, heute: string): void {
  const vergangen = vorgaben.datum?.tage.find((tag) => tag < heute);
  if (vergangen !== undefined) throw planungRefused('gewaehlter-tag-vergangen', vergangen);
}
