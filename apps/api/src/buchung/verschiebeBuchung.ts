import { randomUUID } from 'node:crypto';

import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { darfKundeAendern, type Randzeit } from '@kehrtour/domain/buchung';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import {
  angebotId,
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/freieZeiten';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { verlegeAufgaben } from '../aufgabe/aufgabenstand.ts';
import { loescheEigeneZeit } from '../belegung/belegung.ts';
import { entferneHalt } from '../kehrtour/kehrtourStand.ts';
import { GEBUCHT } from '../kehrtour/nimmGebuchteAuf.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { answeredBefore, once } from '../platform/idempotency.ts';
import { feldRefused, Refused } from '../platform/refused.ts';
import { insertMeldung } from '../termin/rueckmeldungen.ts';
import { verlegeTermin } from '../termin/terminstand.ts';
import { verlaengereZugangscode as verlaengereCode } from '../zugang/zugangscode.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { type Angebot, leseAngebot } from './angebot/angebot.ts';
import { begrenzeLesen, begrenzeSchreiben } from './angebot/grenzen.ts';
import { mitNachsicht, mitStrassen } from './angebot/strassenwege.ts';
import { type Zeitenantwort, zeitenAntwort } from './angebot/zeigeZeiten.ts';
import { zeitAus } from './angebot/zeitAus.ts';
import { type BuchungRow, findBuchung, merkeZeit } from './buchung.store.ts';
import { maileBuchung } from './buchungMail.ts';
import { nimmZeit, zeitBelegt } from './reservierung/reserviere.ts';
import { ZU_SPAET } from './sageBuchungAb.ts';
import { beteiligteAn, sperreBuchung } from './sperreBuchung.ts';
import { bestaetigungDer } from './verfalle.ts';
import { offeneEinwilligungen } from './vertrag.ts';
import { codeGueltigBis, oeffneBuchung, standZumTermin } from './zeigeBuchung.ts';

type Lage = { angebot: Angebot; buchung: BuchungRow; zeitwunsch: Zeitwunsch; taetigkeit: BuchbareRow };

/** Free times for moving; the booking's own time counts as free. */
export async function zeigeVerschiebezeiten(
  ctx: GuestCtx,
  { code, ...wo }: { code: string; ab?: string | undefined; nur?: Randzeit | undefined },
): Promise<Zeitenantwort> {
  await begrenzeLesen(ctx);
  const offen = await oeffneBuchung(ctx, code);
  const { angebot, zeitwunsch, taetigkeit } = await ladeLage(offen.ctx, offen.terminId);
  return zeitenAntwort(angebot, await mitStrassen(angebot, zeitwunsch, wo.ab), taetigkeit, wo);
}

async function ladeLage(ctx: TenantCtx, terminId: string): Promise<Lage> {
  return ctx.transaction(async (tx) => {
    const buchung = await findBuchung(tx, terminId);
    if (!buchung) throw new Refused('code-ungueltig');
    const angebot = await leseAngebot(ctx, tx, { ohneTermin: terminId });
    return {
      angebot,
      buchung,
      zeitwunsch: zeitwunschDer(buchung, angebot),
      taetigkeit: taetigkeitDer(buchung, angebot),
    };
  });
}

/** What was booked stays what it was, even where the company does not offer it any more. */
export function taetigkeitDer(
  { wunsch }: Pick<BuchungRow, 'wunsch'>,
  angebot: Angebot | undefined,
): BuchbareRow {
  const heute = angebot?.stamm.taetigkeiten.find(({ id }) => id === wunsch.taetigkeitId);
  return (
    heute ?? {
      id: wunsch.taetigkeitId,
      name: wunsch.kundentext,
      kundentext: wunsch.kundentext,
      art: wunsch.art,
      dauer_minuten: wunsch.dauerMinuten,
      online: 'ja',
      qualifikation: 'keine',
      regel: { wiederholung: { art: 'anlass' }, fenster: [] },
      buchung: {},
    }
  );
}

export const zeitwunschDer = (
  buchung: Pick<BuchungRow, 'wunsch'>,
  angebot: Angebot | undefined,
): Zeitwunsch => ({
  dauerMinuten: buchung.wunsch.dauerMinuten,
  qualifikation: taetigkeitDer(buchung, angebot).qualifikation,
  ort: buchung.wunsch.ort,
  gebietId: buchung.wunsch.gebietId,
});

/** Moves a booking: the new time is taken and the old one freed together, or everything stays as it was. */
export async function verschiebeBuchung(
  ctx: GuestCtx,
  key: string,
  { code, zeitId }: { code: string; zeitId: string },
): Promise<Buchungsstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneBuchung(ctx, code);
  const tag = tagDesAngebots(zeitId);
  if (tag === undefined) throw feldRefused('zeitId', 'Bitte wählen Sie eine der gezeigten Zeiten.');
  const abdruck = ['verschieben', offen.terminId, zeitId];
  // The same form again: the move it asked for has been made.
  if (await answeredBefore(offen.ctx, key, abdruck)) return standZumTermin(offen.ctx, offen.terminId);
  const gelesen = await ladeLage(offen.ctx, offen.terminId);
  const lage = { ...gelesen, zeitwunsch: await mitNachsicht(gelesen.angebot, gelesen.zeitwunsch, tag) };
  const moeglich = waehleMitarbeiter(zeitenAm(lage.angebot.lage, lage.zeitwunsch, tag), zeitId);
  for (const zeit of moeglich) {
    try {
      await once(offen.ctx, key, abdruck, (joined) =>
        joined.transaction((tx) =>
          verlege(joined as TenantCtx, tx, { terminId: offen.terminId, zeit, lage }),
        ),
      );
      return await standZumTermin(offen.ctx, offen.terminId);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    }
  }
  verlangeAenderbar(lage.buchung, lage.angebot.regeln.aendernBisStunden, ctx.now());
  const { angebot, taetigkeit } = await ladeLage(offen.ctx, offen.terminId);
  const zeitwunsch = await mitStrassen(angebot, gelesen.zeitwunsch, tag);
  throw zeitBelegt(angebot, { zeitwunsch, taetigkeit }, { tag, beginn: moeglich[0]?.beginn });
}

