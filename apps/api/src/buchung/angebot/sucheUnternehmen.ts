import type { unternehmenSuchen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { type Gebiet, gebietFuer } from '@kehrtour/domain/gebiet';
import { lesePlz } from '@kehrtour/domain/plz';

import type { GuestCtx } from '../../platform/ctx.ts';
import { begrenzeLesen } from '../grenze/grenzen.ts';
import { angebotRefused } from './angebot.grund.ts';
import { findBuchbaren, listGebieteZurPlz, type TrefferRow } from './buchungsseite.store.ts';

type Treffer = AnswerOf<typeof unternehmenSuchen>['treffer'];

/** More companies than this share no postcode; a list beyond helps nobody. */
const TREFFER_MAX = 20;

/** Companies with online booking for a postcode, or exactly for a house; the district's bBSF first. */
export async function sucheUnternehmen(
  ctx: GuestCtx,
  { plz: eingabe, strasse = '', hausnr = '' }: BodyOf<typeof unternehmenSuchen>,
): Promise<{ treffer: Treffer }> {
  await begrenzeLesen(ctx);
  const plz = lesePlz(eingabe)?.plz;
  if (plz === undefined) throw angebotRefused('plz-unlesbar');
  const rows = await ctx.transaction((tx) => listGebieteZurPlz(tx, plz));
  const jeUnternehmen = Map.groupBy(rows, (row) => row.unternehmen_id);
  const passend = [...jeUnternehmen].flatMap(([unternehmenId, eintraege]) => {
    const hoheitlich = zustaendigkeit(eintraege, { plz, strasse, hausnr });
    return hoheitlich === undefined ? [] : [{ unternehmenId, hoheitlich }];
  });
  const treffer: Treffer = [];
  for (const { unternehmenId, hoheitlich } of passend.toSorted(
    (a, b) => Number(b.hoheitlich) - Number(a.hoheitlich),
  )) {
    const row = await ctx.as({ art: 'gast' }, unternehmenId).transaction(findBuchbaren);
    if (row) treffer.push({ ...row, hoheitlich });
    if (treffer.length === TREFFER_MAX) break;
  }
  return { treffer };
}

/**
 * Whether the company is the bBSF there; undefined: it does not come. Without a street every street could be meant: then only
 * who has the whole postcode as district, without exception, is called so.
 */
function zustaendigkeit(
  rows: readonly TrefferRow[],
  adresse: { plz: string; strasse: string; hausnr: string },
): boolean | undefined {
  if (adresse.strasse === '') {
    const bediente = rows.filter(({ ausgenommen }) => !ausgenommen);
    if (bediente.length === 0) return undefined;
    return rows.every((row) => row.hoheitlich && !row.ausgenommen && row.strasse_schluessel === '');
  }
  const gebiet = gebietFuer(rows.map(alsGebiet), adresse);
  return gebiet === undefined || gebiet.ausgenommen ? undefined : gebiet.hoheitlich;
}

/** Drawn areas are not in the narrow table: they need coordinates, and are checked on the company's own page. */
const alsGebiet = (row: TrefferRow): Gebiet => ({
  id: row.gebiet_id,
  art: row.strasse_schluessel === '' ? 'plz' : 'strasse',
  plz: row.plz,
  strasseSchluessel: row.strasse_schluessel,
  hausnrVon: row.hausnr_von,
  hausnrBis: row.hausnr_bis,
  seite: row.seite,
  flaeche: null,
  hoheitlich: row.hoheitlich,
  ausgenommen: row.ausgenommen,
  zustaendig: '',
});
