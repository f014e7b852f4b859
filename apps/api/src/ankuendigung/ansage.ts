import { randomUUID } from 'node:crypto';

import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/kanal';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { plusWerktage } from '@kehrtour/domain/werktag';

import { ersetzeSchichtbelegung } from '../belegung/belegung.ts';
import { type KehrtourRow, verlangeFreieZeiten } from '../kehrtour/kehrtourStand.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { sqlState, type Tx } from '../platform/db.ts';
import { insertTermine, type KehrtourterminNeu, updateTermine } from '../termin/terminstand.ts';
import { legeZugangscodeAn, verlaengereZugangscode } from '../zugang/zugangscode.ts';
import { ankuendigungRefused } from './ankuendigung.grund.ts';
import {
  type AnkuendigungNeu,
  codesDerKehrtour,
  hatAbwesendeHalte,
  insertAnkuendigungen,
} from './ankuendigung.store.ts';
import type { Empfang } from './empfang.ts';
import { fensterText } from './fensterText.ts';
import type { Anlass } from './kanal/kanalweg.ts';
import type { Ankuendigungsgrundlage } from './ladeAnkuendigung.ts';
import { schreibeAnsage } from './schreibeAnsage.ts';

/** A code outlives the visit by this, so that an old link still says how things stand. */
const CODE_TAGE_DANACH = 14;

/** One household that is told its time, for the first time or anew. */
export type Ansage = {
  readonly empfang: Empfang;
  readonly kanal: Kanal;
  readonly terminId: string;
  readonly aenderung: boolean;
  /** Why it is another time than before, for those who are told. */
  readonly grund?: string | undefined;
};

/** The shifts as they are planned; a visit in a time in which its driver is away or elsewhere is a refusal. */
export async function belegeSchichten(
  ctx: StaffCtx,
  tx: Tx,
  { id, plan }: Pick<KehrtourRow, 'id' | 'plan'>,
): Promise<void> {
  const schichten = (plan?.schichten ?? []).map(({ mitarbeiterId, beginn, ende }) => ({
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

/** Appointments and codes of those who are told; planned times of all others that were told before. */
export async function schreibeTermine(
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

/** Sends or owes each notice, with its proof. Answers how many left by themselves. */
export async function sageAn(
  ctx: StaffCtx,
  tx: Tx,
  grundlage: Ankuendigungsgrundlage,
  ansagen: readonly Ansage[],
): Promise<number> {
  const { id } = grundlage.kehrtour;
  const codes = new Map((await codesDerKehrtour(tx, id)).map((row) => [row.termin_id, row.id]));
  const nachweise: AnkuendigungNeu[] = [];
  for (const ansage of ansagen)
    nachweise.push(
      await schreibeAnsage(ctx, tx, {
        ...ansage,
        rahmen: grundlage.rahmen,
        kehrtourId: id,
        code: ansage.empfang.zurKenntnis ? undefined : (codes.get(ansage.terminId) ?? ''),
        folge: (ansage.empfang.termin?.folge ?? -1) + 1,
        art: artDer(ansage),
        anlass: anlassVon(ansage),
      }),
    );
  await insertAnkuendigungen(tx, nachweise);
  return nachweise.filter((nachweis) => nachweis.ausgang_id !== null).length;
}

const artDer = ({ empfang, aenderung }: Ansage): Ankuendigungsart =>
  empfang.zurKenntnis ? 'mitteilung' : aenderung ? 'aenderung' : 'ankuendigung';

/** The first notice, or one that a window has moved and names the old one. */
const anlassVon = ({ empfang: { termin }, grund }: Ansage): Anlass =>
  termin
    ? {
        art: 'aenderung',
        bisher: fensterText(new Date(termin.fensterVon), new Date(termin.fensterBis)),
        ...(grund ? { grund } : {}),
      }
    : { art: 'ankuendigung' };
