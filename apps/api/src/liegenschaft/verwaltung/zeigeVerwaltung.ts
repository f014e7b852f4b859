import type { Verwaltung, Verwaltungshaus } from '@kehrtour/contract/verwaltung';
import { vergleicheVerwaltungen } from '@kehrtour/domain/liegenschaft/verwaltung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hindernissaetze } from './hindernissaetze.ts';
import {
  listVerwaltungen,
  listVerwaltungshaeuser,
  type VerwaltungRow,
  type VerwaltungshausRow,
} from './verwaltung.store.ts';
import { verwaltungAus, verwaltungsname } from './verwaltungAus.ts';
import { listVerbuende } from './verwaltungsverbund.store.ts';

/** One Hausverwaltung with its houses, when somebody comes there next, and who looks like it. */
export async function zeigeVerwaltung(ctx: StaffCtx, id: string): Promise<Verwaltung> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => verwaltungJetzt(ctx, tx, id));
}

/** As it stands now. @throws Refused 'nicht-gefunden' */
export async function verwaltungJetzt(ctx: TenantCtx, tx: Tx, id: string): Promise<Verwaltung> {
  const alle = await listVerwaltungen(tx);
  const row = alle.find((eine) => eine.id === id);
  if (!row) throw new Refused('nicht-gefunden');
  const { email_fuer_termine: emailFuerTermine, import_id: _import, haeuser: _haeuser, ...rest } = row;
  return {
    ...rest,
    emailFuerTermine,
    name: verwaltungsname(row),
    haeuser: (await listVerwaltungshaeuser(tx, id, ctx.now())).map(hausAus),
    aehnliche: aehnlicheZu(row, alle),
    zusammengelegt: (await listVerbuende(tx, id)).map(
      ({ hindernisse, am, aus_import: ausImport, ...verbund }) => ({
        ...verbund,
        am: am.toISOString(),
        ausImport,
        hindernisse: hindernissaetze(hindernisse),
      }),
    ),
  };
}

function aehnlicheZu(row: VerwaltungRow, alle: readonly VerwaltungRow[]): Verwaltung['aehnliche'] {
  return alle.flatMap((andere) => {
    const vergleich = andere.id === row.id ? 'andere' : vergleicheVerwaltungen(row, andere);
    return vergleich === 'andere' ? [] : [{ ...verwaltungAus(andere), sicher: vergleich === 'dieselbe' }];
  });
}

function hausAus(row: VerwaltungshausRow): Verwaltungshaus {
  const { fenster_von, fenster_bis } = row;
  return {
    liegenschaftId: row.id,
    anschrift: `${row.strasse} ${row.hausnr}`.trim(),
    ortszeile: `${row.plz} ${row.ort}`,
    wohnungen: row.wohnungen,
    fristBis: row.frist_bis,
    besuch:
      fenster_von && fenster_bis
        ? {
            kehrtourId: row.kehrtour_id,
            tag: ortszeitAus(fenster_von).tag,
            von: ortszeitAus(fenster_von).uhrzeit,
            bis: ortszeitAus(fenster_bis).uhrzeit,
            bestaetigt: row.bestaetigt,
            offen: row.offen,
            passtNicht: row.passt_nicht,
          }
        : null,
  };
}
