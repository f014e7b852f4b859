import { randomUUID } from 'node:crypto';

import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { plusWerktage } from '@kehrtour/domain/recht/werktag';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/versand/kanal';
import type { Zeitfenster } from '@kehrtour/domain/zeitfenster';

import { ersetzeSchichtbelegung } from '../../belegung/belegung.ts';
import { verlangeFreieZeiten } from '../../kehrtour/haltStand.ts';
import type { KehrtourRow } from '../../kehrtour/kehrtourStand.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { sqlState, type Tx } from '../../platform/db/db.ts';
import type { Abgelehnter } from '../../termin/nachfolger.ts';
import { insertTermine, type KehrtourterminNeu, updateTermine } from '../../termin/terminstand.ts';
import { vomBuero, wechsleTermine } from '../../termin/wechsleTermin.ts';
import type { Zusagearbeit } from '../../termin/zusagearbeit.ts';
import { legeZugangscodeAn, verlaengereZugangscode } from '../../zugang/zugangscode.ts';
import { ankuendigungRefused } from '../empfang/ankuendigung.grund.ts';
import {
  type AnkuendigungNeu,
  codesDerKehrtour,
  findAusgeschieden,
  hatAbwesendeHalte,
  insertAnkuendigungen,
} from '../empfang/ankuendigung.store.ts';
import type { AufgabeDesHalts } from '../empfang/empfang.store.ts';
import {
  type Empfang,
  fensterBleibt,
  folgeFuer,
  hatAndereArbeit,
  kommtUngenannt,
  personenFuer,
} from '../empfang/empfang.ts';
import { fensterText } from '../empfang/fensterText.ts';
import { verlangeBezahlbareAnsagen } from '../kanal/verlangeBezahlbareAnsagen.ts';
import type { Anlass } from '../papier/nachricht.ts';
import { anlassNach, ersetzeWartende, type Gehoert } from './ersetzeWartende.ts';
import type { Ankuendigungsgrundlage } from './ladeAnkuendigung.ts';
import { linksDerVerwaltungen } from './linksDerVerwaltungen.ts';
import { schreibeAnsage } from './schreibeAnsage.ts';

/** A code outlives the visit by this, so that an old link still says how things stand. */
const CODE_TAGE_DANACH = AUFBEWAHRUNG.zettelcode.tage;

/** One household that is told its time, for the first time or anew. */
export type Ansage = {
  readonly empfang: Empfang;
  readonly kanal: Kanal;
  readonly terminId: string;
  readonly aenderung: boolean;
  /** Why it is another time than before, for those who are told. */
  readonly grund?: string | undefined;
};

/** The shifts as they are planned; a visit in a time in which its driver is away or elsewhere is a refusal, and so is one by somebody who left. */
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
  const ausgeschieden = await findAusgeschieden(tx, id);
  if (ausgeschieden) throw ankuendigungRefused('ausgeschieden', ausgeschieden.name);
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
        ...zusageAus(empfang, grundlage),
      })),
  );
  const neuAngesagt = new Map(besuche.map((ansage) => [ansage.terminId, ansage]));
  const bestehende = grundlage.empfaenge.flatMap((empfang) =>
    empfang.termin && !empfang.zurKenntnis
      ? [
          {
            id: empfang.termin.id,
            ...zusageAus(empfang, grundlage),
            neuAngesagt: neuAngesagt.has(empfang.termin.id),
          },
        ]
      : [],
  );
  if (bestehende.length > 0) await updateTermine(tx, bestehende);
  await wechsleTermine(
    ctx,
    tx,
    grundlage.empfaenge.flatMap(({ termin, zurKenntnis, halt }) => {
      const ansage = termin && !zurKenntnis ? neuAngesagt.get(termin.id) : undefined;
      if (!termin || !ansage) return [];
      const { id, status, fensterVon, fensterBis } = termin;
      const nach = wannVon(halt.fenster_von, halt.fenster_bis);
      return [
        {
          id,
          status,
          kehrtour_id: grundlage.kehrtour.id,
          von: wannVon(new Date(fensterVon), new Date(fensterBis)),
          nach: ansage.grund ? { ...nach, grund: ansage.grund } : nach,
        },
      ];
    }),
    { aktion: 'kuendigeAn', wer: vomBuero(ctx), was: 'neu-angesagt' },
  );
  for (const { empfang, terminId, aenderung } of besuche) {
    const gueltigBis = zeitpunktAus({ tag: plusTage(empfang.halt.tag, CODE_TAGE_DANACH), uhrzeit: '23:59' });
    if (aenderung) await verlaengereZugangscode(tx, terminId, gueltigBis);
    else await legeZugangscodeAn(ctx, tx, terminId, gueltigBis);
  }
}

const wannVon = (von: Date, bis: Date): { tag: Tag; fenster: Zeitfenster } => {
  const { tag, uhrzeit: beginn } = ortszeitAus(von);
  return { tag, fenster: { beginn, ende: ortszeitAus(bis).uhrzeit } };
};

