import { randomUUID } from 'node:crypto';

import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/kanal';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { plusWerktage } from '@kehrtour/domain/werktag';

import { bindeAufgaben } from '../aufgabe/aufgabenstand.ts';
import { ersetzeSchichtbelegung } from '../belegung/belegung.ts';
import {
  lockKehrtour,
  setzeKehrtourStatus,
  verlangeFreieZeiten,
  zieheTermineMit,
} from '../kehrtour/kehrtourStand.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { sqlState, type Tx } from '../platform/db.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refused.ts';
import { insertTermine, type KehrtourterminNeu, updateTermine } from '../termin/terminstand.ts';
import { kurzcodeVon, legeZugangscodeAn, tokenVon, verlaengereZugangscode } from '../zugang/zugangscode.ts';
import { ankuendigungRefused } from './ankuendigung.grund.ts';
import {
  type AnkuendigungNeu,
  codesDerKehrtour,
  hatAbwesendeHalte,
  insertAnkuendigungen,
} from './ankuendigung.store.ts';
import { baueZettel } from './baueZettel.ts';
import { anschriftVon, type Empfang, kontaktName } from './empfang.ts';
import { fensterText } from './fensterText.ts';
import { kanalweg } from './kanal/kanaele.ts';
import type { Anlass } from './kanal/kanalweg.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung, pruefeFrist } from './ladeAnkuendigung.ts';
import { gleichesFenster } from './pruefeVorAnkuendigung.ts';

/** A code outlives the visit by this, so that an old link still says how things stand. */
const CODE_TAGE_DANACH = 14;

export type Ankuendigungswunsch = {
  version: number;
  kanaele: Record<string, Kanal>;
  trotzdem?: boolean | undefined;
};
type Ansage = { empfang: Empfang; kanal: Kanal; terminId: string; aenderung: boolean };

/**
 * Announces a round in one transaction: appointments, codes, mails in the outbox, the proof of each notice, and the
 * employees' shifts as taken. A second time only what is new or has moved is told.
 * @throws Refused 'kehrtour.frist-zu-kurz' where § 3 KÜO forbids it and nobody confirmed a waiver
 */
export async function kuendigeKehrtourAn(
  ctx: StaffCtx,
  id: string,
  wunsch: Ankuendigungswunsch,
): Promise<{ termine: number; mails: number; zettel: number }> {
  return ctx.transaction(
    async (tx) => {
      const kehrtour = await lockKehrtour(tx, id);
      if (!kehrtour) throw new Refused('nicht-gefunden');
      const naechster = wechsleKehrtourStatus(kehrtour.status, 'kuendigeAn', ctx.actor.rolle);
      if (!naechster.ok) throw new Refused(naechster.reason);
      if (kehrtour.version !== wunsch.version)
        throw new Refused('veraltet', { angaben: { version: kehrtour.version } });
      await zieheTermineMit(ctx, tx, kehrtour);
      const grundlage = await ladeAnkuendigung(ctx, tx, id);
      const ansagen = ansagenAus(grundlage, wunsch.kanaele);
      verlangeFrist(ansagen, grundlage, wunsch.trotzdem === true);
      await belegeSchichten(ctx, tx, grundlage);
      await schreibeTermine(ctx, tx, grundlage, ansagen);
      const mails = await sageAn(ctx, tx, grundlage, ansagen);
      await bindeAufgaben(
        tx,
        id,
        grundlage.empfaenge.flatMap((empfang) => empfang.aufgaben.map((aufgabe) => aufgabe.id)),
      );
      await setzeKehrtourStatus(tx, id, naechster.value, ctx.now());
      await record(ctx, tx, {
        gegenstand: 'kehrtour',
        id,
        was: 'angekuendigt',
        nach: { ansagen: ansagen.length, mails, trotzdem: wunsch.trotzdem === true },
      });
      await announce(tx, { art: 'kehrtour', id });
      return {
        termine: ansagen.filter(({ empfang }) => !empfang.zurKenntnis).length,
        mails,
        zettel: ansagen.filter(({ kanal }) => !KANAL_WORTE[kanal].gesendet).length,
      };
    },
    { statementTimeoutMs: 30_000 },
  );
}

