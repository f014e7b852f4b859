import type { Readable } from 'node:stream';

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { GatheredBytes } from '../net/gatheredBytes.ts';
import type { Refused } from '../refusal/refused.ts';
import { requestRefused } from '../refusal/request.grund.ts';

/** The one file of a form, as it streams in. */
export type UploadStream = {
  readonly name: string;
  /** Bytes of the whole form, where the client says so. */ readonly laenge?: number | undefined;
  readonly inhalt: Readable & { truncated?: boolean };
};
export type Upload = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Cut off, because it is larger than allowed. */ readonly zuGross: boolean;
};

/**
 * The one kind of body that carries a file; without its boundary nobody can tell where the file ends. Asked of every upload before
 * its body is read.
 */
export function refuseNoForm(request: FastifyRequest): void {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? ''))
    throw requestRefused('no-file');
}

/** @throws Refused 'falscher-inhalt' for a form without a file, 'eingabe-ungueltig' for half a form */
export async function uploadStreamOf(request: FastifyRequest, bytesMax: number): Promise<UploadStream> {
  const part = await partOf(request, bytesMax);
  const said = Number(request.headers['content-length']);
  return { name: part.filename, inhalt: part.file, laenge: said > 0 ? Math.min(said, bytesMax) : undefined };
}

/** The same in one piece. */
export async function uploadOf(request: FastifyRequest, bytesMax: number): Promise<Upload> {
  const part = await partOf(request, bytesMax);
  try {
    const bytes = new GatheredBytes();
    for await (const piece of part.file as AsyncIterable<Uint8Array>) bytes.add(piece);
    return { name: part.filename, bytes: bytes.all(), zuGross: part.file.truncated };
  } catch {
    throw unterbrochen();
  }
}

async function partOf(request: FastifyRequest, bytesMax: number): Promise<MultipartFile> {
  const part = await request
    .file({ limits: { fileSize: bytesMax }, throwFileSizeLimit: false })
    .catch((error: { statusCode?: number }) => {
      // The library's own refusals carry a status; its parser's errors are about a broken form.
      throw error.statusCode === undefined ? unterbrochen() : error;
    });
  if (!part) throw requestRefused('no-file');
  return part;
}

/** A form that ends in its middle, on the way or by a careless program. */
export const unterbrochen = (): Refused => requestRefused('upload-interrupted');
