import type { Nachweis } from '@kehrtour/contract/nachweis';

let gebaut = 0;

/** A slip that nobody has carried yet. */
export const einNachweis = (abweichend: Partial<Nachweis> = {}): Nachweis => {
  gebaut += 1;
  const kanal = abweichend.kanal ?? 'einwurf';
  return {
    id: `nachweis-${gebaut}`,
    terminId: `termin-${gebaut}`,
    art: 'ankuendigung',
    kanal,
    empfaenger: 'Monika Escherich',
    anschrift: 'Hardtstraße 12, 91207 Lauf a.d.Pegnitz',
    rechtsart: 'frei',
    titel: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
    personen: '',
    erstelltAm: '2027-01-18T09:12:00+01:00',
    stand: 'offen',
    zugestelltPer: kanal,
    am: null,
    von: '',
    zugangAm: null,
    zuBringen: false,
    frist: null,
    moeglich: [],
    zustellungen: [],
    ersatzFuer: null,
    ersatz: null,
    ...abweichend,
  };
};
