import {
  einBetrieb,
  einAblauf,
  einStand,
  eineZeit,
  freieZeiten,
  NACH_BESTAETIGUNG,
} from '../../../test/eineBuchung.ts';
import { TerminScreen } from './TerminScreen.tsx';

export default { title: 'Kunde/Freie Zeiten', component: TerminScreen };

const wo = einAblauf(einStand({ gehalten: undefined }));
const termin = { ab: null, nur: null, schluessel: 'seite-0001' } as const;

export const FreieZeiten = () => <TerminScreen ablauf={wo} seite={{ ...termin, zeiten: freieZeiten() }} />;
export const GeradeVergeben = () => (
  <TerminScreen
    ablauf={einAblauf(einStand())}
    seite={{ ...termin, zeiten: freieZeiten() }}
    mangel={{
      maengel: [{ fieldId: 'zeiten', text: 'Diese Zeit ist gerade vergeben worden.' }],
      eingaben: {},
    }}
    alternativen={[eineZeit({ id: 'zeit-9', von: '09:00' })]}
  />
);
export const AbendsNichts = () => (
  <TerminScreen
    ablauf={wo}
    seite={{
      ...termin,
      nur: 'abend',
      zeiten: freieZeiten({ tage: [], knapp: { bis: '2027-05-16', gruende: ['auswahl'] } }),
    }}
  />
);
export const NirgendsFrei = () => (
  <TerminScreen
    ablauf={wo}
    seite={{ ...termin, zeiten: freieZeiten({ tage: [], naechster: null, weiterAb: null }) }}
  />
);

/** Few days have times: why, and where else one can look. */
export const WenigFrei = () => (
  <TerminScreen
    ablauf={wo}
    seite={{
      ...termin,
      zeiten: freieZeiten({
        dauerMinuten: 180,
        knapp: { bis: '2027-05-16', gruende: ['dauer', 'belegt'] },
      }),
    }}
  />
);

/** So late a day that hardly any follow on which one can book. */
export const WeitVoraus = () => (
  <TerminScreen
    ablauf={wo}
    seite={{
      ...termin,
      ab: '2027-06-29',
      zeiten: freieZeiten({ weiterAb: null, knapp: { bis: '2027-06-30', gruende: ['horizont'] } }),
    }}
  />
);

/** Where a company enters bookings only after their confirmation, no time is held. */
export const OhneHalt = () => (
  <TerminScreen
    ablauf={einAblauf(einStand({ gehalten: undefined }), einBetrieb(NACH_BESTAETIGUNG))}
    seite={{ ...termin, zeiten: freieZeiten() }}
  />
);
