import type { betroffenVonPerson, WirkungDerPerson } from '@kehrtour/contract/betroffen';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { wochentag } from '@kehrtour/domain/tag';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { findPerson, listHalteVon, listMitSchau, type PersonRow } from './betroffen.store.ts';

type Zeit = { readonly beginn: Date; readonly ende: Date };

/**
 * Which coming rounds and appointments of somebody a change reaches: all of them where she leaves or drives no longer, those
 * of a Feuerstättenschau where she may no longer do it, and those outside of her new week that lay inside of the old one.
 * @throws Refused 'nicht-gefunden'
 */
export async function betroffeneVonPerson(
  ctx: StaffCtx,
  id: string,
  neu: BodyOf<typeof betroffenVonPerson>,
): Promise<WirkungDerPerson> {
  if (!darf(ctx.actor.rolle, 'mitarbeiter.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const alt = await findPerson(tx, id);
    if (!alt) throw new Refused('nicht-gefunden');
    const trifft = frage(alt, neu);
    const termine = await zugesagteTermine(tx, { von: ctx.now(), mitarbeiterIds: [id] });
    const mitSchau = await listMitSchau(
      tx,
      termine.map(({ zeile }) => zeile.id),
    );
    const halte = await listHalteVon(tx, id, ctx.now());
    const kehrtouren = halte
      .filter((halt) => trifft(halt, halt.fss))
      .map((halt) => [halt.id, halt.name] as const);
    return {
      termine: termine
        .filter((termin) => trifft(termin, mitSchau.has(termin.zeile.id)))
        .map(({ zeile }) => zeile),
      kehrtouren: [...new Map(kehrtouren)].map(([kehrtourId, name]) => ({ id: kehrtourId, name })),
    };
  });
}

function frage(alt: PersonRow, neu: PersonRow): (zeit: Zeit, fss: boolean) => boolean {
  if ((alt.aktiv && !neu.aktiv) || (alt.faehrt && !neu.faehrt)) return () => true;
  const darfNichtMehr = darfFeuerstaettenschau(alt) && !darfFeuerstaettenschau(neu);
  return (zeit, fss) =>
    (darfNichtMehr && fss) || (liegtInDer(alt.arbeitszeit, zeit) && !liegtInDer(neu.arbeitszeit, zeit));
}

/** Visits end on the day they begin. */
function liegtInDer(woche: PersonRow['arbeitszeit'], { beginn, ende }: Zeit): boolean {
  const { tag, uhrzeit } = ortszeitAus(beginn);
  const bis = ortszeitAus(ende).uhrzeit;
  const nummer = wochentag(tag);
  return woche.some((eine) => eine.wochentag === nummer && eine.von <= uhrzeit && bis <= eine.bis);
}
