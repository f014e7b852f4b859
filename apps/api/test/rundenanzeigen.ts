import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import * as kalender from '@kehrtour/contract/kalender';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import * as termin from '@kehrtour/contract/termin';
import { formatDatum } from '@kehrtour/domain/format';
import { wartetAufsBuero, zaehleAntworten } from '@kehrtour/domain/kehrtour/antwortzahlen';
import type { Antwortstand } from '@kehrtour/domain/nachweis/antwortstand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import ICAL from 'ical.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { sql } from '../src/platform/db/sql.ts';
import { tokenVon } from '../src/zugang/zugangscode.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';
import { vergissZaehler } from './vergissZaehler.ts';

type Zeile = {
  id: string;
  status: TerminStatus;
  halt_id: string | null;
  /** Null where nobody is to drive there any more: who said no has lost the place. */
  mitarbeiter_id: string | null;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  code: string | null;
  gesagt: { datum: string; von: string; bis: string } | null;
  /** The household took another time itself since: its page told it. */
  selbst: boolean;
};
const ENTFALLEN: ReadonlySet<TerminStatus> = new Set(['abgesagt', 'verschoben']);
const VORLAEUFIG: ReadonlySet<TerminStatus> = new Set(['angefragt', 'angekuendigt', 'unsicher', 'abgelehnt']);
const feedstand = (status: TerminStatus): string =>
  ENTFALLEN.has(status) ? 'CANCELLED' : VORLAEUFIG.has(status) ? 'TENTATIVE' : 'CONFIRMED';
const uhr = (zeitpunkt: Date): string => ortszeitAus(zeitpunkt).uhrzeit;

/** Reads a round wherever somebody reads it: on the screens, in the calendar feed, on the day sheet, the customer's page and in the last notice. */
export type Leser = (kehrtourId: string) => Promise<string[]>;

/** Sets the calendars up once; then each call names what does not say the same as the tables. */
export async function anzeigenleser(api: TestApi, wo: TestBetrieb): Promise<Leser> {
  const feeds = new Map<string, string>();
  for (const mitarbeiterId of [wo.mitarbeiterId.inhaber, wo.mitarbeiterId.geselle]) {
    const { body } = await api.call(
      kalender.feedEinrichten,
      { params: { mitarbeiterId }, body: { mitKundendaten: false }, idempotencyKey: randomUUID() },
      wo.token.inhaber,
    );
    feeds.set(mitarbeiterId, new URL(body.feed?.adresse ?? '').pathname.replace(/^\/api/, ''));
  }
  return async (kehrtourId) => {
    const zeilen = await wo.ctx.transaction((tx) =>
      tx.rows<Zeile>(sql`
        select t.id, t.status, t.halt_id, t.mitarbeiter_id, t.beginn, t.ende, t.fenster_von, t.fenster_bis, z.id as code,
          (select n.text -> 'wann' from ankuendigung n where n.unternehmen_id = t.unternehmen_id and n.termin_id = t.id
            and n.art in ('ankuendigung', 'aenderung') order by n.folge desc limit 1) as gesagt,
          exists (select from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id and r.art = 'alternative'
            and r.am > (select max(n.erstellt_am) from ankuendigung n where n.unternehmen_id = t.unternehmen_id and n.termin_id = t.id
              and n.art in ('ankuendigung', 'aenderung'))) as selbst
        from termin t left join zugangscode z on z.unternehmen_id = t.unternehmen_id and z.termin_id = t.id
        where t.kehrtour_id = ${kehrtourId} order by t.id`),
    );
    // Whoever reads so often would be asked to wait.
    await vergissZaehler(api);
    const runde = (await api.call(kehrtour.kehrtourHolen, { params: { id: kehrtourId } }, wo.token.buero))
      .body;
    return [
      ...vergleiche('the week', zeilen, await ausDerWoche(api, wo, runde)),
      ...vergleiche(
        'the calendar',
        zeilen.filter((zeile) => zeile.mitarbeiter_id !== null),
        await ausDenFeeds(api, feeds),
      ),
      ...vergleiche('the customer’s page', zeilen, await ausDenKundenseiten(api, zeilen)),
      ...vergleiche('the last notice', zeilen, ausDenAnsagen(zeilen)),
      ...(await tagesblatt(api, wo, runde, zeilen)),
      ...(await summen(api, wo, runde)),
    ];
  };
}

