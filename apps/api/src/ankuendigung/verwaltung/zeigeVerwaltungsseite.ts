import {
  type Verwaltungsbesuch,
  type Verwaltungsseite,
  VERWALTUNGSTERMINE_MAX,
} from '@kehrtour/contract/verwaltungsseite';
import { antwortMoeglich, istUeberstimmt } from '@kehrtour/domain/ankuendigung/rueckmeldung';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { kundenstandVon } from '@kehrtour/domain/termin/kundenstand';

import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { oeffneVerwaltung } from '../../zugang/verwaltungscode.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import {
  type BesuchRow,
  findKontaktname,
  type HausRow,
  listBesuche,
  listHaeuser,
} from './verwaltungsseite.store.ts';

/** More houses than anybody looks after in one district. */
const HAEUSER_MAX = 1000;

/** All houses of a Hausverwaltung with their visits. Reading changes nothing: mail scanners open links too. */
export async function zeigeVerwaltungsseite(
  ctx: GuestCtx,
  { code }: { code: string },
): Promise<Verwaltungsseite> {
  const { ctx: kunde, kontaktId } = await oeffneVerwaltung(ctx, code);
  const { name, haeuser, besuche, betrieb } = await ladeHaeuser(kunde, kontaktId);
  const gezeigt = Map.groupBy(besuche.slice(0, VERWALTUNGSTERMINE_MAX), (row) => row.liegenschaft_id);
  return {
    name,
    // Where somebody comes stands first: that is what is asked for.
    haeuser: [
      ...haeuser.filter(({ id }) => gezeigt.has(id)),
      ...haeuser.filter(({ id }) => !gezeigt.has(id)),
    ].map((haus) => ({
      id: haus.id,
      anschrift: anschriftVon(haus),
      faelligBis: haus.frist_bis,
      besuche: (gezeigt.get(haus.id) ?? []).map((row) => besuchAus(row, ctx.now())),
    })),
    besucheGesamt: besuche.length,
    unternehmen: {
      name: betrieb.name,
      slug: betrieb.slug,
      telefon: betrieb.telefon,
      telefonzeiten: betrieb.telefonzeiten,
      email: betrieb.email,
      impressum: betrieb.impressum,
      datenschutz: betrieb.datenschutz,
      hatLogo: betrieb.logo_datei_id !== null,
    },
  };
}

/** What page, list and posters are made of. @throws Refused 'code-ungueltig' where it looks after nothing any more */
export async function ladeHaeuser(ctx: TenantCtx, kontaktId: string) {
  return ctx.transaction(async (tx) => {
    const kontakt = await findKontaktname(tx, kontaktId);
    const betrieb = await findAbsender(tx, null);
    const haeuser = await listHaeuser(tx, kontaktId, HAEUSER_MAX);
    if (!kontakt || !betrieb || haeuser.length === 0) throw new Refused('code-ungueltig');
    return { name: kontakt.name, betrieb, haeuser, besuche: await listBesuche(tx, kontaktId, ctx.now()) };
  });
}

export const anschriftVon = ({ strasse, hausnr, plz, ort }: HausRow): string =>
  adresszeile({ strasse, hausnr, plz, ort });

export function besuchAus(row: BesuchRow, jetzt: Date): Verwaltungsbesuch {
  const von = ortszeitAus(row.fenster_von);
  return {
    id: row.id,
    lage: lageText(row),
    stand: kundenstandVon(row.status),
    tag: von.tag,
    wochentag: formatWochentag(von.tag),
    datum: formatDatum(von.tag),
    von: von.uhrzeit,
    bis: ortszeitAus(row.fenster_bis).uhrzeit,
    arbeiten: row.taetigkeiten,
    antwortMoeglich: antwortMoeglich(
      {
        status: row.status,
        fensterVon: row.fenster_von,
        kehrtourStatus: row.kehrtour_status,
      },
      jetzt,
    ),
    selbstGeantwortet: istUeberstimmt(row.antworten, 'verwalter'),
  };
}
