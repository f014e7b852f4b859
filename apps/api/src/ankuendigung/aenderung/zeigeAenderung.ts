import type { aenderungHolen, Wechsel } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { wunschGegen } from '@kehrtour/domain/liegenschaft/hauswunsch';
import type {
  Besuchszeit,
  NeuerPlatz,
  Unterschiedsklasse,
  Zusage,
  Zusagenwechsel,
} from '@kehrtour/domain/planung/aenderung';
import { UNTERSCHIEDSKLASSEN } from '@kehrtour/domain/planung/aenderung';
import { warumDieser } from '@kehrtour/domain/planung/platzvorrang';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { istGenannt, personensatz } from '@kehrtour/domain/unternehmen/personenkreis';
import type { Zeitfenster } from '@kehrtour/domain/zeitfenster';

import type { PlanMeta } from '../../planung/planung.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { pruefeFrist } from '../ansage/ladeAnkuendigung.ts';
import { type Empfang, lageVon, nameInListen, wuenscheVon } from '../empfang/empfang.ts';
import { grundDesAusfalls } from './grundDesAusfalls.ts';
import { kenntnisnahmen } from './kenntnisnahmen.ts';
import {
  empfangVon,
  fruehestensFuer,
  type GeladenerUnterschied,
  ladeUnterschied,
} from './ladeUnterschied.ts';
import { listNamen } from './zusage.store.ts';

/** What a plan that waits means for everybody: broken promises first, what stays as it is last. */
export async function zeigeAenderung(
  ctx: StaffCtx,
  kehrtourId: string,
): Promise<AnswerOf<typeof aenderungHolen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const { geladen, namen, grund, zurKenntnis } = await ctx.transaction(async (tx) => {
    const unterschied = await ladeUnterschied(ctx, tx, kehrtourId);
    return {
      geladen: unterschied,
      zurKenntnis: await kenntnisnahmen(tx, unterschied),
      namen: new Map((await listNamen(tx)).map(({ id, name }) => [id, name])),
      grund: await grundDesAusfalls(tx, kehrtourId, unterschied.aenderung),
    };
  });
  const { aenderung, kehrtour, seither } = geladen;
  const name = (id: string | null): string => namen.get(id ?? '') ?? '';
  return {
    version: aenderung.version,
    wechsel: wechselzeilen(geladen, name),
    zurKenntnis,
    vorher: planzahlen(kehrtour.plan),
    nachher: planzahlen(aenderung.plan),
    entschieden: entschieden(geladen, name),
    grund,
    seither: [...seither],
  };
}

/** A line for every household, the most pressing first. */
export const wechselzeilen = (geladen: GeladenerUnterschied, name: Zeilenteile['name']): Wechsel[] =>
  [
    ...geladen.unterschied.zusagen.map((wechsel) => zeileDerZusage(wechsel, { geladen, name })),
    ...geladen.unterschied.neue.flatMap((platz) => zeileDesNeuen(platz, { geladen, name })),
  ].toSorted(nachDringlichkeit);

const rang = (klasse: Unterschiedsklasse): number => UNTERSCHIEDSKLASSEN.indexOf(klasse);

const nachDringlichkeit = (a: Wechsel, b: Wechsel): number =>
  rang(a.klasse) - rang(b.klasse) ||
  zeitVon(a).localeCompare(zeitVon(b)) ||
  a.anschrift.localeCompare(b.anschrift, 'de');

function zeitVon({ vorher, nachher }: Wechsel): string {
  const zeit = vorher ?? nachher;
  return zeit ? `${zeit.tag} ${zeit.beginn}` : '';
}

type Zeilenteile = { geladen: GeladenerUnterschied; name: (id: string | null) => string };

const alsZeit = (
  { tag, beginn, mitarbeiterId }: Besuchszeit,
  fenster: Zeitfenster,
  name: Zeilenteile['name'],
): NonNullable<Wechsel['vorher']> => ({
  tag,
  beginn,
  fensterVon: fenster.beginn,
  fensterBis: fenster.ende,
  mitarbeiter: name(mitarbeiterId),
});

