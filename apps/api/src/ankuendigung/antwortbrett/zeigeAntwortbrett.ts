import type { antwortbrettHolen, Antwortzeile } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { massgeblich } from '@kehrtour/domain/ankuendigung/rueckmeldung';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';
import {
  type Antwortstand,
  antwortstand,
  naechsterSchritt,
  vorschlagBis,
} from '@kehrtour/domain/nachweis/antwortstand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import {
  istNachricht,
  istNachsendbar,
  type Kanal,
  KANAL_WORTE,
  type Nachsendekanal,
} from '@kehrtour/domain/versand/kanal';
import { SMS_TEILE_MAX } from '@kehrtour/domain/versand/sms';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listeTermineMitIds } from '../../termin/listeTermine.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import type { Ankuendigungsgrundlage } from '../ansage/ladeAnkuendigung.ts';
import { type AbsenderRow, findAbsender } from '../empfang/empfang.store.ts';
import { listVersuchteWege } from '../ersatzweg/ersatzweg.store.ts';
import { kanaeleZu } from '../kanal/kanaele.ts';
import { offeneWege } from '../kanal/offeneWege.ts';
import { centJe } from '../kanal/weg/monatskosten.ts';
import { type AntwortRow, type BrettRow, listBrett } from './antwortbrett.store.ts';
import { kommtRechtzeitig } from './kommtRechtzeitig.ts';

/** Where every announced household stands and what the office does next; of one round or of all. */
export async function zeigeAntwortbrett(
  ctx: StaffCtx,
  { kehrtourId }: QueryOf<typeof antwortbrettHolen>,
): Promise<AnswerOf<typeof antwortbrettHolen>> {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const alle = await listBrett(tx, ctx.now());
    const terminIds = alle.map(({ id }) => id);
    const termine = new Map((await listeTermineMitIds(tx, terminIds)).map((eine) => [eine.id, eine]));
    // The oldest first: of one household the last that is not a mere notice to the Hausverwaltung stays.
    const nachweise = new Map(
      (await ladeNachweise(ctx, tx, { terminIds })).flatMap((eine) =>
        eine.art === 'mitteilung' ? [] : [[eine.terminId, eine] as const],
      ),
    );
    const absender = await findAbsender(tx, null);
    if (!absender) throw new Refused('nicht-gefunden');
    const umstand: Umstand = {
      jetzt: ctx.now(),
      heute: ortszeitAus(ctx.now()).tag,
      wege: offeneWege(ctx, absender),
      rahmen: { absender },
      darfSenden: darf(ctx.actor.rolle, 'kehrtour.ankuendigen'),
      versucht: await listVersuchteWege(tx, terminIds),
      hoechstensCent: preise(ctx),
    };
    const zeilen = alle.map((row) => ({
      row,
      zeile: zeileAus(row, termine.get(row.id), nachweise.get(row.id), umstand),
    }));
    return {
      zeilen: zeilen.flatMap(({ row, zeile }) =>
        kehrtourId === undefined || row.kehrtour_id === kehrtourId ? zeile : [],
      ),
      // As many as are shown of it: nobody counts what the office has nothing to do with any more.
      kehrtouren: [...Map.groupBy(zeilen, ({ row }) => row.kehrtour_id)].map(([id, eigene]) => ({
        id,
        name: eigene[0]?.row.kehrtour ?? '',
        anzahl: eigene.filter(({ zeile }) => zeile.length > 0).length,
      })),
    };
  });
}

type Umstand = Pick<Ankuendigungsgrundlage, 'heute' | 'wege'> & {
  readonly rahmen: { readonly absender: AbsenderRow };
  readonly jetzt: Date;
  /** Whether who looks may send. */
  readonly darfSenden: boolean;
  readonly versucht: ReadonlyMap<string, readonly Kanal[]>;
  /** What one notice costs at most, by way. */
  readonly hoechstensCent: Readonly<Record<Nachsendekanal, number>>;
};

const preise = (ctx: StaffCtx): Umstand['hoechstensCent'] => ({
  mail: 0,
  ...tableOf(MESSENGER, (messenger) => centJe(ctx, messenger)),
  sms: Math.ceil(SMS_TEILE_MAX * ctx.deps.env.smsCent),
  briefdienst: centJe(ctx, 'briefdienst'),
});

/** By which ways what came back can be sent on: those that reach somebody, leave by themselves and were not tried. */
function nachsendbarAus(
  row: BrettRow,
  nachweis: Nachweis | undefined,
  { wege, darfSenden, versucht, hoechstensCent, ...umstand }: Umstand,
): Antwortzeile['nachsendbar'] {
  if (!darfSenden || nachweis?.stand !== 'gescheitert') return [];
  const { ersatz } = nachweis;
  // What went on by itself and found no way has said why no message is left; only their price, and a letter, is up to the office.
  const nurPapier = ersatz !== null && ersatz.grund !== 'zuTeuer' && ersatz.grund !== 'genugHeute';
  const besuchAm = ortszeitAus(row.fenster_von).tag;
  return kanaeleZu(row.kontakt ?? undefined, wege)
    .filter(istNachsendbar)
    .filter(
      (kanal) =>
        !(nurPapier && istNachricht(kanal)) &&
        versucht.get(row.id)?.includes(kanal) !== true &&
        kommtRechtzeitig(kanal, besuchAm, umstand),
    )
    .map((kanal) => ({ kanal, hoechstensCent: hoechstensCent[kanal] }));
}

const istAbsageZuBringen = (
  { fenster_bis }: BrettRow,
  nachweis: Nachweis | undefined,
  { jetzt }: Umstand,
): boolean => nachweis?.art === 'absage' && nachweis.zuBringen && fenster_bis > jetzt;

