import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { wunschMerken } from '@kehrtour/contract/antwortbrett';
import { aufgabeAnlegen } from '@kehrtour/contract/aufgabe';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import * as nachtrag from '@kehrtour/contract/nachtrag';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import * as termin from '@kehrtour/contract/termin';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import fc from 'fast-check';

import { anordnungVon } from '../aenderungFixture.ts';
import { buche, schliesse, steheImKalender, werdeKrank, werIst } from './vonAussen.ts';
import {
  erzaehlungVon,
  holeKehrtour,
  TAGE,
  merkeEigeneWahl,
  trageAus,
  type Welt,
  zweiteRunde,
} from './welt.ts';

const KUNDENWORTE = ['daheim', 'passtNicht', 'unsicher', 'wunsch', 'frage', 'alternative'] as const;
const BUEROWORTE = ['bestaetige', 'lehneAb', 'meldeUnsicher', 'sageAb'] as const;
const VERMERKE = ['erledige', 'meldeNichtAngetroffen', 'meldeZutrittVerweigert'] as const;
/** When the first windows have begun. */
const VORMITTAG = '11:30:00+01:00';
const KLEIN = 40;
const welches = fc.nat({ max: KLEIN });
const person = fc.nat({ max: 1 });
const tag = fc.nat({ max: 1 });

/** Whatever somebody may do to an announced round, in whatever state it is. */
export type Tat =
  | { tat: 'kunde'; welches: number; wort: (typeof KUNDENWORTE)[number] }
  | { tat: 'buero'; welches: number; wort: (typeof BUEROWORTE)[number] }
  | { tat: 'vermerke'; welches: number; wort: (typeof VERMERKE)[number] }
  | { tat: 'wunschMerken'; welches: number }
  | { tat: 'lasseAus'; welches: number }
  | { tat: 'krank'; person: number; tag: number }
  | { tat: 'schliesse'; tag: number }
  | { tat: 'gesund' }
  | { tat: 'oeffne' }
  | { tat: 'neueArbeit'; welches: number; minuten: number; jahr: number }
  | { tat: 'nimmArbeitDazu' }
  | { tat: 'verlege'; welches: number; person: number; tag: number; festhalten: boolean }
  | { tat: 'rechne'; auchAbgesagte: boolean; ohneGebrochene: boolean }
  | { tat: 'nimmAn' }
  | { tat: 'derTag' }
  | { tat: 'kalender'; person: number; tag: number; ganz: boolean }
  | { tat: 'kalenderLeer'; person: number }
  | { tat: 'buche'; tag: number; minuten: number }
  | { tat: 'zweiteRunde' }
  | { tat: 'verwirf' }
  | { tat: 'schliesseAb'; offene: 'nichtAngetroffen' | 'zurueck' };

