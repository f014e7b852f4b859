import * as dokument from '@kehrtour/contract/dokument';
import { DOKUMENT_BYTES_MAX } from '@kehrtour/domain/datei/dokument';

import type { Routes } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/sendFile.ts';
import { uploadOf } from '../../platform/http/upload.ts';
import { legeDokumentAn } from './legeDokumentAn.ts';
import { holeDokumentZurueck, loescheDokument } from './loescheDokument.ts';
import { holeDokument, zeigeDokumente } from './zeigeDokumente.ts';

export function dokumentRoutes({ add }: Routes): void {
  add(dokument.dokumenteHolen, ({ ctx, params }) => zeigeDokumente(ctx, params.id));
  add(dokument.dokumentHochladen, async ({ ctx, params, request }) =>
    legeDokumentAn(ctx, params.id, await uploadOf(request, DOKUMENT_BYTES_MAX)),
  );
  add(dokument.dokumentLaden, async ({ ctx, params, reply }) => {
    const { bytes, typ, name } = await holeDokument(ctx, params);
    return sendFile(reply, Buffer.from(bytes), typ, name);
  });
  add(dokument.dokumentLoeschen, ({ ctx, params }) => loescheDokument(ctx, params));
  add(dokument.dokumentZurueckholen, ({ ctx, params }) => holeDokumentZurueck(ctx, params));
}
