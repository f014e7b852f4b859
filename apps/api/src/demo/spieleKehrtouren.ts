import type { KundenAntwort } from '@kehrtour/contract/ankuendigung';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { istRundeIn, ZUGESAGTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusWerktage } from '@kehrtour/domain/recht/werktag';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { istAbgeschlossen } from '@kehrtour/domain/termin/termin';

import { kuendigeKehrtourAn } from '../ankuendigung/ansage/kuendigeKehrtourAn.ts';
import { pruefeVorAnkuendigung } from '../ankuendigung/ansage/pruefeVorAnkuendigung.ts';
import { empfangSchluessel } from '../ankuendigung/empfang/empfang.ts';
import { tokensDerKehrtour } from '../ankuendigung/empfang/tokensDerKehrtour.ts';
import { antworteAlsKunde } from '../ankuendigung/kunde/antworteAlsKunde.ts';
import { meldeZustellung } from '../ankuendigung/zustellung/meldeZustellung.ts';
import { zeigeNachweise } from '../ankuendigung/zustellung/zeigeNachweise.ts';
import { feiertage } from '../feiertag/feiertage.ts';
import { zeigeKehrtour } from '../kehrtour/ansicht/zeigeKehrtour.ts';
import { entwirfKehrtour, legeKehrtourAn } from '../kehrtour/entwurf/entwirfKehrtour.ts';
import { zeigeAuswahl } from '../kehrtour/entwurf/zeigeAuswahl.ts';
import { schliesseKehrtourAb } from '../kehrtour/lauf/schliesseKehrtourAb.ts';
import { planeKehrtour } from '../kehrtour/plan/planeKehrtour.ts';
import { listeKehrtouren } from '../kehrtour/runde/listeKehrtouren.ts';
import { listeMitarbeiter } from '../mitarbeiter/zeigeMitarbeiter.ts';
import { type GuestCtx, makeCtx, type StaffCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { aendereTermin } from '../termin/aendereTermin.ts';
import { listeTermine } from '../termin/listeTermine.ts';
import { zeigeTermin } from '../termin/zeigeTermin.ts';

/** The company to play for, and the person who plays the office. */
export type Buehne = { readonly deps: Deps; readonly unternehmenId: string; readonly inhaberId: string };
type Demokehrtour = {
  readonly name: string;
  readonly tag: Tag;
  /** The day on which the office planned and announced it. */
  readonly geplantAm: Tag;
  readonly strassen: readonly string[];
  /** Houses whose Frist ends before the day, too. */
  readonly mitAbgelaufenen?: boolean;
  readonly fahrer: 1 | 2;
};

const BUNDESLAND = 'BY';
const PLAN_POLL_MS = 100;
const PLAN_WITHIN_MS = 60_000;

/**
 * Three rounds around today, played with the same verbs as in the office: one driven, one announced with its first
 * answers, one begun. Each act looks first how far it came, so that a job that starts over finishes what is left.
 */
export async function spieleKehrtouren(buehne: Buehne): Promise<void> {
  const heute = ortszeitAus(buehne.deps.now()).tag;
  const arbeitstag = (tage: number): Tag => arbeitstagUm(plusTage(heute, tage), tage < 0 ? -1 : 1);
  await spieleGefahrene(buehne, {
    name: 'Am Sonnenhang und Ahornweg',
    tag: arbeitstag(-13),
    geplantAm: arbeitstag(-33),
    strassen: ['Am Sonnenhang', 'Ahornweg'],
    mitAbgelaufenen: true,
    fahrer: 2,
  });
  await spieleAngekuendigte(buehne, {
    name: 'Bachstraße und Schulstraße',
    tag: arbeitstag(14),
    geplantAm: arbeitstag(-3),
    strassen: ['Bachstraße', 'Schulstraße'],
    mitAbgelaufenen: true,
    fahrer: 2,
  });
  await beginne(buehne, {
    name: 'Gartenweg und Lindenallee',
    tag: arbeitstag(24),
    // Yesterday: whoever looks before nine must not read of a change yet to come.
    geplantAm: arbeitstag(-1),
    strassen: ['Gartenweg', 'Lindenallee'],
    fahrer: 1,
  });
}

async function spieleGefahrene(buehne: Buehne, kehrtour: Demokehrtour): Promise<void> {
  const id = await kuendigeAn(buehne, kehrtour, 'einwurf');
  const ctx = buero(buehne, kehrtour.tag, '16:10');
  const termine = await termineVon(ctx, id, kehrtour.tag);
  for (const [index, { id: terminId }] of termine.entries()) {
    const { version, status } = await zeigeTermin(ctx, terminId);
    if (istAbgeschlossen(status)) continue;
    const aktion = index === 4 ? 'meldeNichtAngetroffen' : 'erledige';
    await aendereTermin(ctx, terminId, { version, aktion });
  }
  const { status } = await zeigeKehrtour(ctx, id);
  // The last mark closes it, too, as soon as the worker comes to it.
  if (istRundeIn(ZUGESAGTE_RUNDEN, status)) await schliesseKehrtourAb(ctx, id, 'zurueck');
}

/** What customers answered so far, house by house in the order of the day; the rest has not looked into the letterbox. */
const ANTWORTEN: readonly (KundenAntwort | undefined)[] = [
  { art: 'daheim' },
  { art: 'daheim' },
  undefined,
  { art: 'wunsch', text: 'Wir arbeiten beide. Ginge es ab 15 Uhr?', telefon: '089 99998 431' },
  { art: 'daheim' },
  { art: 'frage', text: 'Muss der Kachelofen am Abend vorher aus sein?' },
  undefined,
  { art: 'schluesselNachbar', text: 'bei Familie Rübsamer, Nr. 7' },
  { art: 'unsicher' },
  { art: 'daheim' },
  undefined,
  { art: 'passtNicht' },
];

async function spieleAngekuendigte(buehne: Buehne, kehrtour: Demokehrtour): Promise<void> {
  const id = await kuendigeAn(buehne, kehrtour);
  const ctx = buero(buehne, kehrtour.geplantAm, '11:00');
  const tokens = await tokensDerKehrtour(ctx, id);
  const termine = await termineVon(ctx, id, kehrtour.tag);
  // Of a house with flats the screens show one, which need not be the one that answered.
  const allein = termine.filter(
    (termin) => termine.filter(({ liegenschaftId }) => liegenschaftId === termin.liegenschaftId).length === 1,
  );
  for (const [index, { id: terminId }] of allein.filter((termin) => tokens.has(termin.id)).entries()) {
    const code = tokens.get(terminId);
    const antwort = ANTWORTEN[index];
    if (antwort === undefined || code === undefined) continue;
    const kunde = gast(buehne, plusTage(kehrtour.geplantAm, 1), `${String(8 + index).padStart(2, '0')}:17`);
    await antworteAlsKunde(kunde, `demo-${terminId}`, { code, antwort });
  }
}

/** Answers the id of the draft with its decisions taken; one that goes by this name already is taken as it is. */
async function beginne(buehne: Buehne, kehrtour: Demokehrtour): Promise<string> {
  const ctx = buero(buehne, kehrtour.geplantAm, '09:12');
  const { eintraege } = await listeKehrtouren(ctx, {});
  const id =
    eintraege.find(({ name }) => name === kehrtour.name)?.id ?? (await legeKehrtourAn(ctx, kehrtour)).id;
  const { version, status, vorgaben } = await zeigeKehrtour(ctx, id);
  if (status !== 'entwurf' || vorgaben.datum.tage.length > 0) return id;
  const { strassen } = await zeigeAuswahl(ctx, {});
  const ids = strassen
    .filter(({ strasse }) => kehrtour.strassen.includes(strasse))
    .flatMap(({ liegenschaften }) => liegenschaften)
    // Who looks around begins with a round that keeps its Fristen; what was announced shows the other case.
    .filter(
      ({ naechsteFrist }) =>
        kehrtour.mitAbgelaufenen || naechsteFrist === null || naechsteFrist >= kehrtour.tag,
    )
    .map((haus) => haus.id);
  const fahrer = (await listeMitarbeiter(ctx)).eintraege.filter((person) => person.faehrt);
  const mitarbeiter = fahrer
    .toSorted((a, b) => Number(b.id === buehne.inhaberId) - Number(a.id === buehne.inhaberId))
    .slice(0, kehrtour.fahrer);
  await entwirfKehrtour(ctx, id, {
    version,
    vorgaben: {
      liegenschaften: { ids },
      datum: { tage: [kehrtour.tag], feiertageErlaubt: false },
      mitarbeiter: { ids: mitarbeiter.map((person) => person.id) },
    },
  });
  return id;
}

async function kuendigeAn(buehne: Buehne, kehrtour: Demokehrtour, kanal?: 'einwurf'): Promise<string> {
  const id = await beginne(buehne, kehrtour);
  const ctx = buero(buehne, kehrtour.geplantAm, '10:05');
  const { status, version } = await geplant(ctx, id);
  if (status !== 'geplant') return id;
  const { empfaenge } = await pruefeVorAnkuendigung(ctx, id);
  const kanaele = kanal
    ? Object.fromEntries(
        empfaenge.map((zeile) => [empfangSchluessel(zeile.haltId, zeile.nutzungseinheitId), kanal]),
      )
    : {};
  await kuendigeKehrtourAn(ctx, id, { version, kanaele, trotzdem: true });
  await wirfZettelEin(buehne, kehrtour, id);
  return id;
}

/** In the afternoon of the day on which the round was announced, on the way home. */
async function wirfZettelEin(buehne: Buehne, kehrtour: Demokehrtour, id: string): Promise<void> {
  const ctx = buero(buehne, kehrtour.geplantAm, '15:30');
  const { nachweise } = await zeigeNachweise(ctx, id);
  const nachweisIds = nachweise
    .filter(({ zuBringen, moeglich }) => zuBringen && moeglich.includes('eingeworfen'))
    .map((nachweis) => nachweis.id);
  if (nachweisIds.length === 0) return;
  await meldeZustellung(ctx, id, {
    art: 'eingeworfen',
    am: kehrtour.geplantAm,
    mitarbeiterId: buehne.inhaberId,
    nachweisIds,
  });
}

/** Asks for a proposal and waits for it, as the screen does. */
async function geplant(ctx: StaffCtx, id: string): Promise<Kehrtour> {
  const vorher = await zeigeKehrtour(ctx, id);
  if (vorher.status !== 'entwurf') return vorher;
  await planeKehrtour(ctx, id, {});
  const until = performance.now() + PLAN_WITHIN_MS;
  while (performance.now() < until) {
    const kehrtour = await zeigeKehrtour(ctx, id);
    if (kehrtour.status !== 'entwurf') return kehrtour;
    await new Promise((resolve) => setTimeout(resolve, PLAN_POLL_MS));
  }
  throw new Error(`the round ${id} of the demo was not planned in time`);
}

async function termineVon(ctx: StaffCtx, kehrtourId: string, tag: Tag): Promise<TerminKurz[]> {
  const { termine } = await listeTermine(ctx, { von: tag, bis: tag });
  return termine.filter((termin) => termin.kehrtourId === kehrtourId);
}

function arbeitstagUm(tag: Tag, richtung: 1 | -1): Tag {
  const frei = feiertage(
    { bundesland: BUNDESLAND, oertlich: {}, einmalig: [] },
    plusTage(tag, -31),
    plusTage(tag, 31),
  );
  return plusWerktage(plusTage(tag, -richtung), richtung, frei, 'arbeitstag');
}

const frame = ({ deps }: Buehne, tag: Tag, uhrzeit: string) => {
  const then = zeitpunktAus({ tag, uhrzeit });
  return { deps, requestId: 'demo', adresse: 'demo', now: () => then };
};

/** The office at that moment. */
const buero = (buehne: Buehne, tag: Tag, uhrzeit: string): StaffCtx =>
  makeCtx(frame(buehne, tag, uhrzeit), { art: 'system' }, undefined).as(
    { art: 'mitarbeiter', id: buehne.inhaberId, rolle: 'inhaber', sitzung: new Uint8Array() },
    buehne.unternehmenId,
  );

/** Somebody with a slip in hand at that moment. */
const gast = (buehne: Buehne, tag: Tag, uhrzeit: string): GuestCtx =>
  makeCtx(frame(buehne, tag, uhrzeit), { art: 'gast' }, undefined);