/** How many there are, on the page of the round, in the list of rounds and in the week. */
async function summen(api: TestApi, wo: TestBetrieb, runde: kehrtour.Kehrtour): Promise<string[]> {
  const { eintraege } = (await api.call(kehrtour.kehrtourenHolen, { query: {} }, wo.token.buero)).body;
  const kurz = eintraege.find(({ id }) => id === runde.id);
  const [von = '', bis = ''] = [runde.tage[0], runde.tage.at(-1)];
  const woche = (await api.call(termin.termineHolen, { query: { von, bis } }, wo.token.buero)).body.termine;
  const gezaehlt = zaehleAntworten(woche.filter(({ kehrtourId }) => kehrtourId === runde.id));
  const felder = ['angekuendigt', 'bestaetigt', 'abgelehnt', 'erledigt', 'ungelesen'] as const;
  const inDerListe = felder.filter((feld) => kurz && kurz[feld] !== runde.rueckmeldungen[feld]);
  const inDerWoche = (['bestaetigt', 'abgelehnt', 'erledigt'] as const).filter(
    (feld) => gezaehlt[feld] !== runde.rueckmeldungen[feld],
  );
  return [
    ...(await antwortsummen(api, wo, { runde, woche, eintraege })),
    ...(await vergesseneZettel(api, wo, runde)),
    ...inDerListe.map((feld) => `the list of rounds counts as the round does: ${feld}`),
    ...inDerWoche.map((feld) => `the week counts as the round does: ${feld}`),
  ];
}

/** Whose last notice still has to be brought is a slip on the board, unless the household has answered it or waits for something else. */
async function vergesseneZettel(api: TestApi, wo: TestBetrieb, { id }: kehrtour.Kehrtour): Promise<string[]> {
  const token = wo.token.buero;
  const { zeilen } = (await api.call(antwortbrettHolen, { query: { kehrtourId: id } }, token)).body;
  const { nachweise } = (await api.call(nachweiseHolen, { params: { id } }, token)).body;
  const letzte = new Map(
    nachweise.flatMap((eine) => (eine.art === 'mitteilung' ? [] : [[eine.terminId, eine] as const])),
  );
  return zeilen.flatMap(({ termin: { id: terminId, status, anschrift, antwort }, stand }) => {
    const nachweis = letzte.get(terminId);
    const gehoert = antwort !== null && nachweis && Date.parse(antwort.am) >= Date.parse(nachweis.erstelltAm);
    return stand === 'offen' && status === 'angekuendigt' && nachweis?.zuBringen === true && !gehoert
      ? [`the board has no slip for ${anschrift}, whose notice nobody has brought`]
      : [];
  });
}

/** Where the board says that a household waits for a word; slips to carry and proposals to make are no answers. */
const FRAGENDE: ReadonlySet<Antwortstand> = new Set(['passtNicht', 'frage']);

type Antwortorte = {
  runde: kehrtour.Kehrtour;
  woche: readonly termin.TerminKurz[];
  eintraege: readonly kehrtour.KehrtourKurz[];
};

