import type { Tx } from '../src/platform/db/db.ts';
import { type SQL, sql } from '../src/platform/db/sql.ts';

const OFFEN = sql`('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher')`;
const VERMERKT = sql`('erledigt', 'nichtAngetroffen', 'zutrittVerweigert')`;
/** An appointment with the tasks that are its own: those of its flat, or of the house without flats. */
const EIGENE = sql`from termin t
  join halt_aufgabe ha on ha.unternehmen_id = t.unternehmen_id and ha.halt_id = t.halt_id
  join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id
    and a.nutzungseinheit_id is not distinct from t.nutzungseinheit_id`;

/** What must never be read out of the tables once the queue is empty: each a sentence, and the rows that contradict it. */
const WIDERSPRUECHE: Readonly<Record<string, SQL>> = {
  'a closed round waits for nobody': sql`select t.id from termin t
    join kehrtour k on k.unternehmen_id = t.unternehmen_id and k.id = t.kehrtour_id
    where k.status in ('abgeschlossen', 'abgesagt') and t.status in ${OFFEN}`,
  'a closed round holds no open work': sql`select a.id from aufgabe a
    join kehrtour k on k.unternehmen_id = a.unternehmen_id and k.id = a.kehrtour_id
    where k.status = 'abgeschlossen' and a.status = 'offen'`,
  'a round with a mark has begun': sql`select k.id from kehrtour k
    where k.status in ('entwurf', 'geplant', 'angekuendigt') and exists (
      select from termin t where t.unternehmen_id = k.unternehmen_id and t.kehrtour_id = k.id and t.status in ${VERMERKT})`,
  'a round whose visits all have a result is closed': sql`select k.id from kehrtour k
    where k.status = 'unterwegs'
      and exists (select from termin t where t.unternehmen_id = k.unternehmen_id and t.kehrtour_id = k.id and t.status in ${VERMERKT})
      and not exists (select from termin t where t.unternehmen_id = k.unternehmen_id and t.kehrtour_id = k.id and t.status in ${OFFEN})
      and not exists (select from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen
        and not exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id))`,
  'a visit that was made ended its work': sql`select a.id ${EIGENE} where t.status = 'erledigt' and a.status = 'offen'`,
  'a visit that came to nothing holds no work': sql`select a.id ${EIGENE}
    where t.status in ('nichtAngetroffen', 'zutrittVerweigert', 'abgesagt') and a.status = 'offen' and a.kehrtour_id = t.kehrtour_id
      and not exists (select from termin n where n.unternehmen_id = t.unternehmen_id and n.halt_id = t.halt_id
        and n.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and n.status in ${OFFEN})`,
  'a visit to come has its work in its round': sql`select a.id ${EIGENE}
    where t.status in ${OFFEN} and (a.status <> 'offen' or a.kehrtour_id is distinct from t.kehrtour_id)`,
  'a visit to come does what was told': sql`select t.id from termin t
    join halt h on h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and not h.ausgelassen
    cross join lateral jsonb_to_recordset(t.arbeit) as z(id uuid)
    join aufgabe a on a.unternehmen_id = t.unternehmen_id and a.id = z.id and a.status = 'offen'
    where t.status in ${OFFEN} and not exists (select from halt_aufgabe ha
      where ha.unternehmen_id = t.unternehmen_id and ha.halt_id = t.halt_id and ha.aufgabe_id = z.id)`,
  'nothing is done at a visit to come of a told round of which nobody there was told': sql`select ha.aufgabe_id from halt_aufgabe ha
    join halt h on h.unternehmen_id = ha.unternehmen_id and h.id = ha.halt_id and not h.ausgelassen
    join kehrtour k on k.unternehmen_id = h.unternehmen_id and k.id = h.kehrtour_id and k.status = 'angekuendigt'
    join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id and a.termin_id is null
    where exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id and t.status in ${OFFEN} and t.arbeit <> '[]')
      and not exists (select from termin t cross join lateral jsonb_to_recordset(t.arbeit) as z(id uuid)
        where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id and z.id = ha.aufgabe_id)`,
  'a visit to come stands where the plan has it': sql`select t.id from termin t
    join halt h on h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id
    where t.status in ${OFFEN} and (h.ausgelassen
      or (t.mitarbeiter_id, t.beginn, t.ende) is distinct from (h.mitarbeiter_id, h.beginn, h.ende))`,
  'who said no and has no place in the plan is nobody’s visit': sql`select t.id from termin t
    join halt h on h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and h.ausgelassen
    where t.status = 'abgelehnt' and t.quelle = 'kehrtour' and t.mitarbeiter_id is not null`,
  'a promised visit begins inside its window': sql`select t.id from termin t
    join kehrtour k on k.unternehmen_id = t.unternehmen_id and k.id = t.kehrtour_id and k.status = 'angekuendigt' and k.plan is not null
    where t.status in ${OFFEN} and not t.beginn between t.fenster_von and t.fenster_bis`,
  'a stop says the window that was told': sql`select t.id from termin t
    join halt h on h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and not h.ausgelassen
    where t.status in ('angekuendigt', 'bestaetigt', 'unsicher') and t.quelle = 'kehrtour' and h.fenster_von is not null
      and (t.fenster_von, t.fenster_bis) is distinct from (h.fenster_von, h.fenster_bis)
      and not exists (select from termin n where n.unternehmen_id = t.unternehmen_id and n.halt_id = t.halt_id and n.id <> t.id)`,
  'whoever is promised a visit of a planned round has a stop in it': sql`select t.id from termin t
    join kehrtour k on k.unternehmen_id = t.unternehmen_id and k.id = t.kehrtour_id and k.status = 'angekuendigt' and k.plan is not null
    where t.status in ${OFFEN} and t.quelle = 'kehrtour' and not exists (
      select from halt h where h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and not h.ausgelassen)`,
  'a visit of a planned round lies in time that is taken for it': sql`select h.id from halt h
    join kehrtour k on k.unternehmen_id = h.unternehmen_id and k.id = h.kehrtour_id and k.status = 'angekuendigt' and k.plan is not null
    where not h.ausgelassen and exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id and t.status in ${OFFEN})
      and not exists (select from belegung b where b.unternehmen_id = h.unternehmen_id and b.mitarbeiter_id = h.mitarbeiter_id
        and b.zeitraum && tstzrange(h.beginn, h.ende))`,
  'a plan waits for a round alone that people were told of': sql`select a.kehrtour_id from aenderung a
    join kehrtour k on k.unternehmen_id = a.unternehmen_id and k.id = a.kehrtour_id where k.status not in ('angekuendigt', 'unterwegs')`,
  'nobody is told the same time twice': sql`select n.termin_id from ankuendigung n where n.art in ('ankuendigung', 'aenderung')
    group by n.unternehmen_id, n.termin_id, n.folge having count(*) > 1`,
  'what follows has something before it that is done': sql`select a.id from aufgabe a
    where a.schluessel like 'folge:%' and not exists (select from aufgabe v
      where v.unternehmen_id = a.unternehmen_id and v.status = 'erledigt' and a.schluessel = 'folge:' || v.id)`,
  'no work falls due twice at once': sql`select min(a.id::text) from aufgabe a where a.status <> 'entfallen'
    group by a.unternehmen_id, a.liegenschaft_id, a.nutzungseinheit_id, a.taetigkeit_id, a.bezeichnung, a.frist_bis having count(*) > 1`,
  'a mark can be taken back from a visit alone that has one': sql`select t.id from termin t
    where t.vermerk is not null and t.status not in ${VERMERKT}`,
  'done work says when': sql`select a.id from aufgabe a where (a.status = 'erledigt') <> (a.erledigt_am is not null)`,
  'no work is done at two stops of a round': sql`select ha.aufgabe_id from halt_aufgabe ha
    join halt h on h.unternehmen_id = ha.unternehmen_id and h.id = ha.halt_id and not h.ausgelassen and not h.zusammengefuehrt
    group by h.unternehmen_id, h.kehrtour_id, ha.aufgabe_id having count(*) > 1`,
  'a stop of one flat does the work of that flat, and its house does none of it': sql`select ha.aufgabe_id from halt_aufgabe ha
    join halt h on h.unternehmen_id = ha.unternehmen_id and h.id = ha.halt_id
    join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id
    join halt w on w.unternehmen_id = h.unternehmen_id and w.kehrtour_id = h.kehrtour_id and w.liegenschaft_id = h.liegenschaft_id
      and w.nutzungseinheit_id is not null
    where (w.id = h.id) <> (w.nutzungseinheit_id is not distinct from a.nutzungseinheit_id)
      and (w.id = h.id or h.nutzungseinheit_id is null)`,
  'an appointment of one flat stands at its own stop where it has one': sql`select t.id from termin t
    join halt h on h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id
    join halt w on w.unternehmen_id = h.unternehmen_id and w.kehrtour_id = h.kehrtour_id
      and w.nutzungseinheit_id = t.nutzungseinheit_id and w.id <> h.id
    where t.status in ${OFFEN}`,
  'every sentence of a letter begins as one': sql`select a.id from ankuendigung a
    where a.text #>> '{brief,einleitung}' ~ '[.!?] [a-zäöü]'`,
  'what was called off takes nobody’s time': sql`select b.id from belegung b
    join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.bezug_id where t.status in ('abgesagt', 'verschoben')`,
};

/** Which of these sentences the tables of a company contradict, with one row each. */
export async function rundenwidersprueche(tx: Tx): Promise<string[]> {
  const gefunden: string[] = [];
  for (const [satz, frage] of Object.entries(WIDERSPRUECHE)) {
    const [row] = await tx.rows<Record<string, string>>(frage);
    if (row) gefunden.push(`${satz}: ${Object.values(row).join(' ')}`);
  }
  return gefunden;
}
