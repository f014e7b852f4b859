import { setImmediate } from 'node:timers/promises';

import { jeSpalte } from '@kehrtour/domain/bestandsspalte';

import type { Tx } from '../platform/db.ts';
import { json, liste, sql, type SQL } from '../platform/sql.ts';
import type { Hausstand } from './hausstand.ts';

type Teil = Exclude<keyof Hausstand, 'haus'> | 'haus';
type Tabelle = {
  readonly name: string;
  readonly spalten: Readonly<Record<string, string>>;
  readonly danach: string;
};

/** Columns with their types, in the order in which the tables refer to each other. */
const TABELLEN: Record<Teil, Tabelle> = {
  haus: {
    name: 'liegenschaft',
    danach: ', version = liegenschaft.version + 1, geaendert_am = now()',
    spalten: {
      id: 'uuid',
      quelle: 'text',
      external_id: 'text',
      laufnummer: 'numeric',
      ...jeSpalte(() => 'text'),
      strasse: 'text',
      hausnr: 'text',
      hausnr_zusatz: 'text',
      plz: 'text',
      ort: 'text',
      ortsteil: 'text',
      typ: 'text',
      rolle: 'text',
      status: 'text',
      einheiten_anzahl: 'integer',
      lat: 'float8',
      lon: 'float8',
      ort_quelle: 'text',
      ort_guete: 'text',
      notiz_zugang: 'text',
      notiz_arbeit: 'text',
      lokal_geaendert: 'text[]',
      import_stand: 'jsonb',
      import_id: 'uuid',
      nicht_mehr_im_export: 'boolean',
    },
  },
  einheiten: {
    name: 'nutzungseinheit',
    danach: '',
    spalten: {
      id: 'uuid',
      liegenschaft_id: 'uuid',
      external_id: 'text',
      nummer: 'text',
      geschoss: 'text',
      lage: 'text',
      bezeichnung: 'text',
      aktiv: 'boolean',
      import_id: 'uuid',
    },
  },
  kontakte: {
    name: 'kontakt',
    danach: ', geaendert_am = now()',
    spalten: {
      id: 'uuid',
      art: 'text',
      anrede: 'text',
      titel: 'text',
      vorname: 'text',
      nachname: 'text',
      firma: 'text',
      zeile2: 'text',
      strasse: 'text',
      hausnr: 'text',
      plz: 'text',
      ort: 'text',
      telefon: 'text',
      mobil: 'text',
      email: 'text',
      email_fuer_termine: 'boolean',
      datenherkunft: 'text',
      external_id: 'text',
      import_id: 'uuid',
    },
  },
  verbindungen: {
    name: 'liegenschaft_kontakt',
    danach: '',
    spalten: {
      id: 'uuid',
      liegenschaft_id: 'uuid',
      nutzungseinheit_id: 'uuid',
      kontakt_id: 'uuid',
      rolle: 'text',
      empfaengt_termin: 'boolean',
    },
  },
  aufgaben: {
    name: 'aufgabe',
    danach: '',
    spalten: {
      id: 'uuid',
      liegenschaft_id: 'uuid',
      nutzungseinheit_id: 'uuid',
      taetigkeit_id: 'text',
      bezeichnung: 'text',
      frist_von: 'date',
      frist_bis: 'date',
      dauer_minuten: 'integer',
      status: 'text',
      erledigt_am: 'date',
      kehrtour_id: 'uuid',
      schluessel: 'text',
      import_id: 'uuid',
    },
  },
};
const REIHENFOLGE = ['haus', 'einheiten', 'kontakte', 'verbindungen', 'aufgaben'] as const;

const upserts = new Map(REIHENFOLGE.map((teil) => [teil, upsertVon(TABELLEN[teil])]));

/** All rows of one table in one statement; a row that is there takes the new values. */
function upsertVon({ name, spalten, danach }: Tabelle): (rows: readonly unknown[]) => SQL {
  const namen = Object.keys(spalten);
  const typen = namen.map((spalte) => `${spalte} ${spalten[spalte]}`).join(', ');
  const neu = namen.filter((spalte) => spalte !== 'id').map((spalte) => `${spalte} = excluded.${spalte}`);
  const head = sql.raw(
    `insert into ${name} (${namen.join(', ')}) select ${namen.join(', ')} from jsonb_to_recordset(`,
  );
  const tail = sql.raw(
    `::jsonb) as r(${typen}) on conflict (unternehmen_id, id) do update set ${neu.join(', ')}${danach}`,
  );
  return (rows) => sql`${head}${json(rows)}${tail}`;
}

