import { liesAngebot } from '../src/buchung/angebot/angebot.ts';
import type { Tx } from '../src/platform/db/db.ts';
import { instant, json, liste, sql } from '../src/platform/db/sql.ts';
import { type Angebotszeit, angeboteIn, REGELN, type Welt } from './zusagenWelt.ts';

const OFFEN = sql`('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt')`;

/**
 * What can never happen, counted in plain SQL that shares nothing with the product's rules: sentences about what happened
 * all the same, beside the times that are offered now.
 */
export async function schau(welt: Welt): Promise<{ verstoesse: string[]; offen: readonly Angebotszeit[][] }> {
  const jetzt = welt.api.clock.now;
  return welt.wo.ctx.transaction(async (tx) => {
    const offen = angeboteIn(await liesAngebot(welt.wo.ctx, tx), welt.zeitwuensche);
    const verstoesse = [
      ...(await ueberZeiten(tx)),
      ...(await ueberBuchungen(tx, welt)),
      ...(await ueberHalte(tx, jetzt)),
      ...(await ueberWege(tx, welt)),
      ...(await ueberAngebote(tx, welt, offen)),
    ];
    return { verstoesse, offen };
  });
}

const saetze = async (tx: Tx, query: ReturnType<typeof sql>): Promise<string[]> =>
  (await tx.rows<{ satz: string }>(query)).map(({ satz }) => satz);

/** Nobody is at two places, and no time is empty or ends before it begins. */
const ueberZeiten = (tx: Tx): Promise<string[]> =>
  saetze(
    tx,
    sql`
    select 'two at once: ' || a.art || ' ' || a.zeitraum || ' and ' || b.art || ' ' || b.zeitraum as satz from belegung a join belegung b
      on a.mitarbeiter_id = b.mitarbeiter_id and a.id < b.id and lower(a.zeitraum) < upper(b.zeitraum) and lower(b.zeitraum) < upper(a.zeitraum)
      where not a.ueberstimmt and not b.ueberstimmt
    union all select 'an empty time: ' || zeitraum from belegung where isempty(zeitraum) or lower(zeitraum) >= upper(zeitraum)
    union all select 'an appointment that ends before it begins: ' || id from termin where ende <= beginn or fenster_bis <= fenster_von
    union all select 'more seats than there are: ' || tag || ' ' || halbtag from rundenplatz group by kehrtour_id, mitarbeiter_id, tag, halbtag having count(*) > ${REGELN.plaetzeJeHalbtag}`,
  );

/** Every booking that stands has its one time, its person, its tasks, its code and its one first mail; one that fell has none. */
const ueberBuchungen = (tx: Tx, { absagen }: Welt): Promise<string[]> =>
  saetze(
    tx,
    sql`
    with stehend as (select t.*, b.herkunft, b.kontakt_id from buchung b join termin t on t.id = b.termin_id where t.status in ${OFFEN}),
      zeit as (
        select bezug_id, mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis, null::uuid as tour, null::date as tag from belegung where art = 'buchung'
        union all select bezug_id, mitarbeiter_id, null, null, kehrtour_id, tag from rundenplatz where art = 'buchung')
    select 'a booking with ' || count(z.bezug_id) || ' times: ' || s.id as satz from stehend s left join zeit z on z.bezug_id = s.id group by s.id having count(z.bezug_id) <> 1
    union all select 'a booking outside its time: ' || s.id from stehend s join zeit z on z.bezug_id = s.id
      where z.mitarbeiter_id is distinct from s.mitarbeiter_id or z.tour is distinct from s.kehrtour_id
        or s.beginn < coalesce(z.von, s.beginn) or s.ende > coalesce(z.bis, s.ende) or coalesce(z.tag, (s.beginn at time zone 'Europe/Berlin')::date) <> (s.beginn at time zone 'Europe/Berlin')::date
    union all select 'a booking planned outside what was promised: ' || id from stehend where beginn < fenster_von or ende > fenster_bis
    union all select 'a time of nobody: ' || coalesce(z.bezug_id::text, '-') from zeit z where not exists (select from stehend s where s.id = z.bezug_id)
    union all select 'a booking in a round nobody drives: ' || s.id || ' ' || k.status from stehend s join kehrtour k on k.id = s.kehrtour_id
      where k.status not in ('geplant', 'angekuendigt') and not k.id = any(${liste(absagen.map(({ kehrtourId }) => kehrtourId))}::uuid[])
    union all select 'a booking without its task: ' || s.id from stehend s where not exists (select from aufgabe a where a.termin_id = s.id and a.status = 'offen')
    union all select 'a task bound to what fell: ' || a.id from aufgabe a join termin t on t.id = a.termin_id where t.status in ('abgesagt', 'verschoben') and a.status = 'offen'
    union all select 'a booking with ' || count(z.id) || ' codes: ' || s.id from stehend s left join zugangscode z on z.termin_id = s.id group by s.id having count(z.id) <> 1
    union all select 'told ' || count(a.id) || ' times of being booked: ' || b.termin_id from buchung b left join ausgang a on a.ereignis like 'buchung/' || b.termin_id || '/%' and a.vorlage in ('buchung.gebucht', 'buchung.angefragt')
      where b.herkunft = 'seite' group by b.termin_id having count(a.id) <> 1`,
  );

