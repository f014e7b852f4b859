import { describe, expect, it } from 'vitest';

import { istZuBringen, type Zustellung, zustellbild, zustellungMoeglich } from './zustellung.ts';

const HEILIGDREIKOENIG = [{ tag: '2027-01-06', name: 'Heilige Drei Könige' }];
const eintrag = (
  id: string,
  art: Zustellung['art'],
  am: string,
  berichtigt: string | null = null,
): Zustellung => ({
  id,
  art,
  am,
  von: 'Jonas Brandl',
  berichtigt,
});
const zettel = (...zustellungen: Zustellung[]) =>
  zustellbild({ kanal: 'einwurf', zustellungen, mail: null }, { feiertage: [] });

describe('a slip', () => {
  it('counts as received neither when it is announced nor when it is printed (§ 3 Abs. 1 KÜO)', () => {
    expect(zettel()).toMatchObject({ stand: 'offen', zugangAm: null });
    expect(zettel(eintrag('a', 'gedruckt', '2027-01-11'))).toMatchObject({
      stand: 'gedruckt',
      zugangAm: null,
    });
  });
  it('counts as received on the day on which it was dropped in, by whom', () => {
    expect(zettel(eintrag('a', 'gedruckt', '2027-01-11'), eintrag('b', 'eingeworfen', '2027-01-12'))).toEqual(
      {
        stand: 'zugestellt',
        kanal: 'einwurf',
        am: '2027-01-12',
        von: 'Jonas Brandl',
        zugangAm: '2027-01-12',
      },
    );
  });
  it('is to be carried again once the report was taken back', () => {
    const bild = zettel(
      eintrag('a', 'eingeworfen', '2027-01-12'),
      eintrag('b', 'berichtigt', '2027-01-13', 'a'),
    );
    expect(bild).toMatchObject({ stand: 'offen', zugangAm: null });
    expect(istZuBringen(bild)).toBe(true);
  });
});

describe('a mail', () => {
  const mail = (
    status: 'neu' | 'gesendet' | 'fehler',
    gesendetAm: string | null,
    ...zustellungen: Zustellung[]
  ) =>
    zustellbild(
      { kanal: 'mail', zustellungen, mail: { status, gesendetAm } },
      { feiertage: HEILIGDREIKOENIG },
    );
  it('counts the day after the mail server took it, and while it waits not at all', () => {
    expect(mail('neu', null)).toMatchObject({ stand: 'unterwegs', zugangAm: null });
    expect(mail('gesendet', '2027-01-07')).toMatchObject({ stand: 'zugestellt', zugangAm: '2027-01-08' });
  });
  it('that came back or could not be sent has told nobody; the slip dropped in instead counts', () => {
    expect(mail('fehler', null).stand).toBe('gescheitert');
    const zurueck = eintrag('a', 'zurueck', '2027-01-08');
    expect(mail('gesendet', '2027-01-07', zurueck)).toMatchObject({ stand: 'gescheitert', zugangAm: null });
    expect(mail('gesendet', '2027-01-07', zurueck, eintrag('b', 'eingeworfen', '2027-01-09'))).toMatchObject({
      stand: 'zugestellt',
      kanal: 'einwurf',
      zugangAm: '2027-01-09',
    });
  });
});

describe('a letter of a service', () => {
  const brief = (status: 'neu' | 'gesendet' | 'fehler', gesendetAm: string | null, zurueckAm?: string) =>
    zustellbild(
      {
        kanal: 'briefdienst',
        zustellungen: [],
        mail: { status, gesendetAm, ...(zurueckAm === undefined ? {} : { zurueckAm }) },
      },
      { feiertage: HEILIGDREIKOENIG },
    );
  it('has told nobody until the post has it, and is then a letter like any other', () => {
    expect(brief('gesendet', null)).toMatchObject({
      stand: 'unterwegs',
      kanal: 'briefdienst',
      zugangAm: null,
    });
    expect(brief('gesendet', '2027-01-07')).toMatchObject({
      stand: 'zugestellt',
      kanal: 'brief',
      zugangAm: '2027-01-11',
    });
  });
  it('that came back says on which day', () => {
    expect(brief('fehler', '2027-01-07', '2027-01-14')).toMatchObject({
      stand: 'gescheitert',
      am: '2027-01-14',
      zugangAm: null,
    });
  });
});

describe('receipt', () => {
  it('is never on a Sunday or holiday, whatever the day of the report (§ 41 VwVfG)', () => {
    expect(zettel(eintrag('a', 'eingeworfen', '2027-01-10')).zugangAm).toBe('2027-01-11');
    expect(zettel(eintrag('a', 'aufgegeben', '2027-01-13'))).toMatchObject({
      kanal: 'brief',
      zugangAm: '2027-01-18',
    });
  });
});

describe('a report', () => {
  it('fits only what can have happened', () => {
    const zustellungen = [eintrag('a', 'eingeworfen', '2027-01-12')];
    expect(zustellungMoeglich('eingeworfen', { stand: 'zugestellt', zustellungen })).toBe(false);
    expect(zustellungMoeglich('berichtigt', { stand: 'zugestellt', zustellungen })).toBe(true);
    expect(zustellungMoeglich('eingeworfen', { stand: 'gescheitert', zustellungen: [] })).toBe(true);
    expect(zustellungMoeglich('zurueck', { stand: 'offen', zustellungen: [] })).toBe(false);
    expect(zustellungMoeglich('berichtigt', { stand: 'offen', zustellungen: [] })).toBe(false);
  });
});
