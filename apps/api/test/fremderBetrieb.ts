import { randomUUID } from 'node:crypto';

import type * as buchung from '@kehrtour/contract/buchung';
import * as gebiet from '@kehrtour/contract/gebiet';
import * as kalender from '@kehrtour/contract/kalender';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';

import { json, sql } from '../src/platform/db/sql.ts';
import {
  buchen,
  type Buchungsbetrieb,
  eineZeit,
  KAMINOFEN,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
} from './buchungFixture.ts';
import type { TestApi } from './testApi.ts';

/** What stands in names, streets and notes of this company and must be read by nobody else. */
export const GEHEIM = 'Geheimnis';

/** A company that has one of everything that booking knows, with the ids of all of it. */
export type FremderBetrieb = Buchungsbetrieb & {
  readonly termin: string;
  readonly anfrage: string;
  readonly code: string;
  readonly reservierung: string;
  readonly haus: string;
  readonly person: string;
  readonly gebiet: string;
  readonly ausnahme: string;
  readonly abwesenheit: string;
  readonly schliesstag: string;
  readonly abo: string;
  readonly feed: string;
  readonly kehrtour: string;
  readonly vorgang: string;
  readonly taetigkeit: string;
  readonly rueckmeldung: string;
};

export async function fremderBetrieb(api: TestApi): Promise<FremderBetrieb> {
  const wo = await neuerBuchungsbetrieb(api);
  const anschrift = { ...WUNSCH.anschrift, strasse: `${GEHEIM}gasse` };
  const kontakt = { ...KONTAKT, nachname: GEHEIM, email: 'geheim@example.org' };
  const buche = async (online: string) => {
    await wo.ctx.transaction((tx) =>
      tx.run(sql`update taetigkeit set online = ${online} where id = ${KAMINOFEN}`),
    );
    const held = await reservieren(api, wo, (await eineZeit(api, wo)).id, { anschrift });
    const { body } = await buchen(api, wo, held.body.reservierung, { kontakt, notiz: GEHEIM });
    const row = await wo.ctx.transaction((tx) =>
      tx.row<{ termin_id: string; liegenschaft_id: string }>(
        sql`select b.termin_id, t.liegenschaft_id from buchung b join termin t on t.id = b.termin_id where b.referenz = ${body.referenz}`,
      ),
    );
    return { code: body.code, termin: row?.termin_id ?? '', haus: row?.liegenschaft_id ?? '' };
  };
  const anfrage = await buche('anfrage');
  const gebucht = await buche('ja');
  const { body: held } = await reservieren(api, wo, (await eineZeit(api, wo)).id, { anschrift });
  return {
    ...wo,
    ...gebucht,
    anfrage: anfrage.termin,
    reservierung: (held as buchung.Reserviert).reservierung,
    person: wo.mitarbeiterId.geselle,
    ...(await richteEin(api, wo)),
    ...(await legeDazu(wo, gebucht.termin)),
  };
}

async function richteEin(api: TestApi, wo: Buchungsbetrieb) {
  const token = wo.token.inhaber;
  const mitarbeiterId = wo.mitarbeiterId.geselle;
  const key = () => ({ idempotencyKey: randomUUID() });
  const tage = { von: '2027-02-15', bis: '2027-02-15' };
  const zeiten = await api.call(
    verfuegbarkeit.ausnahmeAnlegen,
    { body: { mitarbeiterId, ...tage, zeiten: [], grund: GEHEIM }, ...key() },
    token,
  );
  const weg = await api.call(
    verfuegbarkeit.abwesenheitAnlegen,
    {
      body: {
        mitarbeiterId,
        von: '2027-02-16',
        bis: '2027-02-16',
        vonUhr: null,
        bisUhr: null,
        grund: GEHEIM,
        trotzdem: false,
      },
      ...key(),
    },
    token,
  );
  const zu = await api.call(
    schliesstag.schliesstagAnlegen,
    { body: { von: '2027-02-17', bis: '2027-02-17', name: GEHEIM, offen: false }, ...key() },
    token,
  );
  const gebiete = await api.call(gebiet.gebieteListe, {}, token);
  const feed = await api.call(
    kalender.feedEinrichten,
    { params: { mitarbeiterId: wo.mitarbeiterId.inhaber }, body: { mitKundendaten: true }, ...key() },
    token,
  );
  const person = (liste: verfuegbarkeit.Verfuegbarkeiten) =>
    liste.eintraege.find((eine) => eine.mitarbeiterId === mitarbeiterId);
  return {
    ausnahme: person(zeiten.body)?.ausnahmen[0]?.id ?? '',
    abwesenheit: person(weg.body)?.abwesenheiten[0]?.id ?? '',
    schliesstag: zu.body.eintraege[0]?.id ?? '',
    gebiet: gebiete.body.eintraege[0]?.id ?? '',
    feed: feed.body.feed?.adresse.split('/').at(-1) ?? '',
  };
}

/** Rows that only jobs make, or that take long to come about. */
async function legeDazu(wo: Buchungsbetrieb, terminId: string) {
  const ids = {
    abo: randomUUID(),
    kehrtour: randomUUID(),
    vorgang: randomUUID(),
    taetigkeit: 'geheime-arbeit',
    rueckmeldung: randomUUID(),
  };
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into kalender_abo (id, mitarbeiter_id, name, wirt, ziel, angelegt_am, naechster_abruf_ab) values (${ids.abo}, ${wo.mitarbeiterId.geselle}, ${GEHEIM}, 'example.org', '\\x00', now(), '2099-01-01')`,
    );
    await tx.run(
      sql`insert into rueckmeldung (id, termin_id, art, text, am) values (${ids.rueckmeldung}, ${terminId}, 'frage', ${GEHEIM}, now())`,
    );
    await tx.run(
      sql`insert into kehrtour (id, nummer, name, status) values (${ids.kehrtour}, 1, ${GEHEIM}, 'entwurf')`,
    );
    await tx.run(
      sql`insert into vorgang (id, art, status, ergebnis) values (${ids.vorgang}, 'kehrtour.planen', 'laeuft', ${json({ text: GEHEIM })}::jsonb)`,
    );
    await tx.run(
      sql`insert into taetigkeit (id, name, kundentext, art, dauer_minuten, online, qualifikation, vor_ort, regel, reihenfolge)
        select ${ids.taetigkeit}, ${GEHEIM}, ${GEHEIM}, art, dauer_minuten, 'nein', qualifikation, vor_ort, regel, 99 from taetigkeit where id = ${KAMINOFEN}`,
    );
    await tx.run(
      sql`insert into rueckmeldung (id, termin_id, art, von, text, am) select ${randomUUID()}, id, 'frage', 'bewohner', ${GEHEIM}, now() from termin limit 1`,
    );
  });
  return ids;
}
