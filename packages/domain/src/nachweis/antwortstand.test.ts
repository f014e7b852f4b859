import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RUECKMELDUNGSARTEN } from '../termin/rueckmeldungsart.ts';
import { istAbgeschlossen, TERMIN_STATUS } from '../termin/termin.ts';
import { KANAELE } from '../versand/kanal.ts';
import {
  ANRUFERGEBNISSE,
  type Antwortbild,
  antwortstand,
  ANTWORTSTAENDE,
  istZuTun,
  naechsterSchritt,
  vorschlagBis,
  type Schrittumstand,
} from './antwortstand.ts';
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
  nachsendbar: [],
  mail: true,
  anruf: null,
  ...teile,
});

describe('where the answer of a household stands', () => {
  it('is a slip to be brought where somebody was called off on paper, also when the whole round was', () => {
    const weg = { status: 'abgesagt', vorschlagOffen: true, absageZuBringen: true } as const;
    expect(antwortstand(bild(weg))).toBe('zettel');
    expect(antwortstand(bild({ ...weg, vorbei: true }))).toBe('zettel');
    expect(antwortstand(bild({ ...weg, absageZuBringen: false }))).toBe('vorschlag');
    expect(naechsterSchritt(umstand({ stand: 'zettel', status: 'abgesagt', telefon: true }))).toBe(
      'Werfen Sie die Absage ein und melden Sie es, oder rufen Sie an: Hier weiß noch niemand, dass der Besuch am Dienstag, 2. Februar 2027 entfällt.',
    );
  });

  it('is for the office to decide where nothing is left to sweep, whatever the visit says', () => {
    for (const status of TERMIN_STATUS)
      if (status !== 'entwurf' && status !== 'angefragt')
        expect(antwortstand(bild({ status, abmeldungOffen: true, frageOffen: true }))).toBe('nichtsMehr');
  });
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
  it('takes an answer for no word about what was told after it', () => {
    for (const [stand, erwartet] of [
      ['offen', 'zettel'],
      ['gescheitert', 'zurueck'],
      ['zugestellt', 'offen'],
    ] as const) {
      const nachher = { antwort: 'passtNicht', zustellung: { stand, kanal: 'einwurf' } } as const;
      expect(antwortstand(bild({ ...nachher, seitherAngesagt: true })), stand).toBe(erwartet);
      expect(antwortstand(bild(nachher)), stand).toBe('offen');
    }
  });
  it('asks for a slip until somebody has dropped it in', () => {
    for (const stand of ['offen', 'gedruckt'] as const)
      expect(antwortstand(bild({ zustellung: { stand, kanal: 'einwurf' } }))).toBe('zettel');
    expect(antwortstand(bild())).toBe('offen');
    expect(antwortstand(bild({ zustellung: { stand: 'unterwegs', kanal: 'mail' } }))).toBe('offen');
  });
  it('is a slip where nothing else can go, and stays a call where a slip comes too late', () => {
    const gescheitert = { stand: 'gescheitert', kanal: 'mail' } as const;
    expect(antwortstand(bild({ zustellung: { ...gescheitert, ersatz: { weg: 'zettel' } } }))).toBe('zettel');
    expect(antwortstand(bild({ zustellung: { ...gescheitert, ersatz: { weg: 'anruf' } } }))).toBe('zurueck');
  });
  it('waits, when the visit is over, for what somebody asked and nobody answered, and for nothing else', () => {
    const vorbei = (teile: Partial<Antwortbild>) => antwortstand(bild({ vorbei: true, ...teile }));
    expect(vorbei({ status: 'abgelehnt', antwort: 'wunsch' })).toBe('wunsch');
    expect(vorbei({ status: 'abgelehnt', antwort: 'passtNicht' })).toBe('passtNicht');
    for (const status of TERMIN_STATUS.filter((eins) => eins !== 'entwurf' && eins !== 'angefragt')) {
      expect(vorbei({ status, frageOffen: true })).toBe(status === 'abgelehnt' ? 'passtNicht' : 'frage');
      if (status !== 'abgelehnt') expect(vorbei({ status })).toBeUndefined();
    }
    expect(vorbei({ status: 'abgesagt', antwort: 'wunsch', wunschOffen: true })).toBe('wunsch');
    expect(vorbei({ status: 'erledigt', antwort: 'wunsch', wunschOffen: true })).toBeUndefined();
  });
  it('waits for another proposal where one was promised when the visit was called off, whatever became of the round', () => {
    for (const vorbei of [false, true]) {
      const abgesagt = bild({ status: 'abgesagt', vorschlagOffen: true, vorbei });
      expect(antwortstand(abgesagt)).toBe('vorschlag');
      expect(antwortstand({ ...abgesagt, status: 'erledigt' })).toBeUndefined();
      expect(antwortstand({ ...abgesagt, vorschlagOffen: false })).toBeUndefined();
      expect(antwortstand({ ...abgesagt, antwort: 'wunsch', wunschOffen: true })).toBe('wunsch');
    }
  });
  it('has a proposal within a week, and inside the Frist', () => {
    expect(vorschlagBis('2027-01-20', null)).toBe('2027-01-27');
    // A week later is a Saturday.
    expect(vorschlagBis('2027-01-16', null)).toBe('2027-01-22');
    expect(vorschlagBis('2027-01-20', '2027-03-31')).toBe('2027-01-27');
    expect(vorschlagBis('2027-01-20', '2027-01-22')).toBe('2027-01-22');
    expect(vorschlagBis('2027-01-20', '2026-12-31')).toBe('2027-01-20');
  });
  it('says until when a proposal is promised, and that it is late', () => {
    const schritt = (heute: string) =>
      naechsterSchritt(
        umstand({ stand: 'vorschlag', status: 'abgesagt', heute, vorschlagBis: '2027-01-27' }),
      );
    expect(schritt('2027-01-27')).toMatch(/^Versprochen ist ein neuer Vorschlag bis Mittwoch, 27\. Januar/);
    expect(schritt('2027-01-28')).toMatch(/^Der neue Vorschlag war bis Mittwoch, 27\. Januar .*versprochen/);
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
          const ohne =
            (istAbgeschlossen(status) && !frageOffen) || status === 'entwurf' || status === 'angefragt';
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
  it('names the short message first where one can go instead of what came back', () => {
    const zurueck = { stand: 'zurueck', kanal: 'mail', nachsendbar: ['sms'] as const } as const;
    expect(naechsterSchritt(umstand(zurueck))).toContain(
      'Die E-Mail kam nicht an: Senden Sie eine SMS, drucken',
    );
    expect(naechsterSchritt(umstand({ ...zurueck, kanal: 'sms', nachsendbar: [] }))).toContain(
      'Die SMS kam nicht an: Drucken Sie einen Zettel',
    );
  });
  it('names slip or call in one sentence where no other message went by itself', () => {
    const kamNicht = { kanal: 'mail', besuchAm: '2027-02-02' } as const;
    const zettel = { weg: 'zettel', grund: 'zuSpaet', zettelBis: '2027-01-25' } as const;
    expect(naechsterSchritt(umstand({ ...kamNicht, stand: 'zettel', ersatz: zettel }))).toBe(
      'Die E-Mail kam nicht an, und für eine andere Nachricht ist es zu spät: Werfen Sie bis Montag, 25. Januar 2027 einen Zettel ein und melden Sie es, denn hier weiß niemand vom Dienstag, 2. Februar 2027.',
    );
    const anruf = { weg: 'anruf', grund: 'zuSpaet', zettelBis: null } as const;
    expect(naechsterSchritt(umstand({ ...kamNicht, stand: 'zurueck', ersatz: anruf }))).toBe(
      'Die E-Mail kam nicht an, und auch für einen Zettel ist es zu spät: Rufen Sie an, denn hier weiß niemand vom Dienstag, 2. Februar 2027.',
    );
    expect(
      naechsterSchritt(umstand({ ...kamNicht, stand: 'zurueck', ersatz: anruf, telefon: false })),
    ).toContain('Telefonnummer ist nicht bekannt');
  });
  it('still waits where another message went by itself, and says so', () => {
    expect(naechsterSchritt(umstand({ kanal: 'sms', ersatzFuer: 'mail' }))).toMatch(
      /^Warten Sie .* auf die Antwort. Die E-Mail kam nicht an; von selbst ging stattdessen eine SMS hinaus.$/,
    );
  });
  it('says what was heard at the last call', () => {
    const umgezogen = { angesagt: 'Eheleute Dieter Fuchs', jetzt: 'Neumeier' };
    const schritt = naechsterSchritt(umstand({ umgezogen }));
    expect(schritt).toBe(
      'Angesagt ist der Besuch Eheleute Dieter Fuchs, hier steht inzwischen Neumeier: Rufen Sie an, denn dort weiß vielleicht niemand vom Dienstag, 2. Februar 2027.',
    );
    expect(istZuTun({ stand: 'offen', anruf: null, schritt })).toBe(true);
    expect(naechsterSchritt(umstand({ umgezogen, anruf: 'besprochen' }))).toMatch(/^Warten/);
    expect(naechsterSchritt(umstand({ anruf: 'ruftZurueck' }))).toBe('Warten Sie auf den Rückruf.');
    expect(naechsterSchritt(umstand({ anruf: 'nichtErreicht' }))).toContain('noch einmal');
  });
});
