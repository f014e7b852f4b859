import { randomUUID } from 'node:crypto';

import type { Reserviert, zeitReservieren } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { darfHalten, haeltBis, VERLAENGERUNGEN_MAX } from '@kehrtour/domain/buchung/buchung';
import { umgangMit, umgangMitWahl } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import type { Adresse } from '@kehrtour/domain/ort/adresse';
import {
  angebotId,
  kehrtourVon,
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { gibZeitFrei } from '../../belegung/belegung.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import { answeredBefore, once } from '../../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken, type Secrets } from '../../platform/settings/secrets.ts';
import { angebotRefused } from '../angebot/angebot.grund.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { type Angebot, buchbareTaetigkeit, liesAngebot } from '../angebot/angebot.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { zeitBelegt } from '../angebot/nichtMehrFrei.ts';
import { mitNachsicht, mitStrassen } from '../angebot/strassenwege.ts';
import { type Buchungswunsch, versteheWunsch, zeitwunschAus } from '../angebot/wunsch.ts';
import { begrenzeSchreiben } from '../grenze/grenzen.ts';
import { nimmZeit } from './nimmZeit.ts';
import { sperreUnbestaetigtes } from './offenerAnteil.store.ts';
import { reservierungRefused } from './reservierung.grund.ts';
import {
  type Absender,
  deleteReservierung,
  insertReservierung,
  listOffeneHaeuser,
  lockReservierung,
  type ReservierungRow,
  sperreAbsender,
  countOffeneDerNetze,
} from './reservierung.store.ts';
import { zeitDerReservierung } from './reservierung.ts';
import { NEU_HINSEHEN, zeitschlange } from './schlange.ts';
import { absenderVon, type Anteil, verlangeAnteil } from './verlangeAnteil.ts';

/** Follows from the row's id and this installation's secret, so that nothing is stored to steal. */
export const reservierungsToken = (secrets: Secrets, id: string): string =>
  secrets.derive(`reservierung/${id}`, 18).toString('base64url');

const schlange = zeitschlange();
type Belegungswunsch = { wunsch: Buchungswunsch; zeitwunsch: Zeitwunsch; taetigkeit: BuchbareRow };

/**
 * Holds a time for ten minutes, with whoever has the shortest way. Taken meanwhile: the next employee who is free then, and
 * when there is none, other times in the refusal.
 */
export async function reserviere(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: BodyOf<typeof zeitReservieren>,
): Promise<Reserviert> {
  await begrenzeSchreiben(ctx);
  const tag = tagDesAngebots(eingabe.zeitId);
  if (tag === undefined) throw angebotRefused('zeit-nicht-gezeigt', 'zeitId');
  let angebot = await ladeAngebot(ctx, slug);
  const wunsch = await versteheWunsch(angebot, eingabe);
  const taetigkeit = buchbareTaetigkeit(angebot.stamm, wunsch.taetigkeitId);
  if (!taetigkeit) throw new Refused('nicht-gefunden');
  const zeitwunsch = await mitNachsicht(angebot, zeitwunschAus(wunsch, taetigkeit), tag);
  const gewuenscht = { wunsch, zeitwunsch, taetigkeit };
  const moeglich = (): Moeglichkeit[] =>
    waehleMitarbeiter(zeitenAm(angebot.grundlage, gewuenscht.zeitwunsch, tag), eingabe.zeitId);
  const beginn = moeglich()[0]?.beginn;
  const versucht = new Set<string>();
  let begrenzt: Refused | undefined;
  for (let [zeit] = moeglich(); zeit !== undefined;) {
    const row = await versuche(angebot.ctx, key, { eingabe, gewuenscht, zeit, ganzes: angebot });
    if (row instanceof Refused) begrenzt = row;
    else if (row !== undefined && row !== NEU_HINSEHEN) return reserviertAus(angebot, gewuenscht, row);
    if (row !== NEU_HINSEHEN) versucht.add(zeit.mitarbeiterId);
    // Whoever was faster, what is offered now is known to all who lost: they read it together.
    angebot = await ladeAngebot(ctx, slug);
    zeit = moeglich().find(({ mitarbeiterId }) => !versucht.has(mitarbeiterId));
  }
  // The same form again must not conclude from its own hold that the time is gone.
  const bekannt = await answeredBefore(angebot.ctx, key, ['reservieren', eingabe]);
  if (bekannt) return reserviertAus(angebot, gewuenscht, ausGespeichert(bekannt as Gespeichert));
  if (begrenzt) throw begrenzt;
  const genau = await mitStrassen(angebot, zeitwunschAus(wunsch, taetigkeit), tag);
  throw zeitBelegt(angebot, { zeitwunsch: genau, taetigkeit }, { tag, beginn });
}