/** When, who and what: what somebody who is told counts on. */
function zusageAus(
  empfang: Empfang,
  { rahmen }: Ankuendigungsgrundlage,
): Omit<KehrtourterminNeu, 'id' | 'liegenschaft_id' | 'nutzungseinheit_id' | 'kehrtour_id' | 'halt_id'> {
  const { halt, besuch, aufgaben } = empfang;
  const personen = personenFuer(empfang);
  const antwortBis = plusWerktage(halt.tag, -rahmen.antwortBisWerktage, rahmen.feiertageBei(halt));
  return {
    mitarbeiter_id: halt.mitarbeiter_id,
    fenster_von: halt.fenster_von.toISOString(),
    fenster_bis: halt.fenster_bis.toISOString(),
    beginn: halt.beginn.toISOString(),
    ende: halt.ende.toISOString(),
    taetigkeiten: besuch.zeilen.map((zeile) => zeile.text),
    arbeit: aufgaben.map(alsZusagearbeit),
    personen: personen.length > 0 ? personen : null,
    antwort_bis: zeitpunktAus({ tag: antwortBis, uhrzeit: '23:59' }).toISOString(),
  };
}

/** A task in the words in which it is told. */
const alsZusagearbeit = ({ taetigkeit, gebunden: _gebunden, ...aufgabe }: AufgabeDesHalts): Zusagearbeit => ({
  ...aufgabe,
  taetigkeitId: taetigkeit.id,
  kundentext: taetigkeit.kundentext,
  art: taetigkeit.art,
  qualifikation: taetigkeit.qualifikation,
  vorOrt: taetigkeit.vorOrt,
  wiederholung: taetigkeit.wiederholung,
});

type Ansagen = {
  readonly ansagen: readonly Ansage[];
  /** Visits of other rounds that did not suit and give way to these, by the new appointment. */
  readonly abgeloeste: ReadonlyMap<string, Pick<Abgelehnter, 'fenster_von' | 'fenster_bis'>>;
};

/** Whose time of another round did not suit reads that it holds no more, while it is still to come. */
const statt = (
  alter: Pick<Abgelehnter, 'fenster_von' | 'fenster_bis'> | undefined,
  jetzt: Date,
): Anlass | undefined =>
  alter && alter.fenster_bis > jetzt
    ? { art: 'aenderung', bisher: fensterText(alter.fenster_von, alter.fenster_bis), weil: 'vorgeschlagen' }
    : undefined;

/** Sends or owes each notice, with its proof. Answers what leaves by itself, as rows of the outbox. */
export async function sageAn(
  ctx: StaffCtx,
  tx: Tx,
  grundlage: Ankuendigungsgrundlage,
  { ansagen, abgeloeste }: Ansagen,
): Promise<string[]> {
  const { id } = grundlage.kehrtour;
  await verlangeBezahlbareAnsagen(
    ctx,
    tx,
    ansagen.map(({ kanal, empfang, grund }) => ({
      kanal,
      empfang,
      anlass: anlassFuer(empfang, grund),
      rahmen: grundlage.rahmen,
    })),
  );
  const codes = new Map((await codesDerKehrtour(tx, id)).map((row) => [row.termin_id, row.id]));
  const links = await linksDerVerwaltungen(ctx, tx, ansagen);
  const gehoertes = await ersetzeWartende(
    ctx,
    tx,
    ansagen.map(({ terminId }) => terminId),
  );
  const nachweise: AnkuendigungNeu[] = [];
  for (const ansage of ansagen) {
    const gehoert = gehoertes(ansage.terminId, ansage.empfang.zurKenntnis);
    const anlass =
      statt(abgeloeste.get(ansage.empfang.zurKenntnis ? '' : ansage.terminId), ctx.now()) ??
      anlassFuer(ansage.empfang, ansage.grund);
    nachweise.push(
      await schreibeAnsage(ctx, tx, {
        ...ansage,
        rahmen: grundlage.rahmen,
        bezahlbar: true,
        kehrtourId: id,
        code: ansage.empfang.zurKenntnis ? undefined : (codes.get(ansage.terminId) ?? ''),
        folge: folgeFuer(ansage.empfang, ansage.empfang.termin),
        art: artDer(ansage, gehoert),
        anlass: anlassNach(gehoert, ansage.empfang.halt, anlass),
        uebersicht: links.get(ansage.empfang.kontakt?.id ?? ''),
      }),
    );
  }
  await insertAnkuendigungen(tx, nachweise);
  return nachweise.flatMap(({ ausgang_id }) => ausgang_id ?? []);
}

const artDer = ({ empfang, aenderung }: Ansage, gehoert: Gehoert | undefined): Ankuendigungsart =>
  empfang.zurKenntnis
    ? 'mitteilung'
    : aenderung && (gehoert === undefined || gehoert.wann)
      ? 'aenderung'
      : 'ankuendigung';

/** The first notice, or the same again; one of a window that has moved, which names the old one; or one of other work or another person then. */
export function anlassFuer(
  empfang: Pick<Empfang, 'termin' | 'halt' | 'aufgaben' | 'besuch'>,
  grund?: string,
): Anlass {
  const { termin, halt } = empfang;
  if (!termin) return { art: 'ankuendigung' };
  const warum = grund ? { grund } : {};
  if (fensterBleibt(termin, halt)) {
    if (hatAndereArbeit(empfang)) return { art: 'arbeit', ...warum };
    return kommtUngenannt(empfang) ? { art: 'person', ...warum } : { art: 'ankuendigung' };
  }
  const bisher = fensterText(new Date(termin.fensterVon), new Date(termin.fensterBis));
  // Whoever said that it does not suit is not told that we have to move it.
  const weil = termin.status === 'abgelehnt' ? { weil: 'vorgeschlagen' as const } : {};
  return { art: 'aenderung', bisher, ...warum, ...weil };
}
