import { randomUUID } from 'node:crypto';

import { kehrtourVon, type Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { bindeAufgabe } from '../../aufgabe/aufgabenstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { schreibeBuchung } from '../schreibeBuchung.ts';
import type { AbgeteilterBesuch } from './abgeteilterBesuch.ts';
import type { Arbeit, Teilbar } from './ladeTeilbar.ts';

export type EigenerTermin = {
  terminId: string;
  /** Whose household it is. */
  termin: Pick<Teilbar, 'row'>;
  /** Free work that it takes along. */
  arbeiten: readonly Arbeit[];
  /** Taken already. */
  zeit: Moeglichkeit;
  besuch: AbgeteilterBesuch;
  abgesprochen: boolean;
  /** How long its mail waits for somebody who takes it back. */
  hinausAb?: Date;
};

/** An appointment of its own for whoever has the first one, as if it was booked on the phone. */
export async function legeEigenenAn(
  ctx: StaffCtx,
  tx: Tx,
  { terminId, termin: { row }, arbeiten, zeit, besuch, abgesprochen, hinausAb }: EigenerTermin,
): Promise<void> {
  const betrieb = await findBetrieb(tx);
  if (!betrieb) throw new Refused('nicht-gefunden');
  await schreibeBuchung(ctx, tx, {
    id: randomUUID(),
    terminId,
    zeit,
    taetigkeit: besuch.taetigkeit,
    slug: betrieb.slug,
    wunsch: { ...besuch.wunsch, dauerMinuten: zeit.ende - zeit.beginn },
    kontakt: { vorname: row.vorname, nachname: row.nachname, email: row.email, telefon: row.telefon },
    bekannt: { liegenschaftId: row.liegenschaft_id, kontaktId: row.kontakt_id },
    notiz: '',
    einwilligungen: [],
    herkunft: 'telefon',
    // Whoever cannot be asked by mail is asked on the phone.
    status: abgesprochen || row.email === '' ? 'bestaetigt' : 'angekuendigt',
    bestaetigenBis: null,
    bestaetigtAm: null,
    spur: null,
    ...(hinausAb && { hinausAb }),
  });
  for (const arbeit of arbeiten)
    if (arbeit.id !== besuch.wunsch.aufgabeId) await bindeAufgabe(tx, arbeit.id, terminId, kehrtourVon(zeit));
}
