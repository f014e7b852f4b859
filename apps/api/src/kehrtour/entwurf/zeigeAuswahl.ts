import type { AuswahlStrasse } from '@kehrtour/contract/kehrtourAuswahl';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';

import { type HausRow, type HausFilter, listHaeuser } from '../../planung/stand/planungsstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';

/** Streets in their working order with what is due there: the step `liegenschaften`. */
export async function zeigeAuswahl(
  ctx: StaffCtx,
  filter: {
    faelligBis?: Tag | undefined;
    taetigkeitId?: string | undefined;
    ort?: string | undefined;
    suche?: string | undefined;
  },
): Promise<{ strassen: AuswahlStrasse[]; orte: string[]; gesamt: number }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const where: HausFilter = {
    faelligBis: filter.faelligBis,
    ort: filter.ort,
    suche: filter.suche,
    ...(filter.taetigkeitId ? { taetigkeitIds: [filter.taetigkeitId] } : {}),
  };
  const haeuser = await ctx.transaction((tx) => listHaeuser(tx, where));
  const groups = Map.groupBy(haeuser, (haus) => `${haus.ort}\n${haus.strasse}`);
  const strassen = [...groups.values()]
    .map(strasseAus)
    .toSorted(
      (a, b) =>
        (a.liegenschaften[0]?.laufnummer ?? Infinity) - (b.liegenschaften[0]?.laufnummer ?? Infinity) ||
        a.strasse.localeCompare(b.strasse, 'de'),
    );
  return {
    strassen,
    orte: [...new Set(haeuser.map((haus) => haus.ort))].toSorted((a, b) => a.localeCompare(b, 'de')),
    gesamt: haeuser.length,
  };
}

function strasseAus(haeuser: readonly HausRow[]): AuswahlStrasse {
  const liegenschaften = haeuser.map((haus) => ({
    id: haus.id,
    hausnr: haus.hausnr,
    plz: haus.plz,
    name: haus.name,
    laufnummer: haus.laufnummer,
    koordinaten: haus.lat !== null && haus.lon !== null ? { lat: haus.lat, lon: haus.lon } : null,
    minuten: haus.aufgaben.reduce((sum, aufgabe) => sum + aufgabe.dauerMinuten, 0),
    naechsteFrist: haus.aufgaben[0]?.fristBis ?? null,
    fristVon: ersterTag(haus),
    taetigkeitIds: haus.aufgaben.map((aufgabe) => aufgabe.taetigkeitId),
    fss: haus.aufgaben.some(({ schau }) => schau),
  }));
  return {
    ort: haeuser[0]?.ort ?? '',
    strasse: haeuser[0]?.strasse ?? '',
    liegenschaften,
    minuten: liegenschaften.reduce((sum, haus) => sum + haus.minuten, 0),
    faellig: liegenschaften.length,
    naechsteFrist: liegenschaften.flatMap((haus) => haus.naechsteFrist ?? []).toSorted()[0] ?? null,
  };
}

/** No day is too early for a house in which something can be done at any time. */
function ersterTag({ aufgaben }: HausRow): Tag | null {
  const beginne = aufgaben.map(({ fristVon }) => fristVon ?? '').toSorted();
  return beginne[0] || null;
}