/** What is told: what is new or has moved. Who is told for a house hangs on the appointment of its first flat. */
function ansagenAus(grundlage: Ankuendigungsgrundlage, kanaele: Record<string, Kanal>): Ansage[] {
  const ersterTermin = new Map<string, string>();
  return grundlage.empfaenge
    .filter((empfang) => !gleichesFenster(empfang))
    .map((empfang): Ansage => {
      const { halt_id: haltId } = empfang.halt;
      const terminId =
        empfang.termin?.id ?? (empfang.zurKenntnis ? ersterTermin.get(haltId) : undefined) ?? randomUUID();
      if (!ersterTermin.has(haltId)) ersterTermin.set(haltId, terminId);
      return {
        empfang,
        kanal: kanalFuer(empfang, kanaele),
        terminId,
        aenderung: empfang.termin !== undefined,
      };
    });
}

function kanalFuer(empfang: Empfang, wunsch: Record<string, Kanal>): Kanal {
  const gewuenscht = wunsch[empfang.schluessel];
  return gewuenscht && empfang.moeglich.includes(gewuenscht) ? gewuenscht : empfang.kanal;
}

function verlangeFrist(
  ansagen: readonly Ansage[],
  grundlage: Ankuendigungsgrundlage,
  trotzdem: boolean,
): void {
  const zuKurz = ansagen.filter(({ empfang, kanal }) => pruefeFrist(empfang, kanal, grundlage)?.ok === false);
  if (zuKurz.length > 0 && !trotzdem)
    throw new Refused('kehrtour.frist-zu-kurz', {
      angaben: { halte: zuKurz.map(({ empfang }) => anschriftVon(empfang)) },
    });
}

/** The shifts as they are planned; a visit in a time in which its driver is away or elsewhere is a refusal. */
async function belegeSchichten(ctx: StaffCtx, tx: Tx, grundlage: Ankuendigungsgrundlage): Promise<void> {
  const { id } = grundlage.kehrtour;
  const schichten = (grundlage.kehrtour.plan?.schichten ?? []).map(({ mitarbeiterId, beginn, ende }) => ({
    id: randomUUID(),
    mitarbeiter_id: mitarbeiterId,
    von: beginn,
    bis: ende,
  }));
  await sperreMitarbeiter(
    tx,
    schichten.map((schicht) => schicht.mitarbeiter_id),
  );
  if (await hatAbwesendeHalte(tx, id)) throw ankuendigungRefused('abwesend');
  await verlangeFreieZeiten(ctx, tx, id);
  try {
    await ersetzeSchichtbelegung(tx, id, schichten);
  } catch (error) {
    if (sqlState(error) === '23P01') throw ankuendigungRefused('gerade-gebucht');
    throw error;
  }
}

