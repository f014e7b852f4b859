import type { TenantCtx } from '../platform/ctx.ts';
import type { AdressSuche } from './adressen/adressSuche.ts';
import { bekannteSuche } from './adressen/bekannteSuche.ts';
import type { BekanntesHaus } from './adressen/bekannteSuche.ts';
import { sucheDerReiheNach } from './adressen/sucheDerReiheNach.ts';
import { nominatimSuche } from './dienste/nominatimSuche.ts';
import { photonSuche } from './dienste/photonSuche.ts';
import { karteFuer } from './karteFuer.ts';

/**
 * Address search of this company: its map extract, then the operator's services, then between its own
 * houses whose place is known. A source out of order is logged and passed over. `karte` is the version of the company's
 * own map where the caller has read it already.
 */
export async function adressSucheFuer(
  ctx: TenantCtx,
  bekannte: readonly BekanntesHaus[],
  karte?: string | null,
): Promise<AdressSuche> {
  const { photon, nominatim } = ctx.deps.env.dienste;
  const offen = await karteFuer(ctx, karte);
  const quellen: AdressSuche[] = [];
  if (offen !== null) quellen.push(offen.suche);
  if (photon) quellen.push(photonSuche({ basis: photon, abruf: fetch }));
  if (nominatim) quellen.push(nominatimSuche({ basis: nominatim, abruf: fetch }));
  quellen.push(bekannteSuche(bekannte));
  return sucheDerReiheNach(quellen, ({ name }, fehler) =>
    ctx.deps.log.warn({ err: fehler, quelle: name }, 'address source failed'),
  );
}
