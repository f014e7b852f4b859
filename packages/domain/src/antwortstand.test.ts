import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  ANRUFERGEBNISSE,
  type Antwortbild,
  antwortstand,
  ANTWORTSTAENDE,
  naechsterSchritt,
  type Schrittumstand,
} from './antwortstand.ts';
import { KANAELE } from './kanal.ts';
import { RUECKMELDUNGSARTEN } from './rueckmeldungsart.ts';
import { istAbgeschlossen, TERMIN_STATUS } from './termin.ts';
import { ZUSTELLSTAENDE } from './zustellung.ts';

const bild = (teile: Partial<Antwortbild> = {}): Antwortbild => ({
  status: 'angekuendigt',
  antwort: null,
  frageOffen: false,
  zustellung: { stand: 'zugestellt', kanal: 'einwurf' },
  ...teile,
});
const umstand = (teile: Partial<Schrittumstand> = {}): Schrittumstand => ({
  stand: 'offen',
  status: 'angekuendigt',
  kanal: 'einwurf',
  heute: '2027-01-20',
  besuchAm: '2027-02-02',
  antwortBis: '2027-01-29',
  telefon: true,
  mail: true,
  anruf: null,
  ...teile,
});

describe('where the answer of a household stands', () => {
  it('is a no, or a no with a wish, before everything else', () => {
    expect(antwortstand(bild({ status: 'abgelehnt', antwort: 'passtNicht', frageOffen: true }))).toBe(
      'passtNicht',
    );
    expect(antwortstand(bild({ status: 'abgelehnt', antwort: 'wunsch' }))).toBe('wunsch');
  });
  it('is a question while nobody has answered it, also of who is at home', () => {
    expect(antwortstand(bild({ status: 'bestaetigt', antwort: 'daheim', frageOffen: true }))).toBe('frage');
    expect(antwortstand(bild({ status: 'bestaetigt', antwort: 'daheim' }))).toBe('bestaetigt');
  });
  it('names the notice that did not arrive only where nobody has answered it', () => {
    const zurueck = { stand: 'gescheitert', kanal: 'mail' } as const;
    expect(antwortstand(bild({ zustellung: zurueck }))).toBe('zurueck');
    expect(antwortstand(bild({ zustellung: zurueck, status: 'unsicher', antwort: 'unsicher' }))).toBe(
      'offen',
    );
  });
  it('asks for a slip until somebody has dropped it in', () => {
    for (const stand of ['offen', 'gedruckt'] as const)
      expect(antwortstand(bild({ zustellung: { stand, kanal: 'einwurf' } }))).toBe('zettel');
    expect(antwortstand(bild())).toBe('offen');
    expect(antwortstand(bild({ zustellung: { stand: 'unterwegs', kanal: 'mail' } }))).toBe('offen');
  });
  it('is known for whatever is still to come, and for nothing that is over', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TERMIN_STATUS),
        fc.option(fc.constantFrom(...RUECKMELDUNGSARTEN)),
        fc.boolean(),
        fc.option(
          fc.record({ stand: fc.constantFrom(...ZUSTELLSTAENDE), kanal: fc.constantFrom(...KANAELE) }),
        ),
        (status, antwort, frageOffen, zustellung) => {
          const stand = antwortstand({ status, antwort, frageOffen, zustellung });
          const ohne = istAbgeschlossen(status) || status === 'entwurf' || status === 'angefragt';
          expect(stand === undefined).toBe(ohne);
        },
      ),
    );
  });
});

describe('the next step', () => {
  it('is one sentence or two for every household', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ANTWORTSTAENDE),
        fc.boolean(),
        fc.boolean(),
        fc.option(fc.constantFrom(...ANRUFERGEBNISSE)),
        (stand, telefon, mail, anruf) => {
          expect(naechsterSchritt(umstand({ stand, telefon, mail, anruf }))).toMatch(/^[A-ZÄÖÜ].*\.$/);
        },
      ),
    );
  });
  it('waits until the customer was asked to answer, and rings afterwards', () => {
    expect(naechsterSchritt(umstand())).toBe('Warten Sie bis Freitag, 29. Januar 2027 auf die Antwort.');
    expect(naechsterSchritt(umstand({ heute: '2027-01-30' }))).toContain('Rufen Sie an');
    expect(naechsterSchritt(umstand({ heute: '2027-01-30', telefon: false }))).toContain(
      'Telefonnummer ist nicht bekannt',
    );
  });
  it('says what was heard at the last call', () => {
    expect(naechsterSchritt(umstand({ anruf: 'ruftZurueck' }))).toBe('Warten Sie auf den Rückruf.');
    expect(naechsterSchritt(umstand({ anruf: 'nichtErreicht' }))).toContain('noch einmal');
  });
});