/** Who waits for the office, at home, on the board, on the page of the round and in the week of open answers. */
async function antwortsummen(
  api: TestApi,
  wo: TestBetrieb,
  { runde, woche, eintraege }: Antwortorte,
): Promise<string[]> {
  const token = wo.token.buero;
  const [von = '', bis = ''] = [runde.tage[0], runde.tage.at(-1)];
  const neue = (await api.call(termin.ungelesenHolen, {}, token)).body;
  const brett = (await api.call(antwortbrettHolen, { query: {} }, token)).body;
  const offene = (await api.call(termin.termineHolen, { query: { von, bis, nurOffene: '1' } }, token)).body
    .termine;
  const vorbei = (bis: string | null): boolean => bis !== null && Date.parse(bis) <= api.clock.now.getTime();
  const zeilen = new Set(brett.zeilen.map((zeile) => zeile.termin.id));
  const warten = woche.filter((besuch) =>
    wartetAufsBuero(besuch.status, besuch.bittet, vorbei(besuch.fensterBis)),
  );
  const ungelesene = eintraege.reduce((summe, { ungelesen }) => summe + ungelesen, 0);
  const anDerRunde = runde.halte.flatMap(({ termin: besuch, fensterBis }) =>
    besuch !== null && wartetAufsBuero(besuch.status, besuch.bittet, vorbei(fensterBis)) ? [besuch.id] : [],
  );
  const inDerWoche = new Set(warten.map(({ id }) => id));
  const fragende = brett.zeilen.filter(
    ({ stand, termin: { id, status } }) =>
      (FRAGENDE.has(stand) || (stand === 'offen' && status === 'unsicher')) &&
      woche.some((besuch) => besuch.id === id),
  );
  const gleich = (was: string, a: number, b: number): string[] => (a === b ? [] : [`${was}: ${a}, not ${b}`]);
  return [
    ...gleich('new answers at home are those of all rounds', neue.gesamt, ungelesene),
    ...gleich('new answers at home are those that are listed', neue.gesamt, neue.termine.length),
    ...gleich('the week of open answers has who waits', offene.length, warten.length),
    ...brett.kehrtouren.flatMap(({ id, anzahl }) =>
      gleich(
        'the board counts a round as it shows it',
        anzahl,
        brett.zeilen.filter((zeile) => zeile.termin.kehrtourId === id).length,
      ),
    ),
    // Of a house with flats a round shows the one that waits; the week has each of them.
    ...[...anDerRunde, ...fragende.map(({ termin: { id } }) => id)]
      .filter((id) => !inDerWoche.has(id))
      .map((id) => `${id} waits on the board or at the round, and not in the week`),
    ...(['angekuendigt', 'unterwegs'].includes(runde.status)
      ? anDerRunde
          .filter((id) => !zeilen.has(id))
          .map((id) => `the board does not know ${id}, who waits at the round`)
      : []),
  ];
}

/** What one surface says of an appointment; only what it says is compared. */
type Angabe = Partial<Record<'status' | 'wer' | 'beginn' | 'ende' | 'fenster' | 'feedstand', string>>;
type Angaben = ReadonlyMap<string, Angabe | 'nothing asked'>;

const fensterVon = (von: Date, bis: Date): string =>
  `${formatDatum(ortszeitAus(von).tag)} ${uhr(von)}–${uhr(bis)}`;

function vergleiche(wo: string, zeilen: readonly Zeile[], angaben: Angaben): string[] {
  return zeilen.flatMap((zeile) => {
    const angabe = angaben.get(zeile.id);
    if (angabe === 'nothing asked') return [];
    if (angabe === undefined) return [`${wo} does not know ${zeile.id} (${zeile.status})`];
    const soll: Required<Angabe> = {
      status: zeile.status,
      wer: zeile.mitarbeiter_id ?? '',
      beginn: zeile.beginn.toISOString(),
      ende: zeile.ende.toISOString(),
      fenster: fensterVon(zeile.fenster_von, zeile.fenster_bis),
      feedstand: feedstand(zeile.status),
    };
    return Object.entries(angabe).flatMap(([was, ist]) =>
      ist === soll[was as keyof Angabe]
        ? []
        : [`${wo} says ${was} ${ist} of ${zeile.id}, it is ${soll[was as keyof Angabe]}`],
    );
  });
}

async function ausDerWoche(api: TestApi, wo: TestBetrieb, { tage }: kehrtour.Kehrtour): Promise<Angaben> {
  const tagen = tage.toSorted();
  const query = { von: tagen[0] ?? '', bis: tagen.at(-1) ?? '' };
  const { body } = await api.call(termin.termineHolen, { query }, wo.token.buero);
  return new Map(
    body.termine.map((one) => [
      one.id,
      {
        status: one.status,
        wer: one.mitarbeiterId ?? '',
        beginn: one.beginn,
        ende: one.ende,
        fenster: fensterVon(new Date(one.fensterVon), new Date(one.fensterBis)),
      },
    ]),
  );
}

