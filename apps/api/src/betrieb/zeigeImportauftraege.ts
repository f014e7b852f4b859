import type { Importuebersicht, importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import { id as kennung, zeitpunkt } from '@kehrtour/contract/gemeinsam';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage, type Tag } from '@kehrtour/domain/tag';

import type { AdminCtx } from '../platform/ctx.ts';
import { betriebRefused } from './betrieb.grund.ts';
import { findBetriebName, type ImportRow, listImporte } from './importliste.store.ts';

const SEITE = 50;

/** Imports of all companies as counts and states; nothing in it belongs to a person. */
export async function zeigeImportauftraege(
  ctx: AdminCtx,
  { nach, von, bis, betrieb, suche = '', fehler, ...gleich }: QueryOf<typeof importauftraegeAllerBetriebe>,
): Promise<AnswerOf<typeof importauftraegeAllerBetriebe>> {
  const filter = {
    status: gleich.status ?? null,
    art: gleich.art ?? null,
    betrieb: betrieb ?? null,
    suche,
    von: von === undefined ? null : mitternacht(von),
    vor: bis === undefined ? null : mitternacht(plusTage(bis, 1)),
    mitFehlern: fehler === '1',
    nach: nach === undefined ? null : stelleAus(nach),
    anzahl: SEITE + 1,
  };
  return ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, async (tx) => {
    const rows = await listImporte(tx, filter);
    const gezeigt = rows.slice(0, SEITE);
    const letzter = gezeigt.at(-1);
    return {
      eintraege: gezeigt.map(uebersichtAus),
      weiter: rows.length > SEITE && letzter ? `${letzter.angelegt_am.toISOString()}_${letzter.id}` : null,
      betrieb: betrieb === undefined ? null : ((await findBetriebName(tx, betrieb)) ?? null),
    };
  });
}

const mitternacht = (am: Tag): Date => zeitpunktAus({ tag: am, uhrzeit: '00:00' });

function uebersichtAus(row: ImportRow): Importuebersicht {
  const { neu = 0, geaendert = 0, unveraendert = 0, fehlend: fehlt = 0, fehlerhaft = 0 } = row.anzahl;
  return {
    id: row.id,
    unternehmen: { id: row.unternehmen_id, name: row.name },
    art: row.art,
    status: row.status,
    anzahl: { neu, geaendert, unveraendert, fehlt, fehlerhaft },
    angelegtAm: row.angelegt_am.toISOString(),
    uebernommenAm: row.uebernommen_am?.toISOString() ?? null,
  };
}

/** @throws Refused for what no page of this list ever answered */
function stelleAus(nach: string): { am: Date; id: string } {
  const [am, id, ...mehr] = nach.split('_');
  if (mehr.length > 0 || !zeitpunkt.safeParse(am).success || !kennung.safeParse(id).success)
    throw betriebRefused('stelle-unbekannt');
  return { am: new Date(am ?? ''), id: id ?? '' };
}