/** Who hears something of it. */
const GESAGT = new Set<Unterschiedsklasse>(['gebrochen', 'neuAnzusagen', 'entfaellt', 'neu']);

function zeileDerZusage(
  { zusage, klasse, platz, fenster }: Zusagenwechsel,
  { geladen, name }: Zeilenteile,
): Wechsel {
  const { zusagen, grundlage } = geladen;
  const row = zusagen.get(zusage.id);
  const empfang = empfangVon(grundlage, zusage.id);
  const weiss = zusage.status !== 'abgelehnt' && !(empfang && geladen.ahnungslos(empfang));
  const gesagt = GESAGT.has(klasse) && (platz !== undefined || weiss);
  return {
    terminId: zusage.id,
    haltId: zusage.haltId,
    liegenschaftId: row?.liegenschaft_id ?? '',
    anschrift: row?.anschrift ?? '',
    ...werDas(empfang),
    status: zusage.status,
    klasse,
    vorher: alsZeit(zusage, zusage.fenster, name),
    nachher: platz === undefined ? null : alsZeit(platz, fenster, name),
    ...(zusage.andereArbeit && platz && empfang ? { arbeit: arbeitswechsel(empfang) } : {}),
    ...(platz && !istGenannt(zusage.personen, platz.mitarbeiterId)
      ? { genannt: personensatz(empfang?.termin?.personen ?? []) }
      : {}),
    ...(gesagt && platz ? gegenWunsch(empfang, platz) : {}),
    kanal: gesagt ? (empfang?.kanal ?? 'einwurf') : null,
    fruehestens: gesagt ? zusage.fruehestens : null,
    fristReicht: !gesagt || platz === undefined || platz.tag >= zusage.fruehestens,
    gebucht: row?.quelle !== 'kehrtour',
    fristBis: platz === undefined ? (row?.frist_bis ?? null) : null,
    warum: platz === undefined ? warumNicht(zusage, geladen) : null,
  };
}

/** `Feuerstättenschau`; of what takes longer or less long both: `Kehrung (45 Min.)` for `Kehrung (15 Min.)`. */
function arbeitswechsel({ termin, aufgaben }: Empfang): NonNullable<Wechsel['arbeit']> {
  const gesagt = termin?.arbeit ?? [];
  const jetzt = new Map(aufgaben.map((aufgabe) => [aufgabe.id, aufgabe]));
  const dauert = ({ bezeichnung, dauerMinuten }: { bezeichnung: string; dauerMinuten: number }): string =>
    `${bezeichnung} (${dauerMinuten} Min.)`;
  const anders = gesagt.flatMap((eine) => {
    const aufgabe = jetzt.get(eine.id);
    return aufgabe && aufgabe.dauerMinuten !== eine.dauerMinuten ? [{ eine, aufgabe }] : [];
  });
  return {
    dazu: [
      ...aufgaben
        .filter(({ id }) => !gesagt.some((eine) => eine.id === id))
        .map(({ bezeichnung }) => bezeichnung),
      ...anders.map(({ aufgabe }) => dauert(aufgabe)),
    ],
    weg: [
      ...gesagt.filter(({ id }) => !jetzt.has(id)).map(({ bezeichnung }) => bezeichnung),
      ...anders.map(({ eine }) => dauert(eine)),
    ],
  };
}

function zeileDesNeuen(platz: NeuerPlatz, { geladen: { grundlage }, name }: Zeilenteile): Wechsel[] {
  return grundlage.empfaenge
    .filter(
      ({ halt, zurKenntnis, termin }) =>
        halt.halt_id === platz.haltId && !zurKenntnis && termin === undefined,
    )
    .map((empfang) => ({
      terminId: null,
      haltId: platz.haltId,
      liegenschaftId: empfang.halt.liegenschaft_id,
      anschrift: `${empfang.halt.strasse} ${empfang.halt.hausnr}`.trim(),
      ...werDas(empfang),
      // Called off before, and taken in again.
      status: empfang.abgesagt?.status ?? null,
      klasse: 'neu',
      vorher: null,
      nachher: alsZeit(platz, platz.fenster, name),
      ...gegenWunsch(empfang, platz),
      kanal: empfang.kanal,
      fruehestens: fruehestensFuer(empfang, grundlage),
      fristReicht: pruefeFrist(empfang, empfang.kanal, grundlage)?.ok ?? true,
      gebucht: false,
      fristBis: null,
      warum: null,
    }));
}

