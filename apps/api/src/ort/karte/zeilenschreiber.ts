import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

const PUFFER_BYTES = 1024 * 1024;

/** Writes JSON lines and says where each one stands, so that it can be read alone later. */
export class Zeilenschreiber {
  readonly #datei: FileHandle;
  #puffer: Buffer[] = [];
  #gepuffert = 0;
  #laenge = 0;

  private constructor(datei: FileHandle) {
    this.#datei = datei;
  }

  static async oeffne(datei: string): Promise<Zeilenschreiber> {
    return new Zeilenschreiber(await open(datei, 'w'));
  }

  schreibe(wert: unknown): Promise<{ start: number; bytes: number }> {
    return this.schreibeText(JSON.stringify(wert));
  }

  /** What is JSON already. */
  async schreibeText(json: string): Promise<{ start: number; bytes: number }> {
    const zeile = Buffer.from(`${json}\n`);
    const start = this.#laenge;
    this.#laenge += zeile.length;
    this.#gepuffert += zeile.length;
    this.#puffer.push(zeile);
    if (this.#gepuffert > PUFFER_BYTES) await this.#leere();
    return { start, bytes: zeile.length };
  }

  async schliesse(): Promise<void> {
    await this.#leere();
    await this.#datei.close();
  }

  async #leere(): Promise<void> {
    await this.#datei.write(Buffer.concat(this.#puffer));
    this.#puffer = [];
    this.#gepuffert = 0;
  }
}
