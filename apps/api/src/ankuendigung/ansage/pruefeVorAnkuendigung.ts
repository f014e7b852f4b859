import type { ankuendigungPruefen } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { formatAufzaehlung, formatTagLang } from '@kehrtour/domain/format';
import { tableOf } from '@kehrtour/domain/keysOf';
import { wunschGegen } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { fristverstoss } from '@kehrtour/domain/planung/planverstoss';
import { plusWerktage } from '@kehrtour/domain/recht/werktag';
import { darf } from '@kehrtour/domain/rolle';
import { personensatz } from '@kehrtour/domain/unternehmen/personenkreis';
import { MONATSKANAELE, type Monatskanal } from '@kehrtour/domain/versand/kanal';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import {
  anschriftVon,
  type Empfang,
  fensterBleibt,
  fruehereVersuche,
  hatAndereArbeit,
  kommtUngenannt,
  lageVon,
  wuenscheVon,
  nameInListen,
  personenFuer,
} from '../empfang/empfang.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import { smsTeileFuer } from '../kanal/sms/smsKosten.ts';
import { monatsrahmen } from '../kanal/weg/monatskosten.ts';
import { anlassFuer } from './ansage.ts';
import { ladeKonflikte } from './konflikte.ts';
import {
  type Ankuendigungsgrundlage,
  istAbgemeldet,
  ladeAnkuendigung,
  ohneAbgesagte,
  pruefeFrist,
} from './ladeAnkuendigung.ts';

type Antwort = AnswerOf<typeof ankuendigungPruefen>;

/** Before anything leaves: who is told what by which way, and what stands in the way of it. */
export async function pruefeVorAnkuendigung(ctx: StaffCtx, kehrtourId: string): Promise<Antwort> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  const { grundlage, konflikte, abgemeldet, rahmenJe } = await ctx.transaction(async (tx) => {
    const alle = await ladeAnkuendigung(ctx, tx, kehrtourId);
    const geladen = ohneAbgesagte(alle);
    return {
      grundlage: geladen,
      abgemeldet: abgemeldeteHaeuser(alle),
      konflikte: await ladeKonflikte(ctx, tx, geladen),
      rahmenJe: await ladeMonatsrahmen(ctx, tx, geladen),
    };
  });
  const empfaenge = grundlage.empfaenge.map((empfang) => alsZeile(empfang, grundlage));
  const { rahmen } = grundlage;
  const brief = rahmenJe.get('briefdienst');
  const [antwortBis] = grundlage.empfaenge
    .map(({ halt }) => plusWerktage(halt.tag, -rahmen.antwortBisWerktage, rahmen.feiertageBei(halt)))
    .toSorted();
  return {
    version: grundlage.kehrtour.version,
    empfaenge,
    anzahl: Object.fromEntries(
      [
        ...Map.groupBy(
          empfaenge.filter((zeile) => !zeile.schonAngekuendigt),
          (zeile) => zeile.kanal,
        ),
      ].map(([kanal, zeilen]) => [kanal, zeilen.length]),
    ),
    warnungen: [...konflikte, ...abgemeldet, ...warnungen(grundlage), ...gegenWuensche(grundlage)],
    hindernisse: hindernisse(grundlage),
    antwortBis: antwortBis ?? null,
    sms: {
      centJeTeil: ctx.deps.env.smsCent,
      hoechstensEuro: einstellungenAus(rahmen.absender.einstellungen).sms.hoechstensEuro,
    },
    brief: brief === undefined ? null : { centJeBrief: brief.cent, restCent: brief.restCent },
    ...tableOf(MESSENGER, (messenger) => {
      const monat = rahmenJe.get(messenger);
      return monat === undefined ? null : { centJeNachricht: monat.cent, restCent: monat.restCent };
    }),
  };
}

/** What each open way costs of which the company bounds the month. */
async function ladeMonatsrahmen(
  ctx: StaffCtx,
  tx: Tx,
  { wege, rahmen }: Ankuendigungsgrundlage,
): Promise<ReadonlyMap<Monatskanal, { cent: number; restCent: number }>> {
  const rahmenJe = new Map<Monatskanal, { cent: number; restCent: number }>();
  for (const kanal of MONATSKANAELE)
    if (wege[kanal]) rahmenJe.set(kanal, await monatsrahmen(ctx, tx, rahmen, kanal));
  return rahmenJe;
}

