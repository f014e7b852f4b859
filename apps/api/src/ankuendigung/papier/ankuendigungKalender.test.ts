import { describe, expect, it } from 'vitest';

import { ankuendigungKalender } from './ankuendigungKalender.ts';
import type { Kalendereintrag } from './ankuendigungKalender.ts';

function einEintrag(abweichend: Partial<Kalendereintrag> = {}): Kalendereintrag {
  return {
    terminId: '0197-7f3a',
    host: 'termin.musterbach.example',
    fassung: 0,
    stand: 'angekuendigt',
    beginn: new Date('2026-10-13T08:00:00+02:00'),
    ende: new Date('2026-10-13T10:00:00+02:00'),
    erstelltAm: new Date('2026-09-21T07:30:00Z'),
    titel: 'Schornsteinfeger: Feuerstättenschau',
    ort: 'Hersbrucker Straße 12, 91299 Musterbach',
    beschreibung: 'Feuerstättenschau, ca. 30 Min.\nBitte Heizraum frei halten; danke, gern.',
    url: 'https://termin.musterbach.example/termin?code=Zk3vQ8xT1mWbR5yHn0LdCg',
    absender: { name: 'Schornsteinfeger Brandmeier', email: 'post@brandmeier.example' },
    ...abweichend,
  };
}

/** Reads a calendar as clients do: unfold, split at the first colon, undo the quoting. */
function lies(ics: string): Map<string, string> {
  const zeilen = ics
    .replaceAll(/\r\n[ \t]/g, '')
    .replace(/BEGIN:VALARM.*END:VALARM\r\n/s, '')
    .split('\r\n');
  return new Map(
    zeilen.map((zeile) => {
      const stelle = zeile.indexOf(':');
      const name = zeile.slice(0, stelle).replace(/;.*/, '');
      const wert = zeile.slice(stelle + 1);
      return [name, wert.replaceAll(/\\([nN,;\\])/g, (_, z: string) => (z.toLowerCase() === 'n' ? '\n' : z))];
    }),
  );
}

