import type { Terminteilung, Zusammenlegbar } from '@kehrtour/contract/terminteilung';
import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import { darfZusammen, istTeilbar } from '@kehrtour/domain/kehrtour/terminteilung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeTeilbar, type Teilbar } from './ladeTeilbar.ts';
import { teilungRefused, zusammenlegungRefused } from './teilung.grund.ts';
import { listAndere } from './teilung.store.ts';

/** How an appointment may be split or put together with another one, and who would hear of it. Nothing is changed. */
export async function zeigeTeilung(ctx: StaffCtx, id: string): Promise<Terminteilung> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const termin = await ladeTeilbar(tx, id);
    const teilbar = istTeilbar(termin, ctx.now());
    const andere: Zusammenlegbar[] = [];
    for (const anderer of await listAndere(tx, termin.row, ctx.now()))
      andere.push(zusammenlegbar(termin, await ladeTeilbar(tx, anderer.id), ctx.now()));
    const { version, email, telefon, kehrtour, kehrtour_status: stand } = termin.row;
    return {
      version,
      email,
      telefon,
      kehrtour: stand !== null && brauchtAenderung(stand) ? kehrtour : '',
      arbeiten: termin.arbeiten.map(({ id: aufgabeId, bezeichnung, wohnung, dauerMinuten }) => ({
        id: aufgabeId,
        bezeichnung,
        wohnung,
        dauerMinuten,
      })),
      hindernis: teilbar.ok ? null : satzVon(teilungRefused(teilbar.reason)),
      andere,
    };
  });
}

function zusammenlegbar(termin: Teilbar, anderer: Teilbar, jetzt: Date): Zusammenlegbar {
  const darfDas = darfZusammen(termin, anderer, jetzt);
  const { row } = anderer;
  return {
    id: row.id,
    version: row.version,
    beginn: row.beginn.toISOString(),
    ende: row.ende.toISOString(),
    fensterVon: row.fenster_von.toISOString(),
    fensterBis: row.fenster_bis.toISOString(),
    mitarbeiterId: row.mitarbeiter_id,
    mitarbeiter: row.mitarbeiter,
    kehrtour: row.kehrtour,
    gebucht: row.buchung_id !== null,
    arbeiten: anderer.arbeiten.map(({ id, bezeichnung, dauerMinuten }) => ({
      id,
      bezeichnung,
      dauerMinuten,
    })),
    email: row.email,
    telefon: row.telefon,
    hindernis: darfDas.ok ? null : satzVon(zusammenlegungRefused(darfDas.reason)),
  };
}

const satzVon = ({ extra }: Refused): string => extra.detail ?? '';
