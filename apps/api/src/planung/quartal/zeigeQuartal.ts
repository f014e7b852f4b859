import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { laufenderVorgang } from '../../vorgang/vorgang.ts';
import { findQuartal, type QuartalRow } from '../quartalsproblem/quartal.store.ts';
import { listFahrer } from '../stand/planung.store.ts';
import { QUARTAL } from '../stand/planungsvorgang.ts';
import { nichtGehaltenGrund, quartalsgrund } from './quartal.grund.ts';

/** The kept proposal, if there is one, and the computation that is under way. */
export async function zeigeQuartal(
  ctx: StaffCtx,
): Promise<{ vorschlag: Quartalsvorschlag | null; vorgangId: string | null }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const row = await findQuartal(tx);
    return {
      vorschlag: row === undefined ? null : await quartalsansicht(tx, row),
      vorgangId: (await laufenderVorgang(tx, QUARTAL.name, ctx.unternehmenId)) ?? null,
    };
  });
}

/** A row as the screen gets it. */
export async function quartalsansicht(tx: Tx, row: QuartalRow): Promise<Quartalsvorschlag> {
  const { inhalt, auswahl } = row;
  const beteiligt = new Set(inhalt.schichten.map(({ mitarbeiterId }) => mitarbeiterId));
  const alle = await listFahrer(tx);
  const fahrer = alle.filter(({ id }) => beteiligt.has(id));
  const vonHand = new Set(inhalt.teile.flatMap((teil) => (teil.vonHand === true ? [teil.id] : [])));
  return {
    version: row.version,
    auswahl,
    gerechnetAm: row.gerechnet_am.toISOString(),
    stand: row.kehrtouren === null ? 'vorschlag' : 'angelegt',
    teile: inhalt.teile.map(({ besuche, sekunden, lage, lageGeschaetzt, entscheid: _e, ...teil }) => ({
      ...teil,
      schau: teil.schau ?? teil.feuerstaettenschau,
      vonHand: vonHand.has(teil.id),
      haeuser: besuche.map(({ hausnr, frist }) => ({ hausnr, frist })),
      minuten: Math.round(sekunden / 60),
      koordinaten: lageGeschaetzt ? null : lage,
    })),
    schichten: inhalt.schichten.map(
      ({ platzSekunden, arbeitSekunden, fahrtSekunden, start: _s, ziel: _z, ...rest }) => ({
        ...rest,
        teilIds: [...rest.teilIds],
        platzMinuten: Math.floor(platzSekunden / 60),
        arbeitMinuten: Math.round(arbeitSekunden / 60),
        fahrtMinuten: Math.round(fahrtSekunden / 60),
      }),
    ),
    mitarbeiter: fahrer.map(({ id, vorname, nachname, farbe }) => ({
      id,
      name: `${vorname} ${nachname}`.trim(),
      farbe,
    })),
    offen: inhalt.offen.map((grund) => quartalsgrund(grund, vonHand.has(grund.piece))),
    nichtGehalten: (inhalt.nichtGehalten ?? []).map((eintrag) => nichtGehaltenGrund(eintrag, alle)),
    fahrzeiten: inhalt.fahrzeiten,
    feiertage: [...inhalt.feiertage],
    kehrtouren: row.kehrtouren ?? [],
  };
}
