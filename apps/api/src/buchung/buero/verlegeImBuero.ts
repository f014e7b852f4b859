import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import type { buchungVerlegen } from '@kehrtour/contract/terminbuero';
import { darf } from '@kehrtour/domain/rolle';

import { deleteEigeneZeit } from '../../belegung/belegung.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeWechsel, vomBuero } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { imOrt } from '../angebot/angebot.ts';
import { findBuchung } from '../buchung.store.ts';
import { taetigkeitDer, zeitwunschDer } from '../gebuchterWunsch.ts';
import { sperreBuchung } from '../sperreBuchung.ts';
import { verlegeBuchung, zeitSteht } from '../verlegeBuchung.ts';
import { angebotFuersBuero } from './buerozeiten.ts';
import { nimmWahl, sieheVor } from './nimmWahl.ts';

/**
 * Moves a booking for the office: the new time is taken and the old one freed together, or everything stays. What was
 * agreed on the phone is a promise at once; else the customer gets a proposal that she can accept, move or call off.
 */
export async function verlegeImBuero(
  ctx: StaffCtx,
  id: string,
  { version, wahl, abgesprochen }: BodyOf<typeof buchungVerlegen>,
): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await findBuchung(tx, id);
    if (!vorher) throw new Refused('nicht-gefunden');
    const angebot = await angebotFuersBuero(ctx, tx, id);
    const taetigkeit = taetigkeitDer(vorher, angebot);
    const gewaehlt = {
      wahl,
      zeitwunsch: zeitwunschDer(vorher, angebot),
      taetigkeit,
      terminId: id,
      bewegt: true,
    };
    const vorwahl = await sieheVor(ctx, tx, gewaehlt);
    const { buchung, regeln } = await sperreBuchung(tx, id, vorwahl, async (jetzt) => {
      if (jetzt.version !== version)
        throw new Refused('veraltet', { angaben: { stand: await terminJetzt(ctx, tx, id) } });
    });
    const wer = vomBuero(ctx);
    const worte = abgesprochen ? ABGESPROCHEN : VORGESCHLAGEN;
    verlangeWechsel(buchung.status, worte.aktion, wer);
    await deleteEigeneZeit(tx, id);
    const zeit = await nimmWahl(ctx, tx, gewaehlt, vorwahl);
    const { feiertage } = imOrt(angebot, buchung.wunsch.anschrift);
    // Nobody is asked whether the time suits that was promised already.
    const gesagt = zeitSteht(buchung, zeit) ? ABGESPROCHEN : worte;
    await verlegeBuchung(ctx, tx, { buchung, zeit, taetigkeit, regeln, feiertage, wer, ...gesagt });
    return terminJetzt(ctx, tx, id);
  });
}

const ABGESPROCHEN = { aktion: 'verlege', anlass: 'verschoben', was: 'verlegt' } as const;
const VORGESCHLAGEN = { aktion: 'schlageVor', anlass: 'vorgeschlagen', was: 'vorgeschlagen' } as const;