function gegenWunsch(
  empfang: Empfang | undefined,
  { tag, beginn }: NeuerPlatz,
): Pick<Wechsel, 'gegenWunsch'> {
  const wunsch = wunschGegen(empfang ? wuenscheVon(empfang) : [], tag, beginn);
  return wunsch === undefined ? {} : { gegenWunsch: wunsch };
}

const werDas = (empfang: Empfang | undefined): Pick<Wechsel, 'lage' | 'name'> => ({
  lage: empfang ? lageVon(empfang) : '',
  name: nameInListen(empfang?.kontakt),
});

function warumNicht({ id, haltId, status, tag }: Zusage, geladen: GeladenerUnterschied): string {
  const { aenderung, unterschied, zusagen, kehrtour } = geladen;
  const halt = aenderung.halte.find((one) => one.id === haltId);
  if (!halt) return 'Hier ist in dieser Kehrtour nichts mehr zu tun';
  if (halt.sperre.ausgelassen === true || halt.grund?.ausgelassen?.code === 'von-hand')
    return 'Von Hand ausgelassen';
  if (zusagen.get(id)?.abgemeldet === true)
    return 'Hier gibt es nichts mehr zu kehren, sagt der Haushalt; das entscheiden Sie';
  if (status === 'abgelehnt') return 'Wartet auf einen neuen Vorschlag';
  const fristVon = (terminId: string): Tag | undefined => zusagen.get(terminId)?.frist_bis ?? undefined;
  const bleibende = unterschied.zusagen
    .filter(({ platz }) => platz !== undefined)
    .map(({ zusage }) => ({
      fristBis: fristVon(zusage.id),
      bestaetigt: zusage.status === 'bestaetigt',
    }));
  const ersterTag = kehrtour.vorgaben.datum?.tage.toSorted()[0] ?? tag;
  return warumDieser({ fristBis: fristVon(id), bestaetigt: status === 'bestaetigt' }, bleibende, ersterTag);
}

/** What the plan that waits brings with it, beside what is decided of the round. */
function entschieden(
  { aenderung: { vorgaben: neu }, kehrtour: { vorgaben: bisher } }: GeladenerUnterschied,
  name: Zeilenteile['name'],
): AnswerOf<typeof aenderungHolen>['entschieden'] {
  const ueberstunden = Object.entries(neu.arbeitszeit ?? {}).filter(
    ([id, { ueberstundenMinuten }]) =>
      ueberstundenMinuten > (bisher.arbeitszeit?.[id]?.ueberstundenMinuten ?? 0),
  );
  return {
    tage: neu.datum?.tage.filter((tag) => bisher.datum?.tage.includes(tag) !== true).toSorted() ?? [],
    personen:
      neu.mitarbeiter?.ids.filter((id) => bisher.mitarbeiter?.ids.includes(id) !== true).map(name) ?? [],
    ueberstunden: ueberstunden.map(([id, zeit]) => ({ name: name(id), minuten: zeit.ueberstundenMinuten })),
  };
}

function planzahlen(plan: PlanMeta | null): AnswerOf<typeof aenderungHolen>['vorher'] {
  const schichten = plan?.schichten ?? [];
  const summe = (zahl: (schicht: (typeof schichten)[number]) => number): number =>
    schichten.reduce((bisher, schicht) => bisher + zahl(schicht), 0);
  const minuten = (zahl: Parameters<typeof summe>[0]): number => Math.round(summe(zahl) / 60);
  const bekannt = schichten.every(({ meter }) => meter !== undefined);
  return {
    fahrtMinuten: minuten(({ fahrtSekunden }) => fahrtSekunden),
    kilometer: bekannt ? Math.round(summe(({ meter = 0 }) => meter) / 100) / 10 : null,
    arbeitMinuten: minuten(({ arbeitSekunden }) => arbeitSekunden),
    ueberstundenMinuten: minuten(({ ueberstundenSekunden }) => ueberstundenSekunden),
    schichten: schichten.length,
  };
}
