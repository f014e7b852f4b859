import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { terminTeilen } from '@kehrtour/contract/terminteilung';
import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';
import { darf } from '@kehrtour/domain/rolle';

import { bindeAufgabe } from '../../aufgabe/aufgabenstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { announce } from '../../platform/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refused.ts';
import { verlangeStand } from '../../termin/aendereTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { type Wahl, nimmWahl, sieheVor } from '../buero/nimmWahl.ts';
import { sperreBeteiligte } from '../reservierung/sperreBeteiligte.ts';
import { schreibeTermin } from '../schreibeTermin.ts';
import { abgeteilterBesuch, type AbgeteilterBesuch } from './abgeteilterBesuch.ts';
import { type Arbeit, ladeTeilbar, type Teilbar } from './ladeTeilbar.ts';
import { teilungRefused } from './teilung.grund.ts';
import { verlangeTeil } from './verlangeTeil.ts';
import { nimmArbeitAb } from './wechsleArbeit.ts';

/**
 * Part of the work gets an appointment of its own: its time is taken and the work leaves the first one together, or everything
 * stays. Nobody else's time changes; an announced round proposes as an Änderung what it would do with the gap.
 */
export async function teileTermin(
  ctx: StaffCtx,
  id: string,
  { version, aufgabeIds, wahl, abgesprochen }: BodyOf<typeof terminTeilen>,
): Promise<AnswerOf<typeof terminTeilen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  const gesehen = await ctx.transaction((tx) => ladeTeilbar(tx, id));
  // Somebody was faster: that is said before what follows from it.
  const besuch =
    gesehen.row.version === version
      ? await abgeteilterBesuch(ctx, gesehen, verlangeTeil(gesehen, aufgabeIds, ctx.now()))
      : undefined;
  return ctx.transaction(async (tx) => {
    if (!besuch) {
      await verlangeStand(ctx, tx, id, version);
      throw new Refused('veraltet');
    }
    const terminId = randomUUID();
    const { taetigkeit, wunsch } = besuch;
    const zeitwunsch = zeitwunschAus(wunsch, taetigkeit);
    const gewaehlt: Wahl = { wahl, zeitwunsch, taetigkeit, terminId, bewegt: false };
    const vorwahl = await sieheVor(ctx, tx, gewaehlt);
    const { kehrtour_id: runde, mitarbeiter_id: person } = gesehen.row;
    await sperreBeteiligte(tx, {
      mitarbeiterIds: [...vorwahl.mitarbeiterIds, ...(person === null ? [] : [person])],
      kehrtourIds: [...vorwahl.kehrtourIds, ...(runde === null ? [] : [runde])],
    });
    await verlangeStand(ctx, tx, id, version);
    const termin = await ladeTeilbar(tx, id);
    const arbeiten = verlangeTeil(termin, aufgabeIds, ctx.now());
    await nimmArbeitAb(ctx, tx, termin, arbeiten);
    const zeit = await nimmWahl(ctx, tx, gewaehlt, vorwahl);
    if (zeit.art === 'platz' && zeit.kehrtourId === runde) throw teilungRefused('selbe-runde');
    await legeNeuenAn(ctx, tx, { terminId, termin, arbeiten, zeit, besuch, abgesprochen });
    await record(ctx, tx, {
      gegenstand: 'termin',
      id,
      was: 'geteilt',
      nach: { neu: terminId, arbeiten: arbeiten.map(({ bezeichnung }) => bezeichnung) },
    });
    await announce(tx, { art: 'termin', id, ...(runde === null ? {} : { kehrtourId: runde }) });
    const neu = await terminJetzt(ctx, tx, terminId);
    return {
      termin: await terminJetzt(ctx, tx, id),
      neu: { id: terminId, version: neu.version },
      gemailt: termin.row.email !== '',
    };
  });
}

type Neuer = {
  terminId: string;
  termin: Teilbar;
  arbeiten: readonly Arbeit[];
  zeit: Moeglichkeit;
  besuch: AbgeteilterBesuch;
  abgesprochen: boolean;
};

/** For whoever has the first appointment, as if it was booked on the phone. */
async function legeNeuenAn(
  ctx: StaffCtx,
  tx: Tx,
  { terminId, termin, arbeiten, zeit, besuch, abgesprochen }: Neuer,
): Promise<void> {
  const { row } = termin;
  const betrieb = await findBetrieb(tx);
  if (!betrieb) throw new Refused('nicht-gefunden');
  await schreibeTermin(ctx, tx, {
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
    // Who cannot be asked by mail is asked on the phone.
    status: abgesprochen || row.email === '' ? 'bestaetigt' : 'angekuendigt',
    bestaetigenBis: null,
    bestaetigtAm: null,
    spur: null,
  });
  const kehrtourId = zeit.art === 'platz' ? zeit.kehrtourId : null;
  for (const arbeit of arbeiten)
    if (arbeit.id !== besuch.wunsch.aufgabeId) await bindeAufgabe(tx, arbeit.id, terminId, kehrtourId);
}