/** Writes properties with all that hangs on them, one statement per table; call it with at most 200. */
export async function saveHausstaende(tx: Tx, staende: readonly Hausstand[]): Promise<void> {
  for (const teil of REIHENFOLGE) {
    // One person may have to do with several houses, and a statement may touch a row only once.
    const rows = [
      ...new Map(staende.flatMap((stand) => rowsOf(stand, teil)).map((row) => [row.id, row])).values(),
    ];
    const upsert = upserts.get(teil);
    if (rows.length > 0 && upsert) await tx.run(upsert(rows));
    // The embedded database works in this very thread: between two statements others get their turn.
    await setImmediate();
  }
}

/**
 * Tells the database what it now holds. The embedded one never looks by itself, and without figures it checks every
 * foreign key along an index that begins alike, through all houses of the company. Only the owner may ask for it.
 */
export async function analyzeHausstaende(tx: Tx): Promise<void> {
  await tx.rows(sql`select set_config('role', 'none', true)`);
  await tx.run(sql.raw(`analyze ${REIHENFOLGE.map((teil) => TABELLEN[teil].name).join(', ')}`));
  await tx.rows(sql`select set_config('role', 'kehrtour_app', true)`);
}

function rowsOf(stand: Hausstand, teil: Teil): readonly { readonly id: string }[] {
  return teil === 'haus' ? [stand.haus] : stand[teil];
}

/** The present rows of these properties; locks them against edits until the transaction ends. */
export async function lockHausstaende(tx: Tx, ids: readonly string[]): Promise<Hausstand[]> {
  const alle = async <Row>(teil: Teil, wo: SQL, ende = sql``): Promise<Row[]> => {
    const { name, spalten } = TABELLEN[teil];
    // Dates stay the days they are: a driver would make instants of them.
    const namen = Object.keys(spalten).map((spalte) => `'${spalte}', t.${spalte}`);
    return (
      await tx.rows<{ row: Row }>(
        sql`select jsonb_build_object(${sql.raw(namen.join(', '))}) as row from ${sql.raw(name)} t where ${wo} order by t.id ${ende}`,
      )
    ).map(({ row }) => row);
  };
  const unter = sql`t.liegenschaft_id = any(${liste(ids)}::uuid[])`;
  const haeuser = await alle<Hausstand['haus']>(
    'haus',
    sql`t.id = any(${liste(ids)}::uuid[])`,
    sql`for update`,
  );
  const einheiten = Map.groupBy(
    await alle<Hausstand['einheiten'][number]>('einheiten', unter),
    (row) => row.liegenschaft_id,
  );
  const verbindungen = Map.groupBy(
    await alle<Hausstand['verbindungen'][number]>('verbindungen', unter),
    (row) => row.liegenschaft_id,
  );
  const kontaktIds = [...verbindungen.values()].flat().map((row) => row.kontakt_id);
  const kontakte = new Map(
    (
      await alle<Hausstand['kontakte'][number]>('kontakte', sql`t.id = any(${liste(kontaktIds)}::uuid[])`)
    ).map((row) => [row.id, row]),
  );
  const aufgaben = Map.groupBy(
    await alle<Hausstand['aufgaben'][number]>('aufgaben', unter),
    (row) => row.liegenschaft_id,
  );
  return haeuser.map((haus) => ({
    haus,
    einheiten: einheiten.get(haus.id) ?? [],
    kontakte: (verbindungen.get(haus.id) ?? []).flatMap(({ kontakt_id: id }) => kontakte.get(id) ?? []),
    verbindungen: verbindungen.get(haus.id) ?? [],
    aufgaben: aufgaben.get(haus.id) ?? [],
  }));
}

/** Takes properties away with all that hangs on them; people of other houses stay. */
export async function deleteHaeuser(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from kontakt k using liegenschaft_kontakt v where v.unternehmen_id = k.unternehmen_id and v.kontakt_id = k.id and v.liegenschaft_id = any(${liste(ids)}::uuid[])
    and not exists (select from liegenschaft_kontakt a where a.unternehmen_id = k.unternehmen_id and a.kontakt_id = k.id and a.liegenschaft_id <> all(${liste(ids)}::uuid[]))`);
  await tx.run(sql`delete from liegenschaft where id = any(${liste(ids)}::uuid[])`);
}

type Ueberzaehlig = {
  readonly einheiten: readonly string[];
  readonly kontakte: readonly string[];
  readonly verbindungen: readonly string[];
  readonly aufgaben: readonly string[];
};
/** Takes single rows away that a property no longer has. */
export async function deleteTeile(tx: Tx, ids: Ueberzaehlig): Promise<void> {
  for (const teil of ['aufgaben', 'verbindungen', 'kontakte', 'einheiten'] as const)
    if (ids[teil].length > 0)
      await tx.run(
        sql`delete from ${sql.raw(TABELLEN[teil].name)} where id = any(${liste(ids[teil])}::uuid[])`,
      );
}
