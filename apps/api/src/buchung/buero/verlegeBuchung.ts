import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import type { buchungVerlegen } from '@kehrtour/contract/terminbuero';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { wechsleTerminStatus } from '@kehrtour/domain/termin';

import { verlegeAufgaben } from '../../aufgabe/aufgabenstand.ts';
import { loescheEigeneZeit } from '../../belegung/belegung.ts';
import { entferneHalt } from '../../kehrtour/kehrtourStand.ts';
import { GEBUCHT } from '../../kehrtour/nimmGebuchteAuf.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { announce } from '../../platform/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refused.ts';
import { verlegeTermin } from '../../termin/terminstand.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { verlaengereZugangscode as verlaengereCode } from '../../zugang/zugangscode.ts';
import { type BuchungRow, findBuchung } from '../buchung.store.ts';
import { maileBuchung } from '../buchungMail.ts';
import { sperreBuchung } from '../sperreBuchung.ts';
import { taetigkeitDer, zeitwunschDer } from '../verschiebeBuchung.ts';
import { codeGueltigBis } from '../zeigeBuchung.ts';
import { angebotOderNichts } from './buerozeiten.ts';
import { nimmWahl, sieheVor } from './nimmWahl.ts';

/**
 * Moves a booking for the office: the new time is taken and the old one freed together, or everything stays. What was
 * agreed on the phone is a promise at once; else the customer gets a proposal that she can accept, move or call off.
 */
export async function verlegeBuchung(
  ctx: StaffCtx,
  id: string,
  { version, wahl, abgesprochen }: BodyOf<typeof buchungVerlegen>,
): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.verschieben')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await findBuchung(tx, id);
    if (!vorher) throw new Refused('nicht-gefunden');
    const angebot = await angebotOderNichts(ctx, tx, id);
    const was = {
      wahl,
      zeitwunsch: zeitwunschDer(vorher, angebot),
      taetigkeit: taetigkeitDer(vorher, angebot),
      terminId: id,
      bewegt: true,
    };
    const vorwahl = await sieheVor(ctx, tx, was);
    const { buchung } = await sperreBuchung(tx, id, vorwahl, async (jetzt) => {
      if (jetzt.version !== version)
        throw new Refused('veraltet', { angaben: { stand: await terminJetzt(ctx, tx, id) } });
    });
    const erlaubt = wechsleTerminStatus(buchung.status, 'verschiebe', ctx.actor.rolle);
    if (!erlaubt.ok) throw new Refused(erlaubt.reason);
    await loescheEigeneZeit(tx, id);
    const zeit = await nimmWahl(ctx, tx, was, vorwahl);
    await schreibe(ctx, tx, { buchung, zeit, abgesprochen });
    return terminJetzt(ctx, tx, id);
  });
}

async function schreibe(
  ctx: StaffCtx,
  tx: Tx,
  { buchung, zeit, abgesprochen }: { buchung: BuchungRow; zeit: Moeglichkeit; abgesprochen: boolean },
): Promise<void> {
  const id = buchung.termin_id;
  const am = (minute: number): Date => new Date(minute * 60_000);
  const kehrtourId = zeit.art === 'platz' ? zeit.kehrtourId : null;
  await verlegeTermin(
    tx,
    id,
    {
      kehrtourId,
      mitarbeiterId: zeit.mitarbeiterId,
      status: abgesprochen ? 'bestaetigt' : 'angekuendigt',
      fensterVon: am(zeit.fenster.von),
      fensterBis: am(zeit.fenster.bis),
      beginn: am(zeit.beginn),
      ende: am(zeit.ende),
    },
    ctx.now(),
  );
  if (buchung.halt_id !== null && buchung.kehrtour_id !== null)
    await entferneHalt(tx, buchung.halt_id, buchung.kehrtour_id, ctx.now());
  await verlegeAufgaben(tx, id, zeit.tag, kehrtourId);
  await verlaengereCode(tx, id, codeGueltigBis(am(zeit.fenster.bis)));
  const alt = ortszeitAus(buchung.fenster_von);
  const bisher = `${formatWochentag(alt.tag)}, ${formatDatum(alt.tag)}, ${alt.uhrzeit} Uhr`;
  await maileBuchung(ctx, tx, id, abgesprochen ? 'verschoben' : 'vorgeschlagen', { bisher });
  await record(ctx, tx, {
    gegenstand: 'termin',
    id,
    was: abgesprochen ? 'verlegt' : 'vorgeschlagen',
    von: { fensterVon: buchung.fenster_von, status: buchung.status },
    nach: { fensterVon: am(zeit.fenster.von) },
  });
  for (const tour of new Set([buchung.kehrtour_id, kehrtourId]))
    if (tour !== null) await announce(tx, { art: 'kehrtour', id: tour });
  await announce(tx, { art: 'termin', id, ...(kehrtourId ? { kehrtourId } : {}) });
  if (kehrtourId !== null)
    await ctx.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: ctx.unternehmenId, kehrtourId });
}
