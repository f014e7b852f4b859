import type { Db } from '../../src/platform/db/db.ts';

/** Each after what it refers to. */
const TABELLEN = ['taetigkeit', 'liegenschaft', 'kontakt', 'liegenschaft_kontakt', 'aufgabe'] as const;

/**
 * As many other companies as are asked for, each with copies of some houses of `vorbild`, their people and tasks: written by the
 * database, since nobody reads them. Every key begins with the company, so that the copies keep their ids.
 */
export async function vervielfacheBetrieb(
  db: Db,
  vorbild: string,
  { betriebe, haeuser }: { betriebe: number; haeuser: number },
): Promise<void> {
  await db.script(`
    drop table if exists bench_betrieb;
    create table bench_betrieb as select gen_random_uuid() as id, n as nr from generate_series(1, ${betriebe}) n;`);
  const kopiere = async (tabelle: string, wo: string, mehr = ''): Promise<void> => {
    const { rows } = await db.query<{ namen: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as namen from pg_attribute
        where attrelid = '${tabelle}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const namen = rows[0]?.namen ?? '';
    await db.script(
      `insert into ${tabelle} (${namen}) select ${namen.replace(/(^|, )/g, '$1r.')} from bench_betrieb b, ${tabelle} v,
        lateral jsonb_populate_record(v, jsonb_build_object('unternehmen_id', b.id${mehr})) r where v.unternehmen_id = '${vorbild}' and ${wo}`,
    );
  };
  await kopiere('unternehmen', 'true', ", 'slug', 'bench-' || b.id");
  const einige = `(select id from liegenschaft where unternehmen_id = '${vorbild}' and laufnummer <= ${haeuser})`;
  const wo: Record<(typeof TABELLEN)[number], string> = {
    taetigkeit: 'true',
    liegenschaft: `v.laufnummer <= ${haeuser}`,
    kontakt: `v.id in (select kontakt_id from liegenschaft_kontakt where unternehmen_id = '${vorbild}' and liegenschaft_id in ${einige})`,
    liegenschaft_kontakt: `v.liegenschaft_id in ${einige}`,
    aufgabe: `v.liegenschaft_id in ${einige}`,
  };
  for (const tabelle of TABELLEN) await kopiere(tabelle, wo[tabelle]);
  await db.script('drop table bench_betrieb; analyze');
}
