import { randomUUID } from 'node:crypto';

import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { aktionDerVerlegung, darfKundeAendern, type Randzeit } from '@kehrtour/domain/buchung/buchung';
import { ALS_KUNDE } from '@kehrtour/domain/termin/terminwechsel';
import {
  angebotId,
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';

import { deleteEigeneZeit } from '../belegung/belegung.ts';
import { answeredBefore, once } from '../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { insertMeldung } from '../termin/rueckmeldungen.ts';
import { angebotRefused } from './angebot/angebot.grund.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { type Angebot, imOrt, liesAngebot } from './angebot/angebot.ts';
import { nurAnfrage } from './angebot/kostetGeld.ts';
import { zeitBelegt } from './angebot/nichtMehrFrei.ts';
import { mitNachsicht, mitStrassen } from './angebot/strassenwege.ts';
import { type Zeitenantwort, zeitenAntwort } from './angebot/zeigeZeiten.ts';
import { buchungRefused } from './buchung.grund.ts';
import { type BuchungRow, findBuchung } from './buchung.store.ts';
import { taetigkeitDer, zeitwunschDer } from './gebuchterWunsch.ts';
import { begrenzeLesen, begrenzeSchreiben } from './grenze/grenzen.ts';
import { beteiligteAn, nimmZeit } from './reservierung/nimmZeit.ts';
import { sperreBuchung } from './sperreBuchung.ts';
import { bestaetigungDer } from './verfalle.ts';
import { verlegeBuchung } from './verlegeBuchung.ts';
import { offeneEinwilligungen } from './vertrag.ts';
import { oeffneBuchung, standZumTermin } from './zeigeBuchung.ts';

type Grundlage = { angebot: Angebot; buchung: BuchungRow; zeitwunsch: Zeitwunsch; taetigkeit: BuchbareRow };

/** Free times for moving; the booking's own time counts as free. */
export async function zeigeZeitenZumVerlegen(
  ctx: GuestCtx,
  { code, ...wo }: { code: string; ab?: string | undefined; nur?: Randzeit | undefined },
): Promise<Zeitenantwort> {
  await begrenzeLesen(ctx);
  const offen = await oeffneBuchung(ctx, code);
  const { angebot, zeitwunsch, taetigkeit } = await ladeGrundlage(offen.ctx, offen.terminId);
  return zeitenAntwort(angebot, await mitStrassen(angebot, zeitwunsch, wo.ab), taetigkeit, wo);
}

async function ladeGrundlage(ctx: TenantCtx, terminId: string): Promise<Grundlage> {
  return ctx.transaction(async (tx) => {
    const buchung = await findBuchung(tx, terminId);
    if (!buchung) throw new Refused('code-ungueltig');
    const angebot = await liesAngebot(ctx, tx, { ohneTermin: terminId });
    return {
      angebot,
      buchung,
      zeitwunsch: zeitwunschDer(buchung, angebot),
      taetigkeit: taetigkeitDer(buchung, angebot),
    };
  });
}

/** Moves a booking: the new time is taken and the old one freed together, or everything stays as it was. */
export async function verlegeAlsKunde(
  ctx: GuestCtx,
  key: string,
  { code, zeitId }: { code: string; zeitId: string },
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneBuchung(ctx, code);
  const tag = tagDesAngebots(zeitId);
  if (tag === undefined) throw angebotRefused('zeit-nicht-gezeigt', 'zeitId');
  const abdruck = ['verschieben', offen.terminId, zeitId];
  // The same form again: the move it asked for has been made.
  if (await answeredBefore(offen.ctx, key, abdruck)) return standZumTermin(offen.ctx, offen.terminId);
  const gelesen = await ladeGrundlage(offen.ctx, offen.terminId);
  const grundlage = {
    ...gelesen,
    zeitwunsch: await mitNachsicht(gelesen.angebot, gelesen.zeitwunsch, tag),
  };
  const moeglich = waehleMitarbeiter(zeitenAm(gelesen.angebot.grundlage, grundlage.zeitwunsch, tag), zeitId);
  for (const zeit of moeglich) {
    try {
      await once(offen.ctx, key, abdruck, (joined) =>
        joined.transaction((tx) => verlege(joined, tx, { terminId: offen.terminId, zeit, grundlage })),
      );
      return await standZumTermin(offen.ctx, offen.terminId);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    }
  }
  verlangeAenderbar(gelesen.buchung, gelesen.angebot.regeln.aendernBisStunden, ctx.now());
  const { angebot, taetigkeit } = await ladeGrundlage(offen.ctx, offen.terminId);
  const zeitwunsch = await mitStrassen(angebot, gelesen.zeitwunsch, tag);
  throw zeitBelegt(angebot, { zeitwunsch, taetigkeit }, { tag, beginn: moeglich[0]?.beginn });
}

function verlangeAenderbar(buchung: BuchungRow, aendernBisStunden: number, jetzt: Date): void {
  if (bestaetigungDer(buchung, jetzt) === 'noetig') throw new Refused('buchung.unbestaetigt');
  const erlaubt = darfKundeAendern({ status: buchung.status, beginn: buchung.fenster_von }, 'verlege', {
    jetzt,
    aendernBisStunden,
  });
  if (!erlaubt.ok) throw buchungRefused(erlaubt.reason);
}

async function verlege(
  ctx: TenantCtx,
  tx: Tx,
  { terminId, zeit, grundlage }: { terminId: string; zeit: Moeglichkeit; grundlage: Grundlage },
): Promise<Record<string, never>> {
  const { taetigkeit, zeitwunsch } = grundlage;
  const { buchung, betrieb, regeln } = await sperreBuchung(tx, terminId, beteiligteAn([zeit]));
  verlangeAenderbar(buchung, regeln.aendernBisStunden, ctx.now());
  const angebot = await liesAngebot(ctx, tx, { nur: zeit.tag, ohneTermin: terminId });
  const noch = zeitenAm(angebot.grundlage, zeitwunsch, zeit.tag).find(
    (eine) => eine.mitarbeiterId === zeit.mitarbeiterId && angebotId(eine) === angebotId(zeit),
  );
  if (!noch) throw new Refused('termin.zeit-belegt');
  await deleteEigeneZeit(tx, terminId);
  const genommen = await nimmZeit(
    tx,
    noch,
    { id: randomUUID(), laeuftAb: null, jetzt: ctx.now(), plaetzeMax: regeln.plaetzeJeHalbtag },
    terminId,
  );
  if (!genommen) throw new Refused('termin.zeit-belegt');
  const ohneVertrag = offeneEinwilligungen(buchung, betrieb, ctx.now()).length > 0;
  const bisher = await verlegeBuchung(ctx, tx, {
    buchung,
    zeit: noch,
    taetigkeit,
    regeln,
    feiertage: imOrt(angebot, zeitwunsch.anschrift).feiertage,
    aktion: aktionDerVerlegung({ status: buchung.status, nurAnfrage: nurAnfrage(taetigkeit), ohneVertrag }),
    wer: ALS_KUNDE,
    anlass: ohneVertrag ? 'gewaehlt' : 'verschoben',
    was: 'buchung-verschoben',
    neuigkeit: 'rueckmeldung',
  });
  await insertMeldung(tx, {
    id: randomUUID(),
    terminId,
    art: 'alternative',
    text: `Buchung verschoben, bisher ${bisher}`,
    am: ctx.now(),
  });
  return {};
}
