import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = /^(text|application\/(json|wasm|manifest|xml)|image\/svg)/;
const BYTES_WORTH_COMPRESSING = 1024;

export interface BuiltFile {
  type: string;
  etag: string;
  /** The name carries a hash of the content, or a version that other sites rely on: it never changes. */
  immutable: boolean;
  /** The bytes in the best encoding that the client accepts. */
  encoded: (acceptEncoding: string) => { encoding?: 'br' | 'gzip'; body: Buffer };
}

/**
 * The files of one app's build, read when first asked for. Only names that the folder lists can be reached.
 * @param served a file as it is sent, from its name and what lies there
 */
export function openBuiltFiles(
  folder: string,
  served: (name: string, body: Buffer) => Buffer = (_, body) => body,
): (name: string) => BuiltFile | undefined {
  if (!existsSync(folder)) return () => undefined;
  const listed = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const all = listed.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  // Hidden ones, such as vite's manifest, are for us alone; what RFC 8615 puts there is for everybody.
  const names = new Set(all.filter((name) => !name.startsWith('.') || name.startsWith('.well-known/')));
  const read = new Map<string, BuiltFile>();
  return (name) => {
    const known = read.get(name);
    if (known !== undefined || !names.has(name)) return known;
    const body = bytesOf(path.join(folder, name));
    if (body === undefined) return undefined;
    const file = builtFile(name, served(name, body));
    read.set(name, file);
    return file;
  };
}

/** A build under way may have taken the file away: then it is missing for this visitor, not for the house. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function builtFile(name: string, body: Buffer): BuiltFile {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const small = body.length < BYTES_WORTH_COMPRESSING || !compressible.test(type);
  let brotli: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: /^(_[^/]+|einbetten\/v\d+)\//.test(name),
    encoded: (accept) => {
      if (small) return { body };
      if (/\bbr\b/.test(accept)) {
        brotli ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
        return { encoding: 'br', body: brotli };
      }
      if (/\bgzip\b/.test(accept)) return { encoding: 'gzip', body: (gzip ??= gzipSync(body)) };
      return { body };
    },
  };
}