const istSeitherAngesagt = (antwort: AntwortRow | undefined, nachweis: Nachweis | undefined): boolean =>
  antwort !== undefined && nachweis !== undefined && Date.parse(antwort.am) < Date.parse(nachweis.erstelltAm);

const hatMail = ({ kontakt }: BrettRow): boolean =>
  kontakt?.emailFuerTermine === true && kontakt.email !== '';

/** The last word of all is that nothing is left to sweep, and nobody has decided yet. */
function offeneAbmeldung(antworten: BrettRow['antworten']): AntwortRow | undefined {
  const letzte = antworten.findLast(({ art }) => art !== 'frage');
  return letzte?.art === 'nichtsMehr' && !letzte.entschieden ? letzte : undefined;
}

const worteZum = (
  stand: Antwortstand,
  { abmeldung, frage, gilt }: Record<'abmeldung' | 'frage' | 'gilt', AntwortRow | undefined>,
): AntwortRow | undefined => {
  if (stand === 'nichtsMehr') return abmeldung;
  return stand === 'frage' ? frage : gilt;
};

/** A message has told whoever was there before; a slip lies in the letterbox of whoever is there now. */
function umgezogenSeit(
  { status, nachname, bekannte }: BrettRow,
  nachweis: Nachweis | undefined,
): { angesagt: string; jetzt: string } | null {
  if (!nachweis || status !== 'angekuendigt' || nachname === '' || !KANAL_WORTE[nachweis.kanal].gesendet)
    return null;
  const nochDa = bekannte.some((name) => nachweis.empfaenger.includes(name));
  return nochDa ? null : { angesagt: nachweis.empfaenger, jetzt: nachname };
}

const antwortBisVon = ({ antwort_bis }: BrettRow) => antwort_bis && ortszeitAus(antwort_bis).tag;

const versprochenBis = ({ vorschlag_seit, arbeit_bis }: BrettRow) =>
  vorschlag_seit && vorschlagBis(ortszeitAus(vorschlag_seit).tag, arbeit_bis);

const erreichbarkeit = (row: BrettRow) => ({ telefon: telefonVon(row), mail: hatMail(row) });

/** A list that many look at: the number of somebody with an Auskunftssperre stands at the house alone. */
function telefonVon({ antworten, kontakt }: BrettRow): string {
  const rueckruf = antworten.findLast(({ telefon }) => telefon !== '')?.telefon;
  const bekannt = kontakt?.sperrvermerk === true ? '' : kontakt?.mobil || kontakt?.telefon;
  return rueckruf ?? bekannt ?? '';
}

const standVon = (
  row: BrettRow,
  { gilt, frage, abmeldung }: Record<'abmeldung' | 'frage' | 'gilt', AntwortRow | undefined>,
  { nachweis, umstand }: { nachweis: Nachweis | undefined; umstand: Umstand },
): Antwortstand | undefined =>
  antwortstand({
    status: row.status,
    antwort: gilt?.art ?? null,
    seitherAngesagt: istSeitherAngesagt(gilt, nachweis),
    frageOffen: frage !== undefined,
    abmeldungOffen: abmeldung !== undefined,
    wunschOffen: gilt?.art === 'wunsch' && !gilt.erledigt,
    vorschlagOffen: row.vorschlag_seit !== null,
    absageZuBringen: istAbsageZuBringen(row, nachweis, umstand),
    vorbei: row.vorbei,
    zustellung: nachweis ?? null,
  });

function zeileAus(
  row: BrettRow,
  termin: TerminKurz | undefined,
  nachweis: Nachweis | undefined,
  umstand: Umstand,
): Antwortzeile[] {
  const gilt = massgeblich(row.antworten);
  const frage = row.antworten.findLast(({ art, erledigt }) => art === 'frage' && !erledigt);
  const abmeldung = offeneAbmeldung(row.antworten);
  const stand = standVon(row, { abmeldung, frage, gilt }, { nachweis, umstand });
  if (stand === undefined || termin === undefined) return [];
  const { telefon, mail } = erreichbarkeit(row);
  const nachsendbar = stand === 'zurueck' || stand === 'zettel' ? nachsendbarAus(row, nachweis, umstand) : [];
  const bis = versprochenBis(row);
  return [
    {
      termin,
      version: row.version,
      stand,
      vorbei: row.vorbei,
      schritt: naechsterSchritt({
        stand,
        status: row.status,
        kanal: nachweis?.kanal ?? null,
        heute: umstand.heute,
        besuchAm: ortszeitAus(row.fenster_von).tag,
        antwortBis: antwortBisVon(row),
        vorschlagBis: bis,
        wunschGemerkt: row.wunsch_gemerkt,
        vorbei: row.vorbei,
        telefon: telefon !== '',
        mail,
        nachsendbar: nachsendbar.map(({ kanal }) => kanal),
        ersatz: nachweis?.ersatz ?? null,
        ersatzFuer: nachweis?.ersatzFuer ?? null,
        angehalten: nachweis?.stand === 'angehalten',
        umgezogen: umgezogenSeit(row, nachweis),
        anruf: row.anruf?.ergebnis ?? null,
      }),
      worte: worteZum(stand, { abmeldung, frage, gilt })?.text ?? '',
      frageId: frage?.id ?? null,
      abmeldungId: abmeldung?.id ?? null,
      telefon,
      mail,
      nachsendbar,
      antwortBis: antwortBisVon(row),
      vorschlagBis: stand === 'vorschlag' || stand === 'zettel' ? bis : null,
      anruf: row.anruf && { ...row.anruf, am: new Date(row.anruf.am).toISOString() },
    },
  ];
}