/** Each as often as its weight among all. */
const mal = <T extends Tat>(
  weight: number,
  name: T['tat'],
  rest: { [K in Exclude<keyof T, 'tat'>]: fc.Arbitrary<T[K]> },
): { weight: number; arbitrary: fc.Arbitrary<Tat> } => ({
  weight,
  arbitrary: fc.record({ tat: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Tat>,
});
type Von<Name extends Tat['tat']> = Extract<Tat, { tat: Name }>;

const irgendwas: fc.Arbitrary<Tat> = fc.oneof(
  mal<Von<'kunde'>>(5, 'kunde', { welches, wort: fc.constantFrom(...KUNDENWORTE) }),
  mal<Von<'buero'>>(2, 'buero', { welches, wort: fc.constantFrom(...BUEROWORTE) }),
  mal<Von<'wunschMerken'>>(1, 'wunschMerken', { welches }),
  mal<Von<'krank'>>(3, 'krank', { person, tag }),
  mal<Von<'gesund'>>(1, 'gesund', {}),
  mal<Von<'schliesse'>>(1, 'schliesse', { tag }),
  mal<Von<'oeffne'>>(1, 'oeffne', {}),
  mal<Von<'neueArbeit'>>(2, 'neueArbeit', {
    welches,
    minuten: fc.constantFrom(15, 90),
    jahr: fc.integer({ min: 2029, max: 2090 }),
  }),
  mal<Von<'nimmArbeitDazu'>>(1, 'nimmArbeitDazu', {}),
  mal<Von<'verlege'>>(3, 'verlege', { welches, person, tag, festhalten: fc.boolean() }),
  mal<Von<'lasseAus'>>(1, 'lasseAus', { welches }),
  mal<Von<'rechne'>>(3, 'rechne', { auchAbgesagte: fc.boolean(), ohneGebrochene: fc.boolean() }),
  mal<Von<'derTag'>>(1, 'derTag', {}),
  mal<Von<'nimmAn'>>(1, 'nimmAn', {}),
  mal<Von<'verwirf'>>(1, 'verwirf', {}),
  mal<Von<'vermerke'>>(2, 'vermerke', { welches, wort: fc.constantFrom(...VERMERKE) }),
  mal<Von<'kalender'>>(2, 'kalender', { person, tag, ganz: fc.boolean() }),
  mal<Von<'kalenderLeer'>>(1, 'kalenderLeer', { person }),
  mal<Von<'buche'>>(1, 'buche', { tag, minuten: fc.constantFrom(15, 90) }),
  mal<Von<'zweiteRunde'>>(2, 'zweiteRunde', {}),
  mal<Von<'schliesseAb'>>(1, 'schliesseAb', { offene: fc.constantFrom('nichtAngetroffen', 'zurueck') }),
);

/** What is computed is accepted as often as not: only then is somebody told. */
export const taten = fc
  .array(fc.tuple(irgendwas, fc.boolean()), { minLength: 4, maxLength: 9 })
  .map((alle) => alle.flatMap(([eine, gilt]): Tat[] => (gilt ? [eine, { tat: 'nimmAn' }] : [eine])));

type Antwort = { status: number };
/** What is refused changes nothing, so everything may be tried in every state. */
export async function tue(welt: Welt, t: Tat): Promise<number> {
  const { status } = await antwortAuf(welt, t);
  await trageAus(welt);
  return status;
}

async function antwortAuf(welt: Welt, t: Tat): Promise<Antwort> {
  switch (t.tat) {
    case 'kunde':
      return alsKunde(welt, t.welches, t.wort);
    case 'krank':
      return werdeKrank(welt, t);
    case 'derTag':
      welt.api.clock.now = new Date(
        Math.max(welt.api.clock.now.getTime(), Date.parse(`${welt.tage[0]}T${VORMITTAG}`)),
      );
      return { status: 200 };
    case 'schliesse':
      return schliesse(welt, t.tag);
    case 'kalender':
    case 'kalenderLeer':
      return steheImKalender(welt, t);
    case 'buche':
      return buche(welt, t);
    case 'zweiteRunde':
      return { status: await zweiteRunde(welt) };
    case 'verlege':
      return ordne(welt, t.welches, t);
    case 'lasseAus':
      return ordne(welt, t.welches, null);
    case 'nimmAn':
    case 'verwirf':
      return entscheide(welt, t.tat);
    case 'buero':
    case 'vermerke':
    case 'wunschMerken':
      return amTermin(welt, t);
    default:
      return anDerRunde(welt, t);
  }
}

type AnDerRunde = Von<'gesund' | 'oeffne' | 'neueArbeit' | 'nimmArbeitDazu' | 'rechne' | 'schliesseAb'>;
async function anDerRunde({ api, wo, kehrtourId: id, ...welt }: Welt, t: AnDerRunde): Promise<Antwort> {
  const token = wo.token.buero;
  const params = { id };
  switch (t.tat) {
    case 'gesund':
      return api.call(
        verfuegbarkeit.abwesenheitLoeschen,
        { params: { id: welt.abwesenheiten.pop() ?? id } },
        token,
      );
    case 'oeffne':
      return api.call(
        schliesstag.schliesstagLoeschen,
        { params: { id: welt.schliesstage.pop() ?? id } },
        token,
      );
    case 'neueArbeit': {
      const haus = welt.haeuser[t.welches % welt.haeuser.length];
      const body = {
        taetigkeitId: 'fsb',
        nutzungseinheitId: null,
        fristVon: null,
        // Far away, and of its own: the same work twice would be another story.
        fristBis: `${t.jahr}-06-30`,
        dauerMinuten: t.minuten,
      };
      return api.call(
        aufgabeAnlegen,
        { params: { id: haus?.id ?? '' }, body, idempotencyKey: randomUUID() },
        token,
      );
    }
    case 'nimmArbeitDazu': {
      const { body } = await api.call(nachtrag.nachtraegeHolen, { params }, token);
      const liegenschaftIds = (body.nachtraege ?? []).map(({ liegenschaftId }) => liegenschaftId);
      return api.call(nachtrag.nachtraegeAufnehmen, { params, body: { liegenschaftIds } }, token);
    }
    case 'rechne': {
      const { auchAbgesagte, ohneGebrochene } = t;
      return api.call(kehrtour.kehrtourPlanen, { params, body: { auchAbgesagte, ohneGebrochene } }, token);
    }
    case 'schliesseAb':
      return api.call(kehrtourAbschliessen, { params, body: { offene: t.offene } }, token);
  }
}

/** By the link of the mail or the code of the slip that this household holds. */
async function alsKunde(welt: Welt, welches: number, wort: (typeof KUNDENWORTE)[number]): Promise<Antwort> {
  const haus = welt.haeuser[welches % welt.haeuser.length];
  const { glaube } = haus ? erzaehlungVon(welt, haus) : { glaube: undefined };
  if (!haus || !glaube?.kommt) return { status: 404 };
  const wer = { code: glaube.code, hausnr: haus.hausnr };
  const { body } = await welt.api.call(ankuendigung.kundenTerminHolen, { body: wer });
  const text = wort === 'frage' ? 'Muss ich den Ofen ausgehen lassen?' : 'Ab 13 Uhr wäre besser.';
  const alternativeId = body.alternativen?.[0]?.id ?? 'keine';
  const antwort = { art: wort, text, alternativeId } as ankuendigung.KundenAntwort;
  const idempotencyKey = randomUUID();
  const answer = await welt.api.call(ankuendigung.kundenAntworten, {
    body: { ...wer, antwort },
    idempotencyKey,
  });
  if (wort === 'alternative' && answer.status === 200) {
    const { tag: am, von, bis } = answer.body.wann;
    merkeEigeneWahl(welt, haus, `${am} ${von}–${bis}`);
  }
  return answer;
}

/** Drags one stop to the end of somebody's day, or leaves it out. */
async function ordne(
  welt: Welt,
  welches: number,
  ziel: { person: number; tag: number; festhalten: boolean } | null,
): Promise<Antwort> {
  const { api, wo, kehrtourId, tage } = welt;
  const tour = await holeKehrtour(welt);
  const plan = tour.aenderung?.plan ?? tour;
  const haltId = plan.halte[welches % plan.halte.length]?.id ?? '';
  const alt = anordnungVon(plan);
  const schichten = alt.schichten.map((schicht) => ({
    ...schicht,
    haltIds: schicht.haltIds.filter((one) => one !== haltId),
  }));
  if (ziel) {
    const mitarbeiterId = werIst(wo, ziel.person);
    const tag = tage[ziel.tag] ?? '';
    const da = schichten.find((one) => one.mitarbeiterId === mitarbeiterId && one.tag === tag);
    if (da) da.haltIds.push(haltId);
    else schichten.push({ mitarbeiterId, tag, haltIds: [haltId] });
  }
  const sperre = ziel ? (ziel.festhalten ? { tag: true, mitarbeiter: true } : {}) : { ausgelassen: true };
  const anordnung = { schichten, sperren: { ...alt.sperren, [haltId]: sperre } };
  const body = { version: tour.version, anordnung };
  return api.call(kehrtour.kehrtourAnordnen, { params: { id: kehrtourId }, body }, wo.token.buero);
}

async function entscheide({ api, wo, kehrtourId }: Welt, wie: 'nimmAn' | 'verwirf'): Promise<Antwort> {
  const params = { id: kehrtourId };
  const token = wo.token.buero;
  const offene = await api.call(aenderung.aenderungHolen, { params }, token);
  if (offene.status !== 200) return offene;
  const { version, wechsel } = offene.body;
  if (wie === 'verwirf') return api.call(aenderung.aenderungVerwerfen, { params, body: { version } }, token);
  const gruende = Object.fromEntries(
    wechsel.flatMap(({ klasse, terminId }) =>
      klasse === 'gebrochen' && terminId !== null ? [[terminId, 'Der Weg ist gesperrt.']] : [],
    ),
  );
  const answer = await api.call(aenderung.aenderungAnnehmen, { params, body: { version, gruende } }, token);
  if (answer.status === 200) zaehle(wechsel);
  return answer;
}

/** Of all histories: changes that were accepted, and what they told. */
export const ZAHLEN = { aenderungen: 0, nachrichten: 0, verlegt: 0, gebrochen: 0, entfallen: 0 };
function zaehle(wechsel: readonly aenderung.Wechsel[]): void {
  const zahl = (...klassen: aenderung.Wechsel['klasse'][]): number =>
    wechsel.filter(({ klasse, status }) => klassen.includes(klasse) && status !== 'abgelehnt').length;
  ZAHLEN.aenderungen += 1;
  ZAHLEN.nachrichten += wechsel.filter(({ kanal }) => kanal !== null).length;
  ZAHLEN.verlegt += zahl('neuAnzusagen');
  ZAHLEN.gebrochen += zahl('gebrochen');
  ZAHLEN.entfallen += zahl('entfaellt');
}

async function amTermin(
  { api, wo, kehrtourId, haeuser, gewesen }: Welt,
  t: Von<'buero' | 'vermerke' | 'wunschMerken'>,
): Promise<Antwort> {
  const token = wo.token.buero;
  const haus = haeuser[t.welches % haeuser.length];
  const { body: woche } = await api.call(
    termin.termineHolen,
    { query: { von: TAGE[0], bis: '2027-02-26' } },
    token,
  );
  const besuch = woche.termine.find(
    (one) => one.liegenschaftId === haus?.id && one.kehrtourId === kehrtourId,
  );
  if (!besuch) return { status: 404 };
  const params = { id: besuch.id };
  const { version } = (await api.call(termin.terminHolen, { params }, token)).body;
  if (t.tat === 'wunschMerken')
    return api.call(
      wunschMerken,
      { params, body: { version, text: 'Freitags ab 15 Uhr' }, idempotencyKey: randomUUID() },
      token,
    );
  const grund = t.tat === 'vermerke' ? { grund: 'Der Kollege war früher dort.' } : {};
  const answer = await api.call(
    termin.terminAendern,
    { params, body: { version, aktion: t.wort, ...grund } },
    token,
  );
  if (t.tat === 'vermerke' && answer.status === 200) gewesen.set(haus?.name ?? '', api.clock.now);
  return answer;
}
