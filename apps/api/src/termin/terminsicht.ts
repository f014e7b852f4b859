import type { TerminKurz } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Terminsicht, TerminKurzRow } from './terminzeile.store.ts';

/** Whoever may see only her own appointments gets those, whatever she asks for. */
export function terminsichtFuer(ctx: StaffCtx, mitarbeiterId?: string): Terminsicht {
  return darf(ctx.actor.rolle, 'termin.ansehen') ? { mitarbeiterId } : { mitarbeiterId: ctx.actor.id };
}

export function darfSehen(ctx: StaffCtx, termin: { mitarbeiter_id: string | null }): boolean {
  return darf(ctx.actor.rolle, 'termin.ansehen') || termin.mitarbeiter_id === ctx.actor.id;
}

export function kurzAus(row: TerminKurzRow): TerminKurz {
  return {
    id: row.id,
    status: row.status,
    ohneNachweis: row.ohne_nachweis,
    liegenschaftId: row.liegenschaft_id,
    anschrift: `${row.strasse} ${row.hausnr}`.trim(),
    ortszeile: `${row.plz} ${row.ort}`,
    nutzungseinheitId: row.nutzungseinheit_id,
    lage: row.einheit,
    name: row.name,
    mitarbeiterId: row.mitarbeiter_id,
    mitarbeiter: row.mitarbeiter,
    farbe: row.farbe,
    kehrtourId: row.kehrtour_id,
    kehrtour: row.kehrtour,
    beginn: row.beginn.toISOString(),
    ende: row.ende.toISOString(),
    fensterVon: row.fenster_von.toISOString(),
    fensterBis: row.fenster_bis.toISOString(),
    taetigkeiten: row.taetigkeiten,
    gebucht: row.gebucht,
    ungelesen: row.ungelesen,
    bittet: row.bittet,
    antwort:
      row.antwort_art !== null && row.antwort_am !== null
        ? { art: row.antwort_art, text: row.antwort_text ?? '', am: row.antwort_am.toISOString() }
        : null,
  };
}
