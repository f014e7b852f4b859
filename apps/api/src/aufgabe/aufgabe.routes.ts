import { Readable } from 'node:stream';

import * as aufgabe from '@kehrtour/contract/aufgabe';
import * as bestand from '@kehrtour/contract/bestand';

import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { sendText } from '../platform/http/sendText.ts';
import { aendereAufgabe, lasseAufgabeEntfallen, legeAufgabeAn } from './aendereAufgabe.ts';
import { gibLiegenschaftenAus } from './gibLiegenschaftenAus.ts';
import { listeLiegenschaften } from './listeLiegenschaften.ts';
import { zeigeAufgaben } from './zeigeAufgaben.ts';
import { zeigeFristen } from './zeigeFristen.ts';
import { zeigePunkte } from './zeigePunkte.ts';

export function aufgabeRoutes({ add }: Routes): void {
  add(aufgabe.aufgabenDerLiegenschaft, ({ ctx, params }) => zeigeAufgaben(ctx, params.id));
  add(aufgabe.fristenHolen, ({ ctx }) => zeigeFristen(ctx));
  add(aufgabe.aufgabeAnlegen, ({ ctx, params, body }) => legeAufgabeAn(ctx, params.id, body));
  add(aufgabe.aufgabeAendern, ({ ctx, params, body }) => aendereAufgabe(ctx, params.id, body));
  add(aufgabe.aufgabeEntfallen, async ({ ctx, params, body }) => {
    await lasseAufgabeEntfallen(ctx, params.id, body.entfallen);
    return {};
  });
  // Lists of houses stand here, not with the houses: they are sorted and coloured by what is due.
  add(bestand.liegenschaftenHolen, ({ ctx, query }) => listeLiegenschaften(ctx, query));
  add(bestand.liegenschaftPunkteHolen, async ({ ctx, query, reply }) =>
    sendText(reply, await zeigePunkte(ctx, query)),
  );
  add(bestand.liegenschaftenAusgeben, async ({ ctx, query, reply }) => {
    const { inhalt, typ, name } = await gibLiegenschaftenAus(ctx, query);
    return sendFile(reply, Readable.from(inhalt), typ, name);
  });
}