/** What was told already, window, work and who comes, needs no second notice, and least of all where it does not suit. */
export function schonGesagt(empfang: Empfang): boolean {
  const { termin, halt, zurKenntnis } = empfang;
  if (termin === undefined || !fensterBleibt(termin, halt)) return false;
  return zurKenntnis || !(hatAndereArbeit(empfang) || kommtUngenannt(empfang));
}

function alsZeile(empfang: Empfang, grundlage: Ankuendigungsgrundlage): Antwort['empfaenge'][number] {
  const frist = pruefeFrist(empfang, empfang.kanal, grundlage);
  const name = nameInListen(empfang.kontakt);
  return {
    haltId: empfang.halt.halt_id,
    nutzungseinheitId: empfang.einheit?.id ?? null,
    kontaktId: empfang.kontakt?.id ?? null,
    anschrift: anschriftVon(empfang),
    lage: empfang.zurKenntnis ? `zur Kenntnis, ${lageVon(empfang)}` : lageVon(empfang),
    empfaenger: name || 'An die Bewohner',
    kanal: empfang.kanal,
    moeglich: [...empfang.moeglich],
    ziel:
      empfang.kontakt?.sperrvermerk === true
        ? null
        : kanalweg(empfang.kanal)?.ziel(empfang.kontakt, grundlage.wege) || null,
    wunsch: empfang.kontakt?.zuerst ?? null,
    rechtsart: empfang.besuch.art,
    personen: personensatz(personenFuer(empfang)),
    fensterVon: empfang.halt.fenster_von.toISOString(),
    fensterBis: empfang.halt.fenster_bis.toISOString(),
    fristReicht: frist?.ok ?? true,
    hinweis:
      frist && !frist.ok
        ? `Nur ${frist.werktage} ${fruehereVersuche(empfang).length > 0 ? 'Arbeitstage' : 'Werktage'} bis zur Feuerstättenschau, ${frist.werktageMin} sind nötig. Auf diesem Weg hätte die Ankündigung bis ${formatTagLang(frist.spaetestensAm)} hinausgehen müssen.`
        : null,
    schonAngekuendigt: schonGesagt(empfang),
    smsTeile: empfang.moeglich.includes('sms')
      ? smsTeileFuer(empfang, grundlage.rahmen, anlassFuer(empfang))
      : null,
    zuSpaetPer: empfang.moeglich.filter((kanal) => pruefeFrist(empfang, kanal, grundlage)?.ok === false),
  };
}

function hindernisse(grundlage: Ankuendigungsgrundlage): string[] {
  const neue = grundlage.empfaenge.filter((empfang) => !schonGesagt(empfang));
  const zuKurz = neue.filter((empfang) =>
    empfang.moeglich.every((kanal) => pruefeFrist(empfang, kanal, grundlage)?.ok === false),
  );
  const istErneut = (empfang: Empfang): boolean => fruehereVersuche(empfang).length > 0;
  const erneute = zuKurz.filter(istErneut).length;
  const erste = zuKurz.length - erneute;
  return [
    ...(grundlage.empfaenge.length === 0 ? ['In dieser Kehrtour ist kein Halt eingeplant.'] : []),
    ...(erste > 0
      ? [
          `${erste === 1 ? 'Eine Feuerstättenschau wird' : `${erste} Feuerstättenschauen werden`} zu spät angekündigt: Zwischen Zugang und Besuch müssen fünf Werktage liegen (§ 3 KÜO). Wählen Sie einen späteren Tag, oder bestätigen Sie, dass die Eigentümer verzichtet haben.`,
        ]
      : []),
    ...(erneute > 0
      ? [
          `${erneute === 1 ? 'Eine Feuerstättenschau wird erneut, aber zu spät' : `${erneute} Feuerstättenschauen werden erneut, aber zu spät`} angekündigt: Nach einem verhinderten Besuch zählt die nächste Ankündigung nur, wenn zwischen Zugang und Besuch fünf Arbeitstage liegen (KÜO Anlage 3 Nr. 2.6). Wählen Sie einen späteren Tag, oder bestätigen Sie, dass die Eigentümer verzichtet haben.`,
        ]
      : []),
  ];
}

/** More addresses than that nobody reads in a sentence. */
const GENANNT_MAX = 5;

