import 'fake-indexeddb/auto';
import type { Tagespaket } from '@kehrtour/contract/heute';
import { describe, expect, it, vi } from 'vitest';

import { eineMarke } from '../../../test/eineMarke.ts';
import type { Marke } from './marke.ts';
import { oeffneSpeicher, wartendeAnderer, zuletztDa } from './speicher.ts';

const marke = (id: string, folge: number, teil: Partial<Marke> = {}): Marke =>
  eineMarke(folge, { id, terminId: 't', art: 'notiz', text: 'Hund im Hof', am: Date.now(), ...teil });
const paket = (tag: string) => ({
  inhalt: { tag, besuche: [] } as unknown as Tagespaket,
  etag: `"${tag}"`,
  geholtAm: 1,
});

describe('the store of a phone', () => {
  it('has everything again after the page was ended, in its order', async () => {
    const vorher = await oeffneSpeicher('jonas', 's1');
    await vorher.merke(marke('b', 2), marke('a', 1));
    await vorher.merkeZugang({ nachweis: 'x', kennung: 'k', bis: '2027-01-12T20:00:00Z' });
    const danach = await oeffneSpeicher('jonas');
    expect((await danach.marken()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await danach.zugang())?.nachweis).toBe('x');
    expect(await zuletztDa()).toEqual({ person: 'jonas', sitzung: 's1' });
  });

  it('shows another person a count, and nobody what was written without her key', async () => {
    const andere = await oeffneSpeicher('mira', 's2');
    expect(await andere.marken()).toEqual([]);
    expect(await wartendeAnderer('mira')).toBe(2);
    const roh = await new Promise<unknown[]>((fertig) => {
      indexedDB.open('kehrtour-heute').onsuccess = ({ target }) => {
        const db = (target as IDBOpenDBRequest).result;
        db.transaction('marke').objectStore('marke').getAll().onsuccess = (alle) => {
          fertig((alle.target as IDBRequest<unknown[]>).result);
          db.close();
        };
      };
    });
    expect(roh).toHaveLength(2);
    expect(JSON.stringify(roh)).not.toContain('Hund');
    expect(
      Buffer.concat(roh.map((row) => Buffer.from((row as { daten: ArrayBuffer }).daten))).includes('Hund'),
    ).toBe(false);
  });

  it('keeps today and tomorrow, and lets go of yesterday', async () => {
    const speicher = await oeffneSpeicher('jonas');
    for (const tag of ['2027-01-11', '2027-01-12']) await speicher.merkePaket(paket(tag), tag);
    await speicher.merkePaket(paket('2027-01-13'), '2027-01-12');
    const da = await Promise.all(
      ['2027-01-11', '2027-01-12', '2027-01-13'].map((tag) => speicher.paket(tag)),
    );
    expect(da.map((eines) => eines?.etag)).toEqual([undefined, '"2027-01-12"', '"2027-01-13"']);
  });

  it('gives the day away with the person who logs out, and keeps what she has not sent', async () => {
    const speicher = await oeffneSpeicher('jonas');
    await speicher.merke(marke('c', 3, { stand: 'gesendet' }));
    await speicher.raeume();
    expect(await zuletztDa()).toBeUndefined();
    expect(await speicher.paket('2027-01-12')).toBeUndefined();
    expect(await speicher.zugang()).toBeUndefined();
    expect((await (await oeffneSpeicher('jonas')).marken()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
    'opens it again where the browser has closed it (%s), and writes nothing twice',
    async (name) => {
      const speicher = await oeffneSpeicher('ida');
      const zu = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost', name);
      });
      await speicher.merke(marke('i', 1));
      zu.mockRestore();
      expect((await speicher.marken()).map(({ id }) => id)).toEqual(['i']);
    },
  );

  it('says at once what a new connection would not mend', async () => {
    const speicher = await oeffneSpeicher('ida');
    const voll = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(speicher.merke(marke('j', 2))).rejects.toThrow('no room');
    voll.mockRestore();
  });

  it('offers what was sent for a week, in case the server has to be brought back', async () => {
    const speicher = await oeffneSpeicher('jonas');
    const tage = (anzahl: number) => Date.now() - anzahl * 86_400_000;
    await speicher.merke(
      marke('neu', 4, { stand: 'gesendet', am: tage(6) }),
      marke('alt', 5, { stand: 'gesendet', am: tage(8) }),
    );
    expect((await speicher.marken()).map(({ id }) => id)).toEqual(['a', 'b', 'neu']);
  });
});