type Versuch = {
  eingabe: BodyOf<typeof zeitReservieren>;
  gewuenscht: Belegungswunsch;
  zeit: Moeglichkeit;
  ganzes: Angebot;
};

/** Undefined: the time of this person is gone; a refusal: enough of her day is held, and a colleague may still have it. */
async function versuche(
  ctx: TenantCtx,
  key: string,
  { eingabe, gewuenscht, zeit, ganzes }: Versuch,
): Promise<ReservierungRow | Refused | typeof NEU_HINSEHEN | undefined> {
  const name = `${ctx.unternehmenId}/${zeit.mitarbeiterId}/${angebotId(zeit)}`;
  return schlange(name, async () => {
    try {
      return ausGespeichert(
        await once(ctx, key, ['reservieren', eingabe], (joined) =>
          halte(joined, { eingabe, gewuenscht, zeit, ganzes }),
        ),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'termin.zeit-belegt') return undefined;
      if (error.code === 'buchung.zu-viele-unbestaetigte') return error;
      throw error;
    }
  });
}

/** As the idempotency row keeps it: instants are text there. */
type Gespeichert = Omit<ReservierungRow, 'fenster_von' | 'fenster_bis' | 'beginn' | 'ende' | 'laeuft_ab'> &
  Record<'fenster_von' | 'fenster_bis' | 'beginn' | 'ende' | 'laeuft_ab', string>;
const ausGespeichert = (row: Gespeichert): ReservierungRow => ({
  ...row,
  fenster_von: new Date(row.fenster_von),
  fenster_bis: new Date(row.fenster_bis),
  beginn: new Date(row.beginn),
  ende: new Date(row.ende),
  laeuft_ab: new Date(row.laeuft_ab),
});

/** @throws Refused 'buchung.zu-viele-reservierungen' */
async function verlangeHaltbar(
  ctx: TenantCtx,
  tx: Tx,
  absender: Absender,
  { anschrift, telefon }: { anschrift: Adresse; telefon: string },
): Promise<void> {
  const haeuser = await listOffeneHaeuser(tx, absender.anschluss, ctx.now());
  const darf = darfHalten(haeuser, anschrift, await countOffeneDerNetze(tx, absender.weitere, ctx.now()));
  if (!darf.ok) throw reservierungRefused(darf.reason, telefon);
}

type Gewollt = Pick<Versuch, 'ganzes'> & {
  angebot: Angebot;
  noch: Moeglichkeit;
  wunsch: Buchungswunsch;
  absender: Absender;
};

/** Only noted, it keeps nobody else from this time, not even while the form is filled in. */
async function anteilVon(
  ctx: TenantCtx,
  tx: Tx,
  { angebot, noch, wunsch, absender, ganzes }: Gewollt,
): Promise<Anteil> {
  const { regeln, stamm } = angebot;
  if (umgangMit(regeln, wunsch.mitCode) === 'vormerken') return { art: 'zuviel' };
  await verlangeHaltbar(ctx, tx, absender, { ...wunsch, telefon: stamm.telefon });
  return verlangeAnteil(tx, angebot, noch, { wunsch, absender, ganzes, jetzt: ctx.now() });
}