function verlangeAenderbar(buchung: BuchungRow, aendernBisStunden: number, jetzt: Date): void {
  if (bestaetigungDer(buchung, jetzt) === 'noetig') throw new Refused('buchung.unbestaetigt');
  const erlaubt = darfKundeAendern({ status: buchung.status, beginn: buchung.fenster_von }, 'verschiebe', {
    jetzt,
    aendernBisStunden,
  });
  if (!erlaubt.ok) throw new Refused(erlaubt.reason, { detail: ZU_SPAET });
}

async function verlege(
  ctx: TenantCtx,
  tx: Tx,
  { terminId, zeit, lage }: { terminId: string; zeit: Moeglichkeit; lage: Lage },
): Promise<Record<string, never>> {
  const { buchung, aendernBisStunden } = await sperreBuchung(tx, terminId, beteiligteAn([zeit]));
  verlangeAenderbar(buchung, aendernBisStunden, ctx.now());
  const { lage: jetzt, regeln } = await leseAngebot(ctx, tx, { nur: zeit.tag, ohneTermin: terminId });
  const noch = zeitenAm(jetzt, lage.zeitwunsch, zeit.tag).find(
    (eine) => eine.mitarbeiterId === zeit.mitarbeiterId && angebotId(eine) === angebotId(zeit),
  );
  if (!noch) throw new Refused('termin.zeit-belegt');
  await loescheEigeneZeit(tx, terminId);
  const genommen = await nimmZeit(
    tx,
    noch,
    { id: randomUUID(), laeuftAb: null, jetzt: ctx.now(), plaetzeMax: regeln.plaetzeJeHalbtag },
    terminId,
  );
  if (!genommen) throw new Refused('termin.zeit-belegt');
  await schreibeUm(ctx, tx, buchung, noch, lage);
  return {};
}

/**
 * Her own choice is a promise, except for work that needs a yes which has not been said to any time yet; and where the
 * contract is still to be concluded it stays a proposal, which the button of the law turns into one.
 */
function statusDanach(
  { status }: BuchungRow,
  { online }: Pick<BuchbareRow, 'online'>,
  ohneVertrag: boolean,
): 'angefragt' | 'bestaetigt' | 'angekuendigt' {
  if (ohneVertrag) return 'angekuendigt';
  if (status === 'bestaetigt') return 'bestaetigt';
  return status === 'angefragt' || online === 'anfrage' ? 'angefragt' : 'bestaetigt';
}

async function schreibeUm(
  ctx: TenantCtx,
  tx: Tx,
  buchung: BuchungRow,
  zeit: Moeglichkeit,
  lage: Lage,
): Promise<void> {
  const am = (minute: number): Date => new Date(minute * 60_000);
  const terminId = buchung.termin_id;
  const kehrtourId = zeit.art === 'platz' ? zeit.kehrtourId : null;
  const ohneVertrag = offeneEinwilligungen(buchung, lage.angebot.stamm, ctx.now()).length > 0;
  const status = statusDanach(buchung, lage.taetigkeit, ohneVertrag);
  await verlegeTermin(
    tx,
    terminId,
    {
      kehrtourId,
      mitarbeiterId: zeit.mitarbeiterId,
      status,
      fensterVon: am(zeit.fenster.von),
      fensterBis: am(zeit.fenster.bis),
      beginn: am(zeit.beginn),
      ende: am(zeit.ende),
    },
    ctx.now(),
  );
  if (buchung.halt_id !== null && buchung.kehrtour_id !== null) {
    await entferneHalt(tx, buchung.halt_id, buchung.kehrtour_id, ctx.now());
    await announce(tx, { art: 'kehrtour', id: buchung.kehrtour_id });
  }
  await verlegeAufgaben(tx, terminId, zeit.tag, kehrtourId);
  const neu = zeitAus(lage.angebot, lage.taetigkeit, zeit);
  await merkeZeit(tx, buchung.id, {
    ...buchung.wunsch,
    zuschlagCent: neu.zuschlagCent,
    zuschlagText: neu.zuschlagText,
  });
  await verlaengereCode(tx, terminId, codeGueltigBis(am(zeit.fenster.bis)));
  const alt = ortszeitAus(buchung.fenster_von);
  const bisher = `${formatWochentag(alt.tag)}, ${formatDatum(alt.tag)}, ${alt.uhrzeit} Uhr`;
  await insertMeldung(tx, {
    id: randomUUID(),
    terminId,
    art: 'alternative',
    text: `Buchung verschoben, bisher ${bisher}`,
    am: ctx.now(),
  });
  await maileBuchung(ctx, tx, terminId, ohneVertrag ? 'gewaehlt' : 'verschoben', { bisher });
  await record(ctx, tx, {
    gegenstand: 'termin',
    id: terminId,
    was: 'buchung-verschoben',
    von: { fensterVon: buchung.fenster_von },
    nach: { fensterVon: am(zeit.fenster.von) },
  });
  if (kehrtourId !== null)
    await ctx.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: ctx.unternehmenId, kehrtourId });
  await announce(tx, { art: 'rueckmeldung', id: terminId, ...(kehrtourId ? { kehrtourId } : {}) });
}
