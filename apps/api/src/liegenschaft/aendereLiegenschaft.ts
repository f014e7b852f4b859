import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft, liegenschaftAendern, Liegenschaftdaten } from '@kehrtour/contract/liegenschaft';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import { keysOf } from '@kehrtour/domain/keysOf';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';

import type { StaffCtx } from '../platform/ctx.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { updateLiegenschaft } from './liegenschaft.store.ts';
import { datenAus } from './zeigeLiegenschaft.ts';

/** Fields of the form → part of an import that a change protects. */
const TEIL_DES_FELDES: Record<keyof Liegenschaftdaten, Importteil> = {
  strasse: 'adresse',
  hausnr: 'adresse',
  hausnrZusatz: 'adresse',
  plz: 'adresse',
  ort: 'adresse',
  ortsteil: 'adresse',
  laufnummer: 'laufnummer',
  ...jeSpalte((spalte) => spalte),
  typ: 'typ',
  einheitenAnzahl: 'anzahlEinheiten',
  rolle: 'rolle',
  status: 'status',
  notizZugang: 'notiz',
  notizArbeit: 'notiz',
};

/** The job by which rounds hear that a person took all work from a house, or gave it back. */
export const HAUS_ANDERS = defineJob('liegenschaft.status-anders', { liegenschaftId: ID, gemeldetVon: ID });

/** Changes a property; each part that really changed is kept from the next import. */
export function aendereLiegenschaft(
  ctx: StaffCtx,
  id: string,
  { version, ...daten }: BodyOf<typeof liegenschaftAendern>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Angaben geändert', gewollt: daten }, async (tx, row) => {
    const felder = geaenderteFelder(datenAus(row), daten);
    if (felder.length === 0) return undefined;
    await updateLiegenschaft(tx, id, daten);
    if (felder.includes('status') && [row.status, daten.status].includes('ohneTaetigkeiten'))
      await ctx.deps.jobs.enqueue(tx, HAUS_ANDERS, {
        unternehmenId: ctx.unternehmenId,
        liegenschaftId: id,
        gemeldetVon: ctx.actor.id,
      });
    return [...new Set(felder.map((feld) => TEIL_DES_FELDES[feld]))];
  });
}

function geaenderteFelder(vorher: Liegenschaftdaten, daten: Liegenschaftdaten): (keyof Liegenschaftdaten)[] {
  const felder = keysOf(TEIL_DES_FELDES);
  return felder.filter((feld) => vorher[feld] !== daten[feld]);
}
