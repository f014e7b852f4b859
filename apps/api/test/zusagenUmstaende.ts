import { randomUUID } from 'node:crypto';

import * as kalender from '@kehrtour/contract/kalender';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';

import { sageKundenAb } from '../src/ankuendigung/absage/sageKundenAb.ts';
import { raeumeBuchungenAuf } from '../src/buchung/aufraeumen/raeumeBuchungenAuf.ts';
import { legeAbwesenheitenNeu } from '../src/kalender/legeAbwesenheitenNeu.ts';
import { loescheKehrtour, sageKehrtourAb } from '../src/kehrtour/lauf/beendeKehrtour.ts';
import { json, sql } from '../src/platform/db/sql.ts';
import type { Befehl } from './zusagenBefehle.ts';
import { rufe, tagIn, type Welt } from './zusagenWelt.ts';

const aus = <T>(liste: readonly T[], n: number): T | undefined => liste[n % Math.max(1, liste.length)];

type Spanne = { von: string; bis: string };
const WOCHEN: readonly (readonly Spanne[])[] = [
  [{ von: '08:00', bis: '16:00' }],
  [],
  // Nights, in two of which the clock changes.
  [
    { von: '00:00', bis: '06:00' },
    { von: '10:00', bis: '14:00' },
  ],
  [
    { von: '07:30', bis: '12:00' },
    { von: '12:00', bis: '24:00' },
  ],
];
const andereWoche: Befehl = async (welt, a, b) => {
  const mitarbeiterId = aus(welt.personen, a) ?? '';
  const { eintraege } = await rufe(welt, verfuegbarkeit.verfuegbarkeitenListe, {});
  const vorher = eintraege.find((eine) => eine.mitarbeiterId === mitarbeiterId)?.woche ?? [];
  const woche = [1, 2, 3, 4, 5, 6, 7].flatMap((wochentag) =>
    (aus(WOCHEN, b) ?? []).map((spanne) => ({ wochentag, ...spanne })),
  );
  await rufe(welt, verfuegbarkeit.wochenSetzen, { body: { wochen: [{ mitarbeiterId, woche, vorher }] } });
};
const ausnahme: Befehl = (welt, a, b) => {
  const tag = tagIn(welt, 1 + (b % 12));
  const zeiten = [...(aus(WOCHEN, a) ?? [])];
  const body = { mitarbeiterId: aus(welt.personen, b) ?? '', von: tag, bis: tag, zeiten, grund: '' };
  return rufe(welt, verfuegbarkeit.ausnahmeAnlegen, { body, idempotencyKey: randomUUID() });
};
const ausnahmeWeg: Befehl = async (welt, a) => {
  const { eintraege } = await rufe(welt, verfuegbarkeit.verfuegbarkeitenListe, {});
  const eine = aus(
    eintraege.flatMap(({ ausnahmen }) => ausnahmen),
    a,
  );
  if (eine) await rufe(welt, verfuegbarkeit.ausnahmeLoeschen, { params: { id: eine.id } });
};
const abwesend: Befehl = (welt, a, b) => {
  const tag = tagIn(welt, b % 13);
  const [vonUhr, bisUhr] = a % 2 === 0 ? [null, null] : ['09:00', '12:30'];
  const body = {
    mitarbeiterId: aus(welt.personen, b) ?? '',
    von: tag,
    bis: tag,
    vonUhr,
    bisUhr,
    grund: '',
    trotzdem: a % 3 > 0,
  };
  return rufe(welt, verfuegbarkeit.abwesenheitAnlegen, { body, idempotencyKey: randomUUID() });
};
const wiederDa: Befehl = async (welt, a) => {
  const { eintraege } = await rufe(welt, verfuegbarkeit.verfuegbarkeitenListe, {});
  const eine = aus(
    eintraege.flatMap(({ abwesenheiten }) => abwesenheiten),
    a,
  );
  if (eine) await rufe(welt, verfuegbarkeit.abwesenheitLoeschen, { params: { id: eine.id } });
};
const schliessen: Befehl = (welt, a, b) => {
  const body = {
    von: tagIn(welt, 1 + (b % 12)),
    bis: tagIn(welt, 1 + (b % 12) + (a % 3)),
    name: 'Fest',
    offen: a % 5 === 0,
  };
  return rufe(welt, schliesstag.schliesstagAnlegen, { body, idempotencyKey: randomUUID() });
};
const wiederAuf: Befehl = async (welt, a) => {
  const eintrag = aus((await rufe(welt, schliesstag.schliesstageListe, {})).eintraege, a);
  if (eintrag) await rufe(welt, schliesstag.schliesstagLoeschen, { params: { id: eintrag.id } });
};