/** A hold has its one time as long as it runs; a held time belongs to a hold and ends with it. */
const ueberHalte = (tx: Tx, jetzt: Date): Promise<string[]> =>
  saetze(
    tx,
    sql`
    with zeit as (select id, laeuft_ab from belegung where art = 'reservierung' union all select bezug_id, laeuft_ab from rundenplatz where art = 'reservierung')
    select 'a hold with ' || count(z.id) || ' times: ' || r.id as satz from reservierung r left join zeit z on z.id = r.id
      where r.laeuft_ab > ${instant(jetzt)} and not exists (select from buchung b where b.id = r.id)
        and not exists (select from kehrtour k where k.id = r.kehrtour_id and k.status = 'abgesagt') and (r.kehrtour_id is null or exists (select from kehrtour k where k.id = r.kehrtour_id))
      group by r.id having count(z.id) <> 1
    union all select 'a held time of nobody: ' || z.id from zeit z where z.laeuft_ab > ${instant(jetzt)} and not exists (select from reservierung r where r.id = z.id and r.laeuft_ab = z.laeuft_ab)`,
  );

/** Between two visits that customers chose lies the drive: a quarter of an hour where a place is not known. */
const ueberWege = (tx: Tx, { api, eigene }: Welt): Promise<string[]> =>
  saetze(
    tx,
    sql`
    with besuch as (
      select b.mitarbeiter_id, b.zeitraum, coalesce(l.lat::text, r.wunsch #>> '{ort,lat}') as lat from belegung b
      left join termin t on t.id = b.bezug_id and b.art = 'buchung' left join liegenschaft l on l.id = t.liegenschaft_id
      left join reservierung r on r.id = b.id and b.art = 'reservierung'
      where b.art in ('buchung', 'reservierung') and (b.laeuft_ab is null or b.laeuft_ab > ${instant(api.clock.now)})
        and not coalesce(b.bezug_id, b.id) = any(${liste([...eigene])}::uuid[]))
    select 'no time for the drive: ' || a.zeitraum || ' then ' || b.zeitraum as satz from besuch a join besuch b on a.mitarbeiter_id = b.mitarbeiter_id and upper(a.zeitraum) <= lower(b.zeitraum)
      where lower(b.zeitraum) - upper(a.zeitraum) < case when a.lat is null or b.lat is null then interval '15 minutes' else interval '0' end`,
  );

/**
 * An offered hour lies for somebody who may do the work inside her hours of the clock on the wall, on an open day,
 * away from everything that takes her time and from what her own calendar says; an offered half-day has a seat left.
 */
