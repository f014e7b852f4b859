import { einBetrieb, eineVormerkung, eineZeit, NACH_BESTAETIGUNG } from '../../../test/eineBuchung.ts';
import type { Vormerkungsseite } from './vormerkung.server.ts';
import { VormerkungScreen } from './VormerkungScreen.tsx';

/** Where a company enters bookings only after their confirmation. */
export default { title: 'Kunde/Vormerkung', component: VormerkungScreen };

const seite = (
  vorgemerkt: Parameters<typeof eineVormerkung>[0] = {},
  anders: Partial<Vormerkungsseite> = {},
): Vormerkungsseite => ({
  ort: { slug: 'musterbach', eingebettet: false, rahmen: '' },
  seiten: [],
  vorgemerkt: eineVormerkung(vorgemerkt),
  mitLink: true,
  neu: false,
  schluessel: 'seite-0001',
  neuwahl: '/unternehmen/musterbach/termin/termin?s=siegel',
  ...anders,
});
const JETZT_ANDERE = [
  eineZeit({ id: 'zeit-9', von: '09:00' }),
  eineZeit({ id: 'zeit-17', von: '17:30', zuschlagCent: 1500 }),
];

export const MailUnterwegs = () => <VormerkungScreen seite={seite({}, { mitLink: false, neu: true })} />;
export const HinterDemLink = () => <VormerkungScreen seite={seite()} />;
export const NurAnfragen = () => (
  <VormerkungScreen
    seite={seite({ anfrage: true, zahlungspflichtig: false, preisCent: null, preisText: 'nach Aufwand' })}
  />
);
export const EinTextFehlt = () => (
  <VormerkungScreen
    seite={seite({ einwilligungen: einBetrieb(NACH_BESTAETIGUNG).einwilligungen.slice(2) })}
    mangel={{
      maengel: [
        {
          fieldId: 'einwilligung-sofortbeginn',
          text: 'Bitte bestätigen Sie, dass wir vor Ende der Widerrufsfrist kommen dürfen.',
        },
      ],
      eingaben: {},
    }}
  />
);
export const JemandWarSchneller = () => (
  <VormerkungScreen seite={seite({ status: 'vergeben', alternativen: JETZT_ANDERE })} />
);
export const NichtsMehrFrei = () => <VormerkungScreen seite={seite({ status: 'vergeben' })} />;
export const SchnellerVorDerMail = () => (
  <VormerkungScreen seite={seite({ status: 'vergeben', alternativen: JETZT_ANDERE }, { mitLink: false })} />
);
export const Abgelaufen = () => <VormerkungScreen seite={seite({ status: 'abgelaufen' })} />;
export const SchonGebucht = () => (
  <VormerkungScreen seite={seite({ status: 'gebucht' }, { mitLink: false })} />
);
export const LangeTexteImRahmen = () => (
  <VormerkungScreen
    seite={seite(
      {
        email: `${'donaudampfschifffahrt.'.repeat(4)}irmgard@wolfeschlegelsteinhausen-bergerdorff.example`,
        zeit: eineZeit({ art: 'fenster', von: '08:00', bis: '10:00' }),
        notiz: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsgesellschaft'.repeat(3),
      },
      {
        mitLink: false,
        ort: { slug: 'musterbach', eingebettet: true, rahmen: 'https://www.musterbach.example' },
      },
    )}
  />
);