function warnungen({ empfaenge, rahmen, heute, ohneAuftrag }: Ankuendigungsgrundlage): string[] {
  const ohneNamen = empfaenge.filter((empfang) => empfang.kontakt === undefined);
  const { absender } = rahmen;
  const ausserhalb = jeHalt(
    empfaenge.filter((empfang) => fristverstoss(empfang.halt.tag, empfang.aufgaben) !== undefined),
  );
  return [
    ...(ausserhalb.length > 0
      ? [
          `${ausserhalb.length === 1 ? 'Ein Besuch liegt' : `${ausserhalb.length} Besuche liegen`} außerhalb der Frist: ${formatAufzaehlung(ausserhalb.slice(0, GENANNT_MAX).map(anschriftVon))}${ausserhalb.length > GENANNT_MAX ? ' und weitere' : ''}. Wählen Sie andere Tage, oder sprechen Sie es mit den Eigentümern ab.`,
        ]
      : []),
    ...ohneAuftrag
      .slice(0, GENANNT_MAX)
      .map(
        ({ anschrift, arbeiten }) =>
          `${anschrift}: Hier haben Sie ${formatAufzaehlung(arbeiten.map((arbeit) => `„${arbeit}“`))} nicht in Auftrag und kündigen es nicht an. Nehmen Sie diese Arbeit aus der Kehrtour, oder ändern Sie bei der Liegenschaft, welche Arbeiten Sie dort machen.`,
      ),
    ...(ohneNamen.length > 0 ? [niemandEingetragen(jeHalt(ohneNamen).length, ohneNamen.length)] : []),
    ...(absender.telefon === ''
      ? ['Auf den Zetteln fehlt Ihre Telefonnummer. Sie steht unter Einstellungen › Unternehmen.']
      : []),
    ...(absender.impressum === '' || absender.datenschutz === ''
      ? [
          'Impressum und Datenschutz Ihres Betriebs sind noch nicht eingetragen. Die Zettel verweisen auf Ihre Seite, auf der dann beides fehlt; tragen Sie es unter Einstellungen › Impressum und Datenschutz ein.',
        ]
      : []),
    ...(empfaenge.some((empfang) => empfang.halt.tag <= heute)
      ? ['Ein Halt liegt heute oder in der Vergangenheit.']
      : []),
  ];
}

/** Whom nothing is told until the office has decided. */
function abgemeldeteHaeuser(alle: Ankuendigungsgrundlage): string[] {
  const hier = jeHalt(alle.empfaenge.filter((empfang) => istAbgemeldet(empfang, alle)));
  if (hier.length === 0) return [];
  const wo = `${formatAufzaehlung(hier.slice(0, GENANNT_MAX).map(anschriftVon))}${hier.length > GENANNT_MAX ? ' und weitere' : ''}`;
  return [
    `${wo}: Dort gibt es nach einer Antwort nichts mehr zu kehren, und es geht keine Ansage hin. Entscheiden Sie unter Termine › Antworten, ob Sie stilllegen oder ob es bleibt.`,
  ];
}

/** Whoever wished another time reads of this one for the second time. */
function gegenWuensche({ empfaenge }: Ankuendigungsgrundlage): string[] {
  const andere = empfaenge.flatMap((empfang) => {
    if (schonGesagt(empfang)) return [];
    const { tag, beginn } = empfang.halt;
    const wunsch = wunschGegen(wuenscheVon(empfang), tag, ortszeitAus(beginn).uhrzeit);
    if (wunsch === undefined) return [];
    const lage = lageVon(empfang);
    return [`${anschriftVon(empfang)} (${lage === '' ? '' : `${lage}: `}„${wunsch}“)`];
  });
  if (andere.length === 0) return [];
  return [
    `${andere.length === 1 ? 'Ein Besuch liegt' : `${andere.length} Besuche liegen`} anders als gewünscht: ${formatAufzaehlung(andere.slice(0, GENANNT_MAX))}${andere.length > GENANNT_MAX ? ' und weitere' : ''}. Ziehen Sie im Plan um, was geht, oder sprechen Sie es vorher ab.`,
  ];
}

/** Flats of one house are one visit: whoever reads of it looks for one address. */
const jeHalt = (empfaenge: readonly Empfang[]): Empfang[] =>
  [
    ...new Map(empfaenge.toReversed().map((empfang) => [empfang.halt.halt_id, empfang])).values(),
  ].toReversed();

function niemandEingetragen(halte: number, haushalte: number): string {
  const wo = halte === 1 ? 'einem Halt' : `${halte} Halten`;
  return haushalte === halte
    ? `Bei ${wo} ist niemand eingetragen; der Zettel richtet sich an die Bewohner.`
    : `Bei ${wo} ist für ${haushalte} Haushalte niemand eingetragen; die Zettel richten sich an die Bewohner.`;
}
