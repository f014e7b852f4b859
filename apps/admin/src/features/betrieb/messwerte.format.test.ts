import type { Messwerte } from '@kehrtour/contract/betrieb';
import { describe, expect, it } from 'vitest';

import { messwerteInWorten } from './messwerte.format.ts';

const RUHE: Messwerte = {
  jetzt: '2027-05-03T10:00:00Z',
  ausgang: [],
  gescheiterteNachrichten: 0,
  auftraege: { warten: 0, seit: null, laufen: 0, gescheitert: 0 },
  gesichertAm: '2027-05-03T00:31:00Z',
  freieBytes: 12 * 1024 ** 3,
};
const saetze = (werte: Messwerte) =>
  messwerteInWorten(werte).map(({ was, wert, auffaellig }) => `${auffaellig ? '! ' : ''}${was}: ${wert}`);

describe('how the installation stands', () => {
  it('is quiet where nothing waits', () => {
    expect(saetze(RUHE)).toEqual([
      'Postausgang: Nichts wartet',
      'Aufträge: Keiner wartet',
      'Letzte Sicherung: 03.05.2027, 02:31 Uhr',
      'Frei auf der Platte: 12\u00A0GB',
    ]);
  });
  it('says how long what is oldest waits, and marks what somebody should look at', () => {
    expect(
      saetze({
        ...RUHE,
        ausgang: [
          { weg: 'mail', wartet: 1, seit: '2027-05-03T09:57:00Z' },
          { weg: 'sms', wartet: 1204, seit: '2027-05-03T08:00:00Z' },
        ],
        gescheiterteNachrichten: 2,
        auftraege: { warten: 3, seit: '2027-05-03T09:59:40Z', laufen: 1, gescheitert: 1 },
        gesichertAm: '2027-05-01T00:31:00Z',
        freieBytes: null,
      }),
    ).toEqual([
      'Postausgang, Mails: 1 Mail wartet seit 3\u00A0Min.',
      '! Postausgang, SMS: 1.204 SMS warten, die älteste seit 2\u00A0Std.',
      'Nicht zugestellt: 2 Nachrichten; die Betriebe sehen ihre',
      'Aufträge: 3 warten, der älteste seit weniger als einer Minute, 1 läuft, 1 gescheitert seit gestern',
      '! Letzte Sicherung: 01.05.2027, 02:31 Uhr, vor mehr als einem Tag',
    ]);
  });
  it('says that there was no backup yet', () => {
    expect(saetze({ ...RUHE, gesichertAm: null })).toContain('! Letzte Sicherung: Noch keine');
  });
});
