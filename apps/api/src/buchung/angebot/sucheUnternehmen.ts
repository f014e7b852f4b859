import type { unternehmenSuchen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { type Gebiet, gebietFuer } from '@kehrtour/domain/ort/gebiet';
import { liesPlz } from '@kehrtour/domain/ort/plz';

import type { GuestCtx } from '../../platform/ctx.ts';
import { begrenzeLesen } from '../grenze/grenzen.ts';
import { angebotRefused } from './angebot.grund.ts';
import { findBuchbaren, listGebieteZurPlz, listZustaendige, type TrefferRow } from './buchungsseite.store.ts';

type Antwort = AnswerOf<typeof unternehmenSuchen>;

/** More companies than this share no postcode; a list beyond helps nobody. */
const TREFFER_MAX = 20;

/** Companies with online booking for a postcode, or exactly for a house; the district's bBSF first, or who that is instead. */
export async function sucheUnternehmen(
  ctx: GuestCtx,
  { plz: eingabe, strasse = '', hausnr = '' }: BodyOf<typeof unternehmenSuchen>,
): Promise<Antwort> {
  await begrenzeLesen(ctx);
  const plz = liesPlz(eingabe)?.plz;
  if (plz === undefined) throw angebotRefused('plz-unlesbar');
  const rows = await ctx.transaction((tx) => listGebieteZurPlz(tx, plz));
  const gefragte = [...Map.groupBy(rows, (row) => row.unternehmen_id)].map(([unternehmenId, eintraege]) => ({
    unternehmenId,
    ...zustaendigkeit(eintraege, { plz, strasse, hausnr }),
  }));
  const antwort: Antwort = { treffer: [], zustaendig: [] };
  for (const { unternehmenId, kommt, hoheitlich, verweise } of gefragte
    .toSorted((a, b) => Number(b.hoheitlich) - Number(a.hoheitlich))
    .slice(0, TREFFER_MAX)) {
    const { row, genannte } = await ctx.as({ art: 'gast' }, unternehmenId).transaction(async (tx) => ({
      row: await findBuchbaren(tx),
      genannte: verweise.length === 0 ? [] : await listZustaendige(tx, verweise),
    }));
    // Whoever takes no bookings says nothing here, neither of himself nor of others.
    if (!row) continue;
    if (kommt) antwort.treffer.push({ ...row, hoheitlich });
    antwort.zustaendig.push(...genannte.map(({ zustaendig }) => zustaendig));
  }
  const einerIst = antwort.treffer.some(({ hoheitlich }) => hoheitlich);
  return { ...antwort, zustaendig: einerIst ? [] : [...new Set(antwort.zustaendig)] };
}

interface Zustaendigkeit {
  readonly kommt: boolean;
  /** The company is the bBSF there. */
  readonly hoheitlich: boolean;
  /** Entries that say of this place who else is. */
  readonly verweise: readonly string[];
}

/**
 * What a company is there. Without a street every street could be meant: then only who has the whole postcode as district,
 * without exception, is called its bBSF, and only what holds for all of it names somebody else.
 */
function zustaendigkeit(
  rows: readonly TrefferRow[],
  adresse: { plz: string; strasse: string; hausnr: string },
): Zustaendigkeit {
  if (adresse.strasse === '') {
    const kommt = rows.some(({ ausgenommen }) => !ausgenommen);
    const ganze = rows.every((row) => row.hoheitlich && !row.ausgenommen && row.strasse_schluessel === '');
    const fremde = rows.every((row) => !row.hoheitlich);
    return { kommt, hoheitlich: kommt && ganze, verweise: fremde ? rows.map((row) => row.gebiet_id) : [] };
  }
  const gebiet = gebietFuer(rows.map(alsGebiet), adresse);
  if (gebiet === undefined) return { kommt: false, hoheitlich: false, verweise: [] };
  return {
    kommt: !gebiet.ausgenommen,
    hoheitlich: !gebiet.ausgenommen && gebiet.hoheitlich,
    verweise: gebiet.hoheitlich && !gebiet.ausgenommen ? [] : [gebiet.id],
  };
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