async function schreibeTermine(
  ctx: StaffCtx,
  tx: Tx,
  grundlage: Ankuendigungsgrundlage,
  ansagen: readonly Ansage[],
): Promise<void> {
  const besuche = ansagen.filter(({ empfang }) => !empfang.zurKenntnis);
  const zeiten = (
    empfang: Empfang,
  ): Pick<
    KehrtourterminNeu,
    'mitarbeiter_id' | 'fenster_von' | 'fenster_bis' | 'beginn' | 'ende' | 'antwort_bis'
  > => ({
    mitarbeiter_id: empfang.halt.mitarbeiter_id,
    fenster_von: empfang.halt.fenster_von.toISOString(),
    fenster_bis: empfang.halt.fenster_bis.toISOString(),
    beginn: empfang.halt.beginn.toISOString(),
    ende: empfang.halt.ende.toISOString(),
    antwort_bis: zeitpunktAus({
      tag: plusWerktage(
        empfang.halt.tag,
        -grundlage.rahmen.antwortBisWerktage,
        grundlage.rahmen.feiertageBei(empfang.halt),
      ),
      uhrzeit: '23:59',
    }).toISOString(),
  });
  await insertTermine(
    tx,
    besuche
      .filter(({ aenderung }) => !aenderung)
      .map(({ empfang, terminId }) => ({
        id: terminId,
        liegenschaft_id: empfang.halt.liegenschaft_id,
        nutzungseinheit_id: empfang.einheit?.id ?? null,
        kehrtour_id: grundlage.kehrtour.id,
        halt_id: empfang.halt.halt_id,
        status: 'angekuendigt',
        taetigkeiten: empfang.besuch.zeilen.map((zeile) => zeile.text),
        ...zeiten(empfang),
      })),
  );
  const bestehende = grundlage.empfaenge.flatMap((empfang) =>
    empfang.termin && !empfang.zurKenntnis
      ? [
          {
            id: empfang.termin.id,
            ...zeiten(empfang),
            neuAngesagt: besuche.some(({ terminId }) => terminId === empfang.termin?.id),
          },
        ]
      : [],
  );
  if (bestehende.length > 0) await updateTermine(tx, bestehende);
  for (const { empfang, terminId, aenderung } of besuche) {
    const gueltigBis = zeitpunktAus({ tag: plusTage(empfang.halt.tag, CODE_TAGE_DANACH), uhrzeit: '23:59' });
    if (aenderung) await verlaengereZugangscode(tx, terminId, gueltigBis);
    else await legeZugangscodeAn(ctx, tx, terminId, gueltigBis);
  }
}

async function sageAn(
  ctx: StaffCtx,
  tx: Tx,
  grundlage: Ankuendigungsgrundlage,
  ansagen: readonly Ansage[],
): Promise<number> {
  const { id } = grundlage.kehrtour;
  const codes = new Map((await codesDerKehrtour(tx, id)).map((row) => [row.termin_id, row.id]));
  const nachweise: AnkuendigungNeu[] = [];
  for (const ansage of ansagen) {
    const { empfang, kanal, terminId } = ansage;
    const code = codes.get(terminId) ?? '';
    const zettel = baueZettel(
      empfang,
      grundlage.rahmen,
      empfang.zurKenntnis
        ? undefined
        : { token: tokenVon(ctx.deps.secrets, code), kurzcode: kurzcodeVon(ctx.deps.secrets, code) },
    );
    const folge = (empfang.termin?.folge ?? -1) + 1;
    const ausgangId =
      (await kanalweg(kanal)?.sende?.(ctx, tx, {
        empfang,
        terminId,
        rahmen: grundlage.rahmen,
        zettel,
        folge,
        fenster: { von: empfang.halt.fenster_von, bis: empfang.halt.fenster_bis },
        anlass: anlassVon(empfang),
      })) ?? null;
    // The proof keeps the words, never the token: who reads it must not be able to answer for the customer.
    const { antwort: _antwort, ...text } = zettel;
    nachweise.push({
      id: randomUUID(),
      termin_id: terminId,
      kehrtour_id: id,
      kontakt_id: empfang.kontakt?.id ?? null,
      art: artDer(ansage),
      kanal,
      empfaenger: kontaktName(empfang.kontakt) || 'An die Bewohner',
      anschrift: anschriftVon(empfang),
      text,
      rechtsart: empfang.besuch.art,
      erstellt_am: ctx.now().toISOString(),
      ausgang_id: ausgangId,
      folge,
    });
  }
  await insertAnkuendigungen(tx, nachweise);
  return nachweise.filter((nachweis) => nachweis.ausgang_id !== null).length;
}

const artDer = ({ empfang, aenderung }: Ansage): Ankuendigungsart =>
  empfang.zurKenntnis ? 'mitteilung' : aenderung ? 'aenderung' : 'ankuendigung';

/** The first notice, or one that a window has moved and names the old one. */
const anlassVon = ({ termin }: Empfang): Anlass =>
  termin
    ? { art: 'aenderung', bisher: fensterText(new Date(termin.fensterVon), new Date(termin.fensterBis)) }
    : { art: 'ankuendigung' };
