import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { erzeugeTerminzettel } from '../../terminzettel/erzeugeTerminzettel.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { ankuendigungRefused } from '../empfang/ankuendigung.grund.ts';
import { aushaengeFuer, haeuserAus } from '../papier/aushang.ts';
import { absenderAus } from '../papier/baueZettel.ts';
import { ladeAuswahl, type Verwaltungsauswahl } from './verwaltungsauswahl.ts';

const RUNDEN_MAX = 8;

/** One poster for each staircase of a house that somebody comes to, with day, hours and its flats. No names. */
export async function druckeVerwaltungsaushang(
  ctx: GuestCtx,
  auswahl: Verwaltungsauswahl,
): Promise<Uint8Array> {
  const { kunde, besuche } = await ladeAuswahl(ctx, auswahl);
  const haeuser = new Set(besuche.map((row) => row.liegenschaft_id));
  const runden = [...new Set(besuche.flatMap((row) => row.kehrtour_id ?? []))].slice(0, RUNDEN_MAX);
  const grundlagen = (await Promise.all(runden.map((id) => ladeRunde(kunde, id)))).flatMap(
    (eine) => eine ?? [],
  );
  const aushaenge = grundlagen.flatMap(({ empfaenge, rahmen }) =>
    haeuserAus(
      empfaenge.filter(
        ({ zurKenntnis, halt, termin }) =>
          !zurKenntnis && termin !== undefined && haeuser.has(halt.liegenschaft_id),
      ),
    ).flatMap((haus) => aushaengeFuer(haus, rahmen)),
  );
  const [erste] = grundlagen;
  if (!erste || aushaenge.length === 0) throw ankuendigungRefused('nichts-auszuhaengen');
  return erzeugeTerminzettel({
    absender: absenderAus(
      erste.rahmen.absender,
      erste.rahmen.addresses,
      aushaenge.some(({ hoheitlich }) => hoheitlich),
    ),
    titel: 'Aushänge',
    erstelltAm: ctx.now(),
    format: 'aushang',
    aushaenge,
  });
}

/** A round that lost its plan meanwhile has no posters. */
async function ladeRunde(ctx: TenantCtx, id: string): Promise<Ankuendigungsgrundlage | undefined> {
  try {
    return await ctx.transaction((tx) => ladeAnkuendigung(ctx, tx, id));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
