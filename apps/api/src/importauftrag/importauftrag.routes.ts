import * as dateiprofil from '@kehrtour/contract/dateiprofil';
import * as importauftrag from '@kehrtour/contract/importauftrag';

import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { gibDateiAus } from './gibDateiAus.ts';
import { korrigiereImport } from './korrigiereImport.ts';
import { nimmImportZurueck } from './nimmImportZurueck.ts';
import { pruefeImport } from './pruefeImport.ts';
import { QUELLEN } from './quelle/quellen.ts';
import { schreibeFehlerliste } from './schreibeFehlerliste.ts';
import { uebernimmImport } from './uebernimmImport.ts';
import { sucheNochmal } from './verorteBestand.ts';
import { benenneDateiprofil, loescheDateiprofil, zeigeDateiprofile } from './verwalteDateiprofile.ts';
import { verwirfImport } from './verwirfImport.ts';
import { zeigeAenderungen } from './zeigeAenderungen.ts';
import { zeigeImport, zeigeImporte } from './zeigeImport.ts';

export function importauftragRoutes(routes: Routes): void {
  const { add } = routes;
  for (const quelle of QUELLEN) quelle.routes(routes);
  add(dateiprofil.dateiprofileHolen, ({ ctx }) => zeigeDateiprofile(ctx));
  add(dateiprofil.dateiprofilBenennen, ({ ctx, params, body }) =>
    benenneDateiprofil(ctx, params.id, body.name),
  );
  add(dateiprofil.dateiprofilLoeschen, ({ ctx, params }) => loescheDateiprofil(ctx, params.id));
  add(importauftrag.importeHolen, ({ ctx, query }) => zeigeImporte(ctx, query.cursor));
  add(importauftrag.importHolen, ({ ctx, params }) => zeigeImport(ctx, params.id));
  add(importauftrag.importKorrigieren, ({ ctx, params, body }) => korrigiereImport(ctx, params.id, body));
  add(importauftrag.importPruefen, ({ ctx, params }) => pruefeImport(ctx, params.id));
  add(importauftrag.importUebernehmen, ({ ctx, params, body }) => uebernimmImport(ctx, params.id, body));
  add(importauftrag.importRueckgaengig, ({ ctx, params }) => nimmImportZurueck(ctx, params.id));
  add(importauftrag.importVerorten, ({ ctx, params }) => sucheNochmal(ctx, params.id));
  add(importauftrag.importVerwerfen, ({ ctx, params }) => verwirfImport(ctx, params.id));
  add(importauftrag.importFehlerHolen, async ({ ctx, params, reply }) => {
    const { name, csv } = await schreibeFehlerliste(ctx, params.id);
    return sendFile(reply, csv, 'text/csv; charset=utf-8', name);
  });
  add(importauftrag.importDateiHolen, async ({ ctx, params, reply }) => {
    const { name, bytes, typ } = await gibDateiAus(ctx, params.id);
    return sendFile(reply, bytes, typ, name);
  });
  add(importauftrag.importAenderungenHolen, ({ ctx, params, query }) =>
    zeigeAenderungen(ctx, params.id, query),
  );
}
