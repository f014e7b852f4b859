import { createHash } from 'node:crypto';

import type { Tagesbesuch, Tagespaket } from '@kehrtour/contract/heute';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { istHinfaellig } from '@kehrtour/domain/termin/termin';

import { findAbschlussDesTages } from '../kehrtour/kehrtournews.ts';
import { ladeHausmaengel } from '../mangel/hausmaengel.ts';
import { ladeKollegen, ladeMitfahrten } from '../mitarbeiter/mitfahrten.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ladeTagesbesuche, type Tagesbesuch as Geladen } from '../termin/tagesbesuche.ts';
import { findAbsender, listAnlagenDer, listBestellbare, listMeldungsanfaenge } from './heute.store.ts';

/** A phone offers what it has sent for seven days. */
const ANGEBOTEN_TAGE = 8;

/** The own day of whoever asks, whatever else she may see. */
export async function zeigeHeute(ctx: StaffCtx, tag: Tag): Promise<Tagespaket> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen-eigene')) throw new Refused('nicht-erlaubt');
  const zeitraum = { von: mitternacht(tag), bis: mitternacht(plusTage(tag, 1)) };
  return ctx.transaction(async (tx) => {
    const absender = await findAbsender(tx, ctx.actor.id);
    if (!absender) throw new Refused('nicht-gefunden');
    const mitfahrten = await ladeMitfahrten(tx, tag);
    const bei = mitfahrten.find(({ mitarbeiter_id, fehlt }) => mitarbeiter_id === ctx.actor.id && !fehlt);
    const besuche = [
      ...(await ladeTagesbesuche(tx, zeitraum, ctx.actor.id)),
      ...(bei ? await ladeTagesbesuche(tx, zeitraum, bei.bei_id) : []),
    ];
    const haeuser = [...new Set(besuche.map(({ termin }) => termin.liegenschaftId))];
    const anlagen = Map.groupBy(await listAnlagenDer(tx, haeuser), ({ liegenschaft_id }) => liegenschaft_id);
    const maengel = await ladeHausmaengel(tx, haeuser);
    return {
      tag,
      serverzeit: ctx.now().toISOString(),
      mitarbeiter: { id: ctx.actor.id, name: absender.person },
      abgeschlossenAm: (await findAbschlussDesTages(tx, ctx.actor.id, tag))?.am.toISOString() ?? null,
      betrieb: { name: absender.name, telefon: absender.telefon },
      meldungen: await listMeldungsanfaenge(tx, ctx.actor.id, mitternacht(plusTage(tag, -ANGEBOTEN_TAGE))),
      faehrtBei: bei?.bei ?? null,
      mitfahrende: mitfahrten.flatMap(({ bei_id, mitarbeiter_id, name }) =>
        bei_id === ctx.actor.id ? [{ id: mitarbeiter_id, name }] : [],
      ),
      kollegen: darf(ctx.actor.rolle, 'kehrtour.fahren')
        ? (await ladeKollegen(tx)).flatMap(({ id, name }) => (id === ctx.actor.id ? [] : [{ id, name }]))
        : [],
      taetigkeiten: await listBestellbare(tx),
      besuche: besuche.map((besuch) => ({
        ...besuchAus(besuch),
        anlagen: (anlagen.get(besuch.termin.liegenschaftId) ?? []).map(({ id, name }) => ({ id, name })),
        maengel: (maengel.get(besuch.termin.liegenschaftId) ?? []).map(({ text, frist, lage }) => ({
          text,
          frist,
          lage,
        })),
      })),
    };
  });
}

/** Only what the day says: the same day at another moment is the same. */
export function etagDes({ serverzeit: _wann, ...inhalt }: Tagespaket): string {
  // Weak: the same day may travel in several encodings.
  return `W/"${createHash('sha256').update(JSON.stringify(inhalt)).digest('base64url').slice(0, 22)}"`;
}

const mitternacht = (tag: Tag): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });

function besuchAus({
  termin,
  angaben,
  arbeiten,
  kontakte,
  schluessel,
}: Geladen): Omit<Tagesbesuch, 'anlagen' | 'maengel'> {
  const { lat, lon } = angaben;
  return {
    terminId: termin.id,
    haltId: angaben.halt_id,
    liegenschaftId: termin.liegenschaftId,
    status: termin.status,
    hinfaellig: istHinfaellig(termin.status),
    anschrift: termin.anschrift,
    ortszeile: termin.ortszeile,
    lage: termin.lage,
    name: termin.name,
    kehrtour: termin.kehrtour,
    beginn: termin.beginn,
    ende: termin.ende,
    fensterVon: termin.fensterVon,
    fensterBis: termin.fensterBis,
    arbeiten: arbeiten.length > 0 ? [...arbeiten] : termin.taetigkeiten.map(alsArbeit),
    kontakte: kontakte
      .map(({ name, rolle, mobil, telefon }) => ({ name, rolle, telefon: mobil || telefon }))
      .filter(({ name, telefon }) => name !== '' || telefon !== ''),
    notizZugang: angaben.notiz_zugang,
    notizArbeit: angaben.notiz_arbeit,
    notiz: angaben.notiz,
    schluessel: schluessel.map(({ bezeichnung }) => bezeichnung),
    schluesselIds: schluessel.map(({ id }) => id),
    antwort: termin.antwort,
    ort: lat === null || lon === null ? null : { lat, lon },
  };
}

/** Nobody knows any more how long it was to take. */
const alsArbeit = (bezeichnung: string) => ({ bezeichnung, dauerMinuten: 0 });
