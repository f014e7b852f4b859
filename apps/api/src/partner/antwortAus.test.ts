import { describe, expect, it } from 'vitest';

import { antwortAus } from './antwortAus.ts';

const termin = (
  status: Parameters<typeof antwortAus>[0][number]['status'],
  ...antworten: Parameters<typeof antwortAus>[0][number]['antworten']
) => ({ status, antworten });

describe('what a program is told of a customer', () => {
  it('is the state of the appointment where nobody said who answered', () => {
    const staende = ['bestaetigt', 'abgelehnt', 'unsicher', 'angekuendigt', 'erledigt'] as const;
    expect(staende.map((status) => antwortAus([termin(status)]))).toEqual([
      'CUSTOMER_AT_HOME',
      'CUSTOMER_NOT_AT_HOME',
      'CUSTOMER_DOES_NOT_KNOW',
      'UNKNOWN',
      'UNKNOWN',
    ]);
  });
  it('is the resident’s word rather than the owner’s, whoever came last', () => {
    const bewohner = { art: 'daheim', von: 'bewohner' } as const;
    const eigentuemer = { art: 'passtNicht', von: 'eigentuemer' } as const;
    expect(antwortAus([termin('abgelehnt', bewohner, eigentuemer)])).toBe('CUSTOMER_AT_HOME');
    expect(antwortAus([termin('bestaetigt', eigentuemer, bewohner)])).toBe('CUSTOMER_AT_HOME');
    expect(antwortAus([termin('bestaetigt', eigentuemer)])).toBe('CUSTOMER_NOT_AT_HOME');
  });
  it('is the last word of the same person, and a question is none', () => {
    const nein = { art: 'passtNicht', von: 'bewohner' } as const;
    const doch = { art: 'daheim', von: 'bewohner' } as const;
    const frage = { art: 'frage', von: 'bewohner' } as const;
    expect(antwortAus([termin('bestaetigt', nein, doch)])).toBe('CUSTOMER_AT_HOME');
    expect(antwortAus([termin('unsicher', frage)])).toBe('CUSTOMER_DOES_NOT_KNOW');
  });
  it('is that of the flat which needs looking at', () => {
    const haus = [termin('bestaetigt'), termin('unsicher'), termin('angekuendigt')];
    expect(antwortAus(haus)).toBe('CUSTOMER_DOES_NOT_KNOW');
    expect(antwortAus([...haus, termin('abgelehnt')])).toBe('CUSTOMER_NOT_AT_HOME');
    expect(antwortAus([])).toBe('UNKNOWN');
  });
});
