import * as importauftrag from '@kehrtour/contract/importauftrag';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/importformat';

import type { Routes } from '../platform/route.ts';
import { sendFile } from '../platform/sendFile.ts';
import { uploadOf } from '../platform/upload.ts';
import { korrigiereImport } from './korrigiereImport.ts';
import { nimmDateiAn } from './nimmDateiAn.ts';
import { nimmImportZurueck } from './nimmImportZurueck.ts';
import { pruefeImport } from './pruefeImport.ts';
import { schreibeFehlerliste } from './schreibeFehlerliste.ts';
import { uebernimmImport } from './uebernimmImport.ts';
import { sucheNochmal } from './verorteBestand.ts';
import { verwirfImport } from './verwirfImport.ts';
import { zeigeAenderungen } from './zeigeAenderungen.ts';
import { zeigeImport, zeigeImporte } from './zeigeImport.ts';

export function importauftragRoutes({ add }: Routes): void {
  add(importauftrag.importeHolen, ({ ctx, query }) => zeigeImporte(ctx, query.cursor));
  add(importauftrag.importHochladen, async ({ ctx, request }) =>
    nimmDateiAn(ctx, await uploadOf(request, IMPORTDATEIEN.bytesMax)),
  );
  add(importauftrag.importHolen, ({ ctx, params }) => zeigeImport(ctx, params.id));
  add(importauftrag.importKorrigieren, ({ ctx, params, body }) => korrigiereImport(ctx, params.id, body));
  add(importauftrag.importPruefen, ({ ctx, params }) => pruefeImport(ctx, params.id));
  add(importauftrag.importUebernehmen, ({ ctx, params, body }) => uebernimmImport(ctx, params.id, body));
  add(importauftrag.importRueckgaengig, ({ ctx, params }) => nimmImportZurueck(ctx, params.id));
  add(importauftrag.importVerorten, ({ ctx, params }) => sucheNochmal(ctx, params.id));
  add(importauftrag.importVerwerfen, ({ ctx, params }) => verwirfImport(ctx, params.id));
  add(importauftrag.importFehlerHolen, async ({ ctx, params, reply }) => {
    const { name, csv } = await schreibeFehlerliste(ctx, params.id);
    return sendFile(reply, csv, 'text/csv; charset=utf-8', name) as never;
  });
  add(importauftrag.importAenderungenHolen, ({ ctx, params, query }) =>
    zeigeAenderungen(ctx, params.id, query),
  );
}