/** Inside the transaction, under the locks: looks again, then lets the constraint decide. */
async function halte(ctx: TenantCtx, { eingabe, gewuenscht, zeit, ganzes }: Versuch): Promise<Gespeichert> {
  return ctx.transaction(async (tx) => {
    const absender = absenderVon(ctx);
    await sperreAbsender(tx, absender);
    if (!gewuenscht.wunsch.mitCode) await sperreUnbestaetigtes(tx, ctx.unternehmenId);
    await sperreMitarbeiter(tx, [zeit.mitarbeiterId]);
    if (eingabe.statt) await gibStattFrei(tx, eingabe.statt);
    const angebot = await liesAngebot(ctx, tx, { nur: zeit.tag });
    const { grundlage, regeln } = angebot;
    const noch = zeitenAm(grundlage, gewuenscht.zeitwunsch, zeit.tag).find(
      (eine) => eine.mitarbeiterId === zeit.mitarbeiterId && angebotId(eine) === angebotId(zeit),
    );
    if (!noch) throw new Refused('termin.zeit-belegt');
    const { wunsch } = gewuenscht;
    const anteil = await anteilVon(ctx, tx, { angebot, noch, wunsch, absender, ganzes });
    const haelt = anteil.art === 'passt';
    const id = randomUUID();
    const laeuftAb = haeltBis(ctx.now());
    const fuer = { id, laeuftAb, jetzt: ctx.now(), plaetzeMax: regeln.plaetzeJeHalbtag };
    if (haelt && !(await nimmZeit(tx, noch, fuer))) throw new Refused('termin.zeit-belegt');
    const row = {
      id,
      wunsch: {
        ...wunsch,
        halbtag: noch.art === 'platz' ? noch.halbtag : null,
        nah: noch.nah,
        ...(haelt || umgangMit(regeln, wunsch.mitCode) === 'vormerken' ? {} : { nurVormerken: true }),
      },
      fenster_von: zeitpunktVon(noch.fenster.von),
      fenster_bis: zeitpunktVon(noch.fenster.bis),
      beginn: zeitpunktVon(noch.beginn),
      ende: zeitpunktVon(noch.ende),
      mitarbeiter_id: noch.mitarbeiterId,
      kehrtour_id: kehrtourVon(noch),
      laeuft_ab: laeuftAb,
      verlaengert: 0,
    };
    const token = hashToken(reservierungsToken(ctx.deps.secrets, id));
    await insertReservierung(tx, { ...row, token, absender, anteil: haelt ? anteil.anteil : null });
    return {
      ...row,
      fenster_von: row.fenster_von.toISOString(),
      fenster_bis: row.fenster_bis.toISOString(),
      beginn: row.beginn.toISOString(),
      ende: row.ende.toISOString(),
      laeuft_ab: laeuftAb.toISOString(),
    };
  });
}

async function gibStattFrei(tx: Tx, token: string): Promise<void> {
  const alt = await lockReservierung(tx, hashToken(token));
  if (!alt) return;
  await gibZeitFrei(tx, alt.id);
  await deleteReservierung(tx, alt.id);
}

export function reserviertAus(
  angebot: Angebot,
  gewuenscht: Pick<Belegungswunsch, 'taetigkeit'>,
  row: ReservierungRow,
): Reserviert {
  const haelt = umgangMitWahl(angebot.regeln, row.wunsch) !== 'vormerken';
  return {
    reservierung: reservierungsToken(angebot.ctx.deps.secrets, row.id),
    laeuftAb: row.laeuft_ab.toISOString(),
    zeit: zeitDerReservierung(angebot, gewuenscht.taetigkeit, row),
    verlaengerbar: haelt && row.verlaengert < VERLAENGERUNGEN_MAX,
    haelt,
  };
}
