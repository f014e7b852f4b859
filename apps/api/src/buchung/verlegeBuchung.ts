import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { type Handelnder, type Verlegeaktion } from '@kehrtour/domain/termin/terminwechsel';
import { kehrtourVon, type Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { verlegeAufgaben } from '../aufgabe/aufgabenstand.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { setzeZeit } from '../termin/terminzeit.ts';
import { wechsleTermin } from '../termin/wechsleTermin.ts';
import { verlaengereZugangscode as verlaengereCode } from '../zugang/zugangscode.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { zeitAus } from './angebot/zeitAus.ts';
import { loescheGebuchtenHalt, terminDer } from './beendeBuchung.ts';
import type { Anlass } from './buchung.mail.ts';
import { type BuchungRow, merkeZeit } from './buchung.store.ts';
import { meldeUmgebucht } from './buchungsnews.ts';
import { maileBuchung } from './maileBuchung.ts';
import { codeGueltigBis } from './zeigeBuchung.ts';

export type Verlegung = {
  /** As it stands under its lock, before the move. */
  readonly buchung: BuchungRow;
  /** Taken already: its range or seat carries the appointment. */
  readonly zeit: Moeglichkeit;
  readonly taetigkeit: BuchbareRow;
  readonly regeln: Terminbuchungseinstellungen;
  readonly feiertage: readonly Feiertag[];
  readonly aktion: Verlegeaktion;
  readonly wer: Handelnder;
  readonly anlass: Extract<Anlass, 'verschoben' | 'vorgeschlagen' | 'gewaehlt'>;
  /** The line of its history. */
  readonly was: 'verlegt' | 'vorgeschlagen' | 'buchung-verschoben';
  readonly neuigkeit?: 'rueckmeldung';
};

/**
 * Gives a booking its new time, with everything that follows from it, through whichever door it is moved.
 * @returns when it was until now, in words
 */
export async function verlegeBuchung(ctx: TenantCtx, tx: Tx, verlegung: Verlegung): Promise<string> {
  const { buchung, zeit, aktion, wer, was, neuigkeit } = verlegung;
  const id = buchung.termin_id;
  const kehrtourId = kehrtourVon(zeit);
  const fenster = { fensterVon: zeitpunktVon(zeit.fenster.von), fensterBis: zeitpunktVon(zeit.fenster.bis) };
  const besuch = { beginn: zeitpunktVon(zeit.beginn), ende: zeitpunktVon(zeit.ende) };
  const { mitarbeiterId } = zeit;
  await setzeZeit(tx, id, { kehrtourId, mitarbeiterId, ...fenster, ...besuch });
  await wechsleTermin(
    ctx,
    tx,
    { ...terminDer(buchung), kehrtour_id: kehrtourId },
    {
      aktion,
      wer,
      was,
      ...(neuigkeit && { neuigkeit }),
      von: { fensterVon: buchung.fenster_von },
      nach: { fensterVon: fenster.fensterVon },
    },
  );
  await loescheGebuchtenHalt(tx, buchung, ctx.now());
  await verlegeAufgaben(tx, id, zeit.tag, kehrtourId);
  await merkeZuschlag(tx, verlegung);
  await verlaengereCode(tx, id, codeGueltigBis(fenster.fensterBis));
  const bisher = zeitpunktInWorten(buchung.fenster_von);
  if (!zeitSteht(buchung, zeit)) await maileBuchung(ctx, tx, id, { anlass: verlegung.anlass, bisher });
  await meldeUmgebucht(ctx, tx, { alte: buchung.kehrtour_id, neue: kehrtourId });
  return bisher;
}

/** A told and confirmed time that stays is no news to the customer, whoever comes and in whichever round. */
export const zeitSteht = (buchung: BuchungRow, { fenster }: Moeglichkeit): boolean =>
  buchung.status === 'bestaetigt' &&
  buchung.fenster_von.getTime() === fenster.von * 60_000 &&
  buchung.fenster_bis.getTime() === fenster.bis * 60_000;

/** The surcharge is the time's, and goes with it. */
const merkeZuschlag = (tx: Tx, verlegung: Verlegung): Promise<number> => {
  const { buchung, zeit, taetigkeit } = verlegung;
  const { zuschlagCent, zuschlagText } = zeitAus(verlegung, taetigkeit, zeit);
  return merkeZeit(tx, buchung.id, { ...buchung.wunsch, zuschlagCent, zuschlagText });
};

function zeitpunktInWorten(zeitpunkt: Date): string {
  const { tag, uhrzeit } = ortszeitAus(zeitpunkt);
  return `${formatWochentag(tag)}, ${formatDatum(tag)}, ${uhrzeit} Uhr`;
}
