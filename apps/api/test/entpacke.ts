import { unzipSync } from 'fflate';

/** What is in a ZIP file, as text by name. */
export function entpacke(bytes: Uint8Array): Record<string, string> {
  const inhalt = unzipSync(bytes);
  return Object.fromEntries(
    Object.entries(inhalt).map(([name, datei]) => [name, new TextDecoder().decode(datei)]),
  );
}