/** A morning's round of three houses, planned, or announced with its block where nothing else stands. */
const runde: Befehl = ({ wo, personen, ...welt }, a, b) =>
  wo.ctx.transaction(async (tx) => {
    const [kehrtour, haus] = [randomUUID(), randomUUID()];
    const tag = tagIn(welt as Welt, 2 + (b % 10));
    const person = aus(personen, a) ?? '';
    const angekuendigt = a % 3 > 0;
    const um = (uhr: string) => sql`(${`${tag} ${uhr}`}::timestamp at time zone 'Europe/Berlin')`;
    if (
      angekuendigt &&
      (await tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id) values (${randomUUID()}, ${person}, tstzrange(${um('08:00')}, ${um('11:00')}), 'kehrtour', ${kehrtour}) on conflict do nothing`,
      )) === 0
    )
      return;
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) values (${haus}, 'Hardtstraße', ${String(20 + (b % 70))}, '91207', 'Lauf a.d.Pegnitz', 49.5, 11.2501)`,
    );
    await tx.run(
      sql`insert into kehrtour (id, nummer, status, tage, plan) select ${kehrtour}, coalesce(max(nummer), 0) + 1, ${angekuendigt ? 'angekuendigt' : 'geplant'}, array[${tag}::date], '{}' from kehrtour`,
    );
    await tx.run(
      sql`insert into halt (id, kehrtour_id, liegenschaft_id, mitarbeiter_id, tag, position, beginn, ende, dauer_minuten) values (${randomUUID()}, ${kehrtour}, ${haus}, ${person}, ${tag}, 0, ${um('08:00')}, ${um('09:00')}, 60)`,
    );
  });
const rundeEndet: Befehl = async (welt, a, b) => {
  const kehrtouren = await welt.wo.ctx.transaction((tx) =>
    tx.rows<{ id: string; status: string }>(
      sql`select id, status from kehrtour where status in ('geplant', 'angekuendigt') order by nummer`,
    ),
  );
  const kehrtour = aus(kehrtouren, a);
  if (!kehrtour) return;
  const gebuchte = await welt.wo.ctx.transaction((tx) =>
    tx.rows<{ id: string }>(sql`select id from termin where kehrtour_id = ${kehrtour.id}`),
  );
  if (kehrtour.status === 'geplant') {
    await loescheKehrtour(welt.buero, kehrtour.id);
    for (const { id } of gebuchte) welt.eigene.add(id);
    return;
  }
  await sageKehrtourAb(welt.buero, kehrtour.id, 'Sturm');
  welt.absagen.push({ kehrtourId: kehrtour.id, grund: 'Sturm' });
  if (b % 2 === 0) await auftraege(welt, a, b);
};
/** Jobs come when they come. */
const auftraege: Befehl = async ({ wo, absagen }) => {
  for (const absage of absagen.splice(0)) await sageKundenAb(wo.ctx, absage.kehrtourId, absage.grund);
};

/** A calendar of one's own is busy for an hour and a half, wherever that falls. */
const kalenderBelegt: Befehl = ({ wo, personen, api, ...welt }, a, b) =>
  wo.ctx.transaction(async (tx) => {
    const person = aus(personen, a) ?? '';
    const von =
      Date.parse(`${tagIn({ ...welt, api } as Welt, 1 + (b % 11))}T06:00:00Z`) + (a % 8) * 3_600_000;
    const zeiten = [{ von: new Date(von).toISOString(), bis: new Date(von + 5_400_000).toISOString() }];
    await tx.run(
      sql`insert into kalender_abo (id, mitarbeiter_id, name, wirt, ziel, angelegt_am, naechster_abruf_ab, zeiten)
        values (${randomUUID()}, ${person}, 'Privat', 'example.org', '\\x00', ${api.clock.now.toISOString()}::timestamptz, ${api.clock.now.toISOString()}::timestamptz + interval '30 minutes', ${json(zeiten)}::jsonb)`,
    );
    await legeAbwesenheitenNeu(wo.ctx, tx, person);
  });
const kalenderWeg: Befehl = async (welt, a) => {
  const abos = await welt.wo.ctx.transaction((tx) =>
    tx.rows<{ id: string; mitarbeiter_id: string }>(
      sql`select id, mitarbeiter_id from kalender_abo order by angelegt_am, mitarbeiter_id`,
    ),
  );
  const abo = aus(abos, a);
  if (abo)
    await rufe(welt, kalender.aboLoeschen, { params: { mitarbeiterId: abo.mitarbeiter_id, aboId: abo.id } });
};

const MINUTE = 60_000;
/** A minute, the very end of a hold, just after it, a form open for three hours, a night. */
const SPRUENGE = [MINUTE, 10 * MINUTE, 11 * MINUTE, 180 * MINUTE, 1440 * MINUTE];
const zeitVergeht: Befehl = async ({ api }, a) => {
  api.clock.now = new Date(api.clock.now.getTime() + (aus(SPRUENGE, a) ?? 0));
};
const aufraeumen: Befehl = ({ wo }) => raeumeBuchungenAuf(wo.ctx);

/** What happens around bookings. */
export const UMSTAENDE = {
  andereWoche,
  ausnahme,
  ausnahmeWeg,
  abwesend,
  wiederDa,
  schliessen,
  wiederAuf,
  runde,
  rundeEndet,
  auftraege,
  kalenderBelegt,
  kalenderWeg,
  zeitVergeht,
  aufraeumen,
} satisfies Record<string, Befehl>;