function ueberAngebote(tx: Tx, welt: Welt, offen: readonly Angebotszeit[][]): Promise<string[]> {
  const jetzt = instant(welt.api.clock.now);
  const zeiten = offen.flatMap((eine, index) =>
    eine.map(({ id, tag, art }) => ({
      id,
      tag,
      art,
      schau: index === 2,
      halbtag: id.slice(11),
      beginn: art === 'fenster' ? null : new Date(Number.parseInt(id.slice(11), 36) * 60_000).toISOString(),
    })),
  );
  const uhrzeiten = zeiten.filter(({ art }) => art === 'uhrzeit');
  const fenster = zeiten.filter(({ art }) => art === 'fenster');
  return saetze(
    tx,
    sql`
    with angebot as (select a.id, a.schau, a.tag, a.beginn, a.beginn + make_interval(mins => 15) as mindestens,
        (extract(hour from a.beginn at time zone 'Europe/Berlin') * 60 + extract(minute from a.beginn at time zone 'Europe/Berlin'))::int as minute
      from jsonb_to_recordset(${json(uhrzeiten)}::jsonb) as a(id text, schau boolean, tag date, beginn timestamptz)),
    belegt as (select mitarbeiter_id, zeitraum, art from belegung where laeuft_ab is null or laeuft_ab > ${jetzt}
      union all select a.mitarbeiter_id, tstzrange(z.von, z.bis), 'kalender' from kalender_abo a cross join lateral jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz)
      union all select h.mitarbeiter_id, tstzrange(min(h.beginn), max(h.ende)), 'geplant' from halt h join kehrtour k on k.id = h.kehrtour_id where k.status = 'geplant' group by h.kehrtour_id, h.mitarbeiter_id, h.tag),
    moeglich as (select a.id, a.schau from angebot a cross join mitarbeiter m where m.aktiv and (not a.schau or m.qualifikation in ('bbsf', 'vertreter11b'))
      and case when exists (select from verfuegbarkeit_ausnahme v where v.mitarbeiter_id = m.id and v.tage @> a.tag)
        then exists (select from verfuegbarkeit_ausnahme v cross join lateral jsonb_to_recordset(v.zeiten) as z(von text, bis text) where v.mitarbeiter_id = m.id and v.tage @> a.tag and z.von <= to_char(a.beginn at time zone 'Europe/Berlin', 'HH24:MI') and z.bis > to_char(a.beginn at time zone 'Europe/Berlin', 'HH24:MI'))
        else exists (select from verfuegbarkeit v where v.mitarbeiter_id = m.id and v.wochentag = extract(isodow from a.tag) and v.minuten @> a.minute) end
      and not exists (select from belegt b where b.mitarbeiter_id = m.id and b.zeitraum && tstzrange(a.beginn, a.mindestens))
      and (select count(*) from belegt b where b.mitarbeiter_id = m.id and b.art in ('buchung', 'reservierung') and (lower(b.zeitraum) at time zone 'Europe/Berlin')::date = a.tag) < ${REGELN.maxJeTag}::int)
    select 'offered though nobody can come: ' || a.id || ' ' || (a.beginn at time zone 'Europe/Berlin') as satz from angebot a where not exists (select from moeglich m where m.id = a.id and m.schau = a.schau)
    union all select 'offered on another day: ' || id from angebot where (beginn at time zone 'Europe/Berlin')::date <> tag
    union all select 'offered too soon or too late: ' || id from angebot where tag <= (${jetzt} at time zone 'Europe/Berlin')::date or tag > (${jetzt} at time zone 'Europe/Berlin')::date + ${REGELN.horizontTage}::int
    union all select 'offered on a closed day: ' || a.id from angebot a join schliesstag s on s.tage @> a.tag and not s.offen
    union all select 'a half-day without a seat: ' || f.id from jsonb_to_recordset(${json(fenster)}::jsonb) as f(id text, tag date, halbtag text)
      where not exists (select from kehrtour k join halt h on h.kehrtour_id = k.id where k.status in ('geplant', 'angekuendigt') and h.tag = f.tag
        and (select count(*) from rundenplatz p where p.kehrtour_id = k.id and p.tag = f.tag and p.halbtag = f.halbtag and (p.laeuft_ab is null or p.laeuft_ab > ${jetzt})) < ${REGELN.plaetzeJeHalbtag}::int)`,
  );
}
