import type { Beispielbezirk } from '@kehrtour/contract/beispielbezirk';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { MITTE } from '../../demo/musterbach.plan.ts';
import { musterbachBestand } from '../demo/musterbachBestand.ts';
import type { Hausstand } from '../importauftrag/hausstand.ts';
import { schreibeBestand } from '../importauftrag/schreibeBestand.ts';
import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { beispielbezirkRefused } from './beispielbezirk.grund.ts';
import { findBezirk, insertBezirk, lockBestand } from './beispielbezirk.store.ts';
import { bezirkJetzt } from './zeigeBeispielbezirk.ts';

const GRENZE = { anzahl: 20, proSekunden: 3600 };
const SCHREIBEN_MS = 60_000;

/**
 * Puts the invented district into an empty stock, around the company's own place. Nobody in it has an address for mails, so that
 * nobody is ever written to; loaded twice it is there once.
 */
export async function ladeBeispielbezirk(ctx: StaffCtx): Promise<Beispielbezirk> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  await countOrRefuse(ctx, `beispielbezirk/${ctx.unternehmenId}`, GRENZE);
  return ctx.transaction(
    async (tx) => {
      await lockBestand(tx);
      const stand = await findBezirk(tx);
      if (stand.geladen_am !== null) return bezirkJetzt(tx);
      if (stand.eigene > 0) throw beispielbezirkRefused('bestand-da');
      await ladeBezirk(ctx, tx);
      return bezirkJetzt(tx);
    },
    { statementTimeoutMs: SCHREIBEN_MS },
  );
}

/** Writes it into the running transaction, with work that the company knows. */
export async function ladeBezirk(ctx: TenantCtx, tx: Tx): Promise<void> {
  const [betrieb] = await lockBestand(tx);
  const bekannt = new Set((await listKatalog(tx)).map(({ id }) => id));
  const versetze = versatz(betrieb?.lat ?? null, betrieb?.lon ?? null);
  const staende = musterbachBestand(ortszeitAus(ctx.now()).tag).map((eines) =>
    ohneAdressen(versetze(eines), bekannt),
  );
  await schreibeBestand(tx, staende);
  const kontakte = staende.flatMap((eines) => eines.kontakte.map(({ id }) => id));
  await insertBezirk(tx, {
    am: ctx.now(),
    haeuser: staende.map(({ haus }) => haus.id),
    kontakte: [...new Set(kontakte)],
  });
  await announce(tx, { art: 'liegenschaft' });
}

function ohneAdressen(stand: Hausstand, taetigkeiten: ReadonlySet<string>): Hausstand {
  return {
    ...stand,
    // Its numbers are those of no other program: a file of one's own never finds an invented house by them.
    haus: { ...stand.haus, external_id: null },
    kontakte: stand.kontakte.map((kontakt) => ({
      ...kontakt,
      external_id: null,
      email: '',
      email_fuer_termine: false,
    })),
    aufgaben: stand.aufgaben.filter(({ taetigkeit_id: id }) => id === null || taetigkeiten.has(id)),
  };
}

/** Rounds begin at the company: a district two hundred kilometres away would be no day's work. */
function versatz(lat: number | null, lon: number | null): (stand: Hausstand) => Hausstand {
  if (lat === null || lon === null) return (stand) => stand;
  const breite = (grad: number): number => Math.cos((grad * Math.PI) / 180);
  const strecke = breite(MITTE.lat) / breite(lat);
  return (stand) => ({
    ...stand,
    haus: {
      ...stand.haus,
      lat: stand.haus.lat === null ? null : lat + (stand.haus.lat - MITTE.lat),
      lon: stand.haus.lon === null ? null : lon + (stand.haus.lon - MITTE.lon) * strecke,
    },
  });
}