async function ausDenFeeds(api: TestApi, feeds: ReadonlyMap<string, string>): Promise<Angaben> {
  const angaben = new Map<string, Angabe>();
  for (const [wer, url] of feeds) {
    const { body } = await api.app.inject({ method: 'GET', url });
    for (const eintrag of new ICAL.Component(ICAL.parse(body) as never).getAllSubcomponents('vevent')) {
      const wort = (name: string): string => String(eintrag.getFirstPropertyValue(name));
      const id = /^termin-([0-9a-f-]{36})@/.exec(wort('uid'))?.[1] ?? '';
      const zeit = (name: string): string =>
        (eintrag.getFirstPropertyValue(name) as unknown as { toJSDate: () => Date }).toJSDate().toISOString();
      const [, fenster = ''] = /Angesagt: (.*) Uhr/.exec(wort('description')) ?? [];
      if (angaben.has(id)) angaben.set(id, { wer: 'two calendars' });
      else
        angaben.set(id, {
          wer,
          beginn: zeit('dtstart'),
          ende: zeit('dtend'),
          feedstand: wort('status'),
          fenster: alsDatum(fenster),
        });
    }
  }
  return angaben;
}
/** `02.02.2027, 08:00 bis 10:00` as the others have it. */
function alsDatum(text: string): string {
  const [, tag, monat, jahr, von, bis] = /(\d+)\.(\d+)\.(\d+), (\S+) bis (\S+)/.exec(text) ?? [];
  return `${formatDatum(`${jahr}-${monat}-${tag}`)} ${von}–${bis}`;
}

async function ausDenKundenseiten(api: TestApi, zeilen: readonly Zeile[]): Promise<Angaben> {
  const angaben = new Map<string, Angabe | 'nothing asked'>();
  for (const { id, code } of zeilen) {
    if (code === null) {
      angaben.set(id, 'nothing asked');
      continue;
    }
    const { status, body } = await api.call(ankuendigung.kundenTerminHolen, {
      body: { code: tokenVon(api.deps.secrets, code) },
    });
    if (status === 200)
      angaben.set(id, {
        status: body.status,
        fenster: `${formatDatum(body.wann.tag)} ${body.wann.von}–${body.wann.bis}`,
      });
  }
  return angaben;
}

/** Where nobody comes any more the last notice still names the old window. */
const ausDenAnsagen = (zeilen: readonly Zeile[]): Angaben =>
  new Map(
    zeilen.map(({ id, status, gesagt, selbst }) => [
      id,
      gesagt === null || selbst || ENTFALLEN.has(status)
        ? 'nothing asked'
        : { fenster: `${gesagt.datum} ${gesagt.von}–${gesagt.bis}` },
    ]),
  );

/** Every stop of the round with its address and the window that was told, and no other one. */
async function tagesblatt(
  api: TestApi,
  wo: TestBetrieb,
  { id, halte }: kehrtour.Kehrtour,
  zeilen: readonly Zeile[],
): Promise<string[]> {
  const { rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${id}/terminzettel?format=tagesliste`,
    headers: { authorization: `Bearer ${wo.token.buero}` },
  });
  const blatt = await getDocument({ data: new Uint8Array(rawPayload) }).promise;
  const text: string[] = [];
  for (let seite = 1; seite <= blatt.numPages; seite += 1) {
    const { items } = await (await blatt.getPage(seite)).getTextContent();
    text.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  const kommt = new Map(
    zeilen.filter(({ status }) => !ENTFALLEN.has(status)).map((zeile) => [zeile.halt_id, zeile]),
  );
  const geplante = halte.filter(({ ausgelassen }) => !ausgelassen);
  const soll = geplante.map((halt) => {
    const zeile = kommt.get(halt.id);
    const [von, bis] = zeile
      ? [zeile.fenster_von, zeile.fenster_bis]
      : [new Date(halt.fensterVon ?? 0), new Date(halt.fensterBis ?? 0)];
    return `${uhr(von)}–${uhr(bis)}`;
  });
  const ist = text.filter((wort) => /^\d\d:\d\d–\d\d:\d\d$/.test(wort.trim())).map((wort) => wort.trim());
  const fehlt = geplante.filter(({ anschrift }) => !text.includes(anschrift));
  return [
    ...(ist.toSorted().join() === soll.toSorted().join()
      ? []
      : [`the day sheet says ${ist.join()}, it is ${soll.join()}`]),
    ...fehlt.map(({ anschrift }) => `the day sheet does not know ${anschrift}`),
  ];
}
