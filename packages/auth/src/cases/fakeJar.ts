import type { CookieJar } from '../core/authEnvironment.ts';

const BYTES_MAX = 4096;

/** A browser's cookies, shared by its tabs: drops what is too large, forgets on Max-Age=0. */
export class FakeJar implements CookieJar {
  readonly values = new Map<string, string>();
  readonly written: string[] = [];
  on = true;
  broken = false;

  enabled(): boolean {
    return this.on;
  }

  read(): string {
    if (this.broken) throw new Error('The cookie store is broken.');
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  write(cookie: string): void {
    this.written.push(cookie);
    const [pair = '', ...attributes] = cookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (attributes.includes('Max-Age=0')) this.values.delete(name);
    else if (name.length + value.length <= BYTES_MAX) this.values.set(name, value);
  }

  /** As the application reads it. */
  plain(name: string): string | undefined {
    const value = this.values.get(name);
    return value === undefined ? undefined : decodeURIComponent(value);
  }

  set(name: string, value: string): void {
    this.values.set(name, encodeURIComponent(value));
  }
}
