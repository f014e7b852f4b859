import { type SQL, sql } from '../platform/db/sql.ts';

/** Pictures `f` as the wire has them, of documents `d` that nobody has deleted; the oldest first. */
export const FOTO_ZEILE: SQL = sql`jsonb_build_object('id', f.id, 'liegenschaftId', d.liegenschaft_id, 'name', d.name,
  'gesehenAm', f.gesehen_am, 'meldungId', f.meldung_id, 'von', coalesce((select btrim(w.vorname || ' ' || w.nachname)
    from mitarbeiter w where w.unternehmen_id = f.unternehmen_id and w.id = f.mitarbeiter_id), ''))`;