describe('ankuendigungKalender', () => {
  it('writes the window in UTC, summer and winter', () => {
    const sommer = lies(ankuendigungKalender(einEintrag()));
    expect([sommer.get('DTSTART'), sommer.get('DTEND')]).toEqual(['20261013T060000Z', '20261013T080000Z']);
    const winter = lies(
      ankuendigungKalender(
        einEintrag({
          beginn: new Date('2026-12-01T08:00:00+01:00'),
          ende: new Date('2026-12-01T10:00:00+01:00'),
        }),
      ),
    );
    expect(winter.get('DTSTART')).toBe('20261201T070000Z');
  });

  it('keeps one entry through a move and a calling off, and ends each line', () => {
    const [erste, verlegt, abgesagt] = [
      einEintrag(),
      einEintrag({ fassung: 1, beginn: new Date('2026-10-13T09:00:00+02:00') }),
      einEintrag({ fassung: 2, stand: 'abgesagt' }),
    ].map((eintrag) => ankuendigungKalender(eintrag));
    expect(new Set([erste, verlegt, abgesagt].map((ics) => lies(ics ?? '').get('UID'))).size).toBe(1);
    expect([erste, verlegt, abgesagt].map((ics) => lies(ics ?? '').get('SEQUENCE'))).toEqual(['0', '1', '2']);
    expect(lies(abgesagt ?? '').get('METHOD')).toBe('CANCEL');
    for (const ics of [erste, verlegt, abgesagt]) expect(ics).toMatch(/END:VCALENDAR\r\n$/);
  });

  it('refuses a window that ends before it begins, as a bug', () => {
    const verdreht = einEintrag({ ende: new Date('2026-10-13T07:00:00+02:00') });
    expect(() => ankuendigungKalender(verdreht)).toThrow('endet vor dem Beginn');
  });

  it('reads back title, place, description and page as they went in', () => {
    const gelesen = lies(ankuendigungKalender(einEintrag()));
    expect(gelesen.get('SUMMARY')).toBe('Schornsteinfeger: Feuerstättenschau');
    expect(gelesen.get('LOCATION')).toBe('Hersbrucker Straße 12, 91299 Musterbach');
    expect(gelesen.get('DESCRIPTION')).toBe(
      'Feuerstättenschau, ca. 30 Min.\nBitte Heizraum frei halten; danke, gern.',
    );
    expect(gelesen.get('URL')).toBe('https://termin.musterbach.example/termin?code=Zk3vQ8xT1mWbR5yHn0LdCg');
  });

  it('keeps the entry the same through changes and counts them', () => {
    const erst = lies(ankuendigungKalender(einEintrag()));
    const verschoben = lies(
      ankuendigungKalender(
        einEintrag({
          fassung: 3,
          beginn: new Date('2026-10-14T08:00:00Z'),
          ende: new Date('2026-10-14T10:00:00Z'),
        }),
      ),
    );
    expect(verschoben.get('UID')).toBe(erst.get('UID'));
    expect(verschoben.get('UID')).toBe('termin-0197-7f3a@termin.musterbach.example');
    expect([erst.get('SEQUENCE'), verschoben.get('SEQUENCE')]).toEqual(['0', '3']);
  });

  it('is tentative when announced, confirmed by the customer, and gone when called off', () => {
    const stand = (s: Kalendereintrag['stand'], absender = einEintrag().absender) => {
      const gelesen = lies(ankuendigungKalender(einEintrag({ stand: s, absender })));
      return [gelesen.get('METHOD'), gelesen.get('STATUS')];
    };
    expect(stand('angekuendigt')).toEqual(['PUBLISH', 'TENTATIVE']);
    expect(stand('bestaetigt')).toEqual(['PUBLISH', 'CONFIRMED']);
    expect(stand('abgesagt')).toEqual(['CANCEL', 'CANCELLED']);
    expect(stand('abgesagt', { name: 'Ohne Adresse' })).toEqual(['PUBLISH', 'CANCELLED']);
  });

  it('reminds a day before, and of nothing that was called off', () => {
    expect(ankuendigungKalender(einEintrag())).toContain('TRIGGER:-P1D\r\n');
    expect(ankuendigungKalender(einEintrag({ stand: 'abgesagt' }))).not.toContain('VALARM');
  });

  it('lets nobody write lines of their own into the file', () => {
    const boese = 'X\r\nATTENDEE:mailto:a@b.example\nEND:VEVENT\u2028BEGIN:VALARM';
    const ics = ankuendigungKalender(
      einEintrag({
        titel: boese,
        ort: boese,
        beschreibung: boese,
        terminId: boese,
        host: boese,
        url: 'https://termin.musterbach.example/termin?code=a\r\nATTENDEE:mailto:a@b.example',
        absender: { name: `"${boese}`, email: 'post@brandmeier.example\r\nATTENDEE:x' },
      }),
    );
    const anfaenge = ics
      .replaceAll(/\r\n[ \t]/g, '')
      .split(/\r\n|\n|\r/)
      .map((zeile) => zeile.split(/[:;]/)[0]);
    expect(anfaenge).not.toContain('ATTENDEE');
    // The calendar, the event, its reminder.
    expect(anfaenge.filter((name) => name === 'END')).toHaveLength(3);
    expect(anfaenge.filter((name) => name === 'BEGIN')).toHaveLength(3);
  });

  it('keeps every line within 75 octets, as old calendars demand', () => {
    const ics = ankuendigungKalender(einEintrag({ beschreibung: 'Größe übermäßig – '.repeat(40) }));
    for (const zeile of ics.split('\r\n')) expect(Buffer.byteLength(zeile)).toBeLessThanOrEqual(75);
  });

  it('is the same file for the same values', () => {
    expect(ankuendigungKalender(einEintrag())).toBe(ankuendigungKalender(einEintrag()));
  });
});
