import { einBetrieb, eineBuchung, eineZeit, freieZeiten } from '../../../test/eineBuchung.ts';
import type { Fertigseite } from './fertig.server.ts';
import { FertigScreen } from './FertigScreen.tsx';

export default { title: 'Kunde/Buchung', component: FertigScreen };

const fertig = (anders: Partial<Fertigseite> = {}): Fertigseite => ({
  ort: { slug: 'musterbach', eingebettet: false, rahmen: '' },
  seiten: [],
  buchung: eineBuchung(),
  neu: false,
  tun: null,
  zeiten: null,
  gewaehlt: null,
  ab: null,
  nur: null,
  schluessel: 'seite-0001',
  nachweis: null,
  ...anders,
});
const UNBESTAETIGT = {
  status: 'unbestaetigt',
  stand:
    'Wir haben Ihnen eine Mail geschickt. Fest ist der Termin, sobald Sie ihn mit dem Link darin bestätigen. Bis Dienstag, 4. Mai 2027, 14:30 Uhr halten wir ihn für Sie frei, danach verfällt er. Keine Mail bekommen? Sehen Sie im Spam-Ordner nach, oder rufen Sie uns an.',
  bestaetigenBis: '2027-05-04T12:30:00Z',
  aendernBis: null,
  verlegbar: false,
  widerruf: null,
} as const;

export const Gebucht = () => <FertigScreen seite={fertig({ neu: true })} />;
export const Angefragt = () => (
  <FertigScreen seite={fertig({ buchung: eineBuchung({ status: 'angefragt', widerruf: null }) })} />
);
export const Unbestaetigt = () => (
  <FertigScreen seite={fertig({ neu: true, buchung: eineBuchung(UNBESTAETIGT) })} />
);
export const ZuBestaetigen = () => (
  <FertigScreen seite={fertig({ nachweis: 'geheim-geheim', buchung: eineBuchung(UNBESTAETIGT) })} />
);
export const AnfrageZuBestaetigen = () => (
  <FertigScreen
    seite={fertig({ nachweis: 'geheim-geheim', buchung: eineBuchung({ ...UNBESTAETIGT, anfrage: true }) })}
  />
);
export const Verfallen = () => (
  <FertigScreen
    seite={fertig({
      nachweis: 'geheim-geheim',
      buchung: eineBuchung({
        ...UNBESTAETIGT,
        status: 'verfallen',
        stand:
          'Diese Buchung wurde nicht rechtzeitig bestätigt und ist verfallen. Wir kommen nicht. Sie können jederzeit noch einmal buchen.',
        bestaetigenBis: null,
        absagbar: false,
      }),
    })}
    mangel={{
      maengel: [
        {
          text: 'Ihre Buchung war verfallen, und die Zeit hat inzwischen jemand anders. Bitte wählen Sie eine andere.',
        },
      ],
      eingaben: {},
    }}
  />
);
export const Vorgeschlagen = () => (
  <FertigScreen
    seite={fertig({
      buchung: eineBuchung({
        status: 'vorgeschlagen',
        stand: 'Wir halten diese Zeit für Sie frei. Fest ist der Termin, sobald Sie sie annehmen.',
        aendernBis: null,
        widerruf: null,
      }),
    })}
  />
);
export const VorgeschlagenGegenEntgelt = () => (
  <FertigScreen
    seite={fertig({
      buchung: eineBuchung({
        status: 'vorgeschlagen',
        stand: 'Wir halten diese Zeit für Sie frei. Fest ist der Termin, sobald Sie unten bestellen.',
        vertrag: { einwilligungen: einBetrieb().einwilligungen.slice(1) },
        aendernBis: null,
        widerruf: null,
      }),
    })}
    mangel={{
      maengel: [
        {
          fieldId: 'einwilligung-widerrufsbelehrung',
          text: 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung gelesen haben.',
        },
      ],
      eingaben: { 'einwilligung-sofortbeginn': 'ja' },
    }}
  />
);
export const ZuSpaetZumAendern = () => (
  <FertigScreen
    seite={fertig({ buchung: eineBuchung({ verlegbar: false, absagbar: false, aendernBis: null }) })}
  />
);
export const Abgesagt = () => (
  <FertigScreen
    seite={fertig({
      buchung: eineBuchung({ status: 'abgesagt', verlegbar: false, absagbar: false, widerruf: null }),
    })}
  />
);
export const Widerrufen = () => (
  <FertigScreen
    seite={fertig({
      buchung: eineBuchung({
        status: 'abgesagt',
        verlegbar: false,
        absagbar: false,
        widerruf: { bis: '2027-05-15', moeglich: false, widerrufenAm: '2027-05-02T09:00:00+02:00' },
      }),
    })}
  />
);
export const Verschieben = () => (
  <FertigScreen seite={fertig({ tun: 'verschieben', zeiten: freieZeiten() })} />
);
export const VerschiebenBestaetigen = () => (
  <FertigScreen seite={fertig({ tun: 'verschieben', gewaehlt: eineZeit({ von: '11:00' }) })} />
);
export const Absagen = () => <FertigScreen seite={fertig({ tun: 'absagen' })} />;
export const VertragWiderrufen = () => <FertigScreen seite={fertig({ tun: 'widerrufen' })} />;
export const ImRahmen = () => (
  <FertigScreen
    seite={fertig({
      neu: true,
      ort: { slug: 'musterbach', eingebettet: true, rahmen: 'https://www.musterbach.example' },
    })}
  />
);
