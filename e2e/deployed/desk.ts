import { randomUUID } from 'node:crypto';

import { type Answer, ask } from './ask.ts';
import type { Installation } from './installation.ts';

const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };
/** Long enough for a process to be missed and replaced. */
const TRIES_MAX = 60;

/** A house as the office writes it down by hand; many of them at one address, on purpose. */
export const newHouse = (notizArbeit: string) => ({
  strasse: 'Ringstraße',
  hausnr: '1',
  hausnrZusatz: '',
  plz: '91999',
  ort: 'Musterbach',
  ortsteil: '',
  laufnummer: null,
  kundennummer: '',
  kehrbezirk: '',
  typ: 'einfamilienhaus',
  einheitenAnzahl: 1,
  rolle: 'freiUndHoheitlich',
  status: 'aktiv',
  notizZugang: '',
  notizArbeit,
  koordinaten: null,
  trotzdem: true,
});

/** What the office does, through the door that everybody uses. */
export class Desk {
  readonly #house: Installation;
  #token = '';
  /** Answers that were no success, and requests without an answer. */
  readonly failed: string[] = [];

  constructor(installation: Installation) {
    this.#house = installation;
  }

  async login(): Promise<string> {
    const { body } = await this.#ask('POST', '/mitarbeiter/anmelden', { body: DEMO });
    this.#token = (JSON.parse(body) as { accessToken: string }).accessToken;
    return this.#token;
  }

  read = (path: string): Promise<Answer> => this.#ask('GET', path, {});

  change = (path: string, body: unknown): Promise<Answer> => this.#ask('PATCH', path, { body });

  /** Writes until it is told that it is written; a repetition has the same key, as the product's own pages do it. */
  async write(path: string, body: unknown): Promise<string> {
    const key = randomUUID();
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const answer = await this.#ask('POST', path, { body, key }).catch((error: Error) => {
        this.failed.push(error.message);
        return undefined;
      });
      if (answer && answer.status < 300) return (JSON.parse(answer.body) as { id: string }).id;
      if (answer) this.failed.push(`${answer.status} ${answer.body.slice(0, 200)}`);
      if (answer && answer.status < 500) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`${path}: ${this.failed.at(-1)}`);
  }

  #ask(method: string, path: string, { body, key }: { body?: unknown; key?: string }): Promise<Answer> {
    return ask(this.#house.at('portal', `/api${path}`), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
