import {
  ANSCHRIFT,
  einBetrieb,
  eineBuchung,
  einAblauf,
  einStand,
  eineTaetigkeit,
  einWunsch,
  eineZeit,
  freieZeiten,
} from '../../../test/eineBuchung.ts';
import { AdresseScreen } from './AdresseScreen.tsx';
import { AnliegenScreen } from './AnliegenScreen.tsx';
import type { Fertigseite } from './fertig.server.ts';
import { FertigScreen } from './FertigScreen.tsx';
import type { Kontaktseite } from './kontaktdaten.server.ts';
import { KontaktdatenScreen } from './KontaktdatenScreen.tsx';
import { standAus } from './stand.ts';
import { TerminScreen } from './TerminScreen.tsx';
import { UnbekanntScreen } from './UnbekanntScreen.tsx';
import { WunschScreen } from './WunschScreen.tsx';
import type { Wunschstandseite } from './wunschstand.server.ts';
import { WunschstandScreen } from './WunschstandScreen.tsx';

export default { title: 'Kunde/Buchung', component: AnliegenScreen };

const LANG = einBetrieb({
  name: 'Bezirksschornsteinfegermeisterbetrieb Maximiliane Freifrau von Hohenschwangau-Unterwössen e. K.',
  taetigkeiten: [
    eineTaetigkeit({
      kundentext:
        'Staub- und Abgasmessung Ihres Holz-, Pellet- oder Kohlekessels mit Überprüfung des Pufferspeichers',
      hinweis: 'Der Kessel muss bei unserer Ankunft mindestens zwanzig Minuten unter Volllast gelaufen sein.',
      preisText: 'zuzüglich Anfahrt außerhalb des Gemeindegebiets',
    }),
  ],
});
const angebot = einBetrieb().taetigkeiten;
const wahl = { teil: 'wahl', auswahl: angebot } as const;
const was = einAblauf(standAus({ taetigkeitId: 'kehrung_1x' }));
const wo = einAblauf(einStand({ gehalten: undefined }));
const anschrift = { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' };

export const Anliegen = () => <AnliegenScreen ablauf={einAblauf()} seite={wahl} />;
export const NichtsGewaehlt = () => (
  <AnliegenScreen
    ablauf={einAblauf()}
    seite={wahl}
    mangel={{
      maengel: [{ fieldId: 'taetigkeit', text: 'Bitte tippen Sie an, was Sie brauchen.' }],
      eingaben: {},
    }}
  />
);
export const HausZumCode = () => (
  <AnliegenScreen
    ablauf={einAblauf(
      standAus({
        anschrift: ANSCHRIFT,
        bedient: true,
        haus: {
          code: '7K2M-9QXA',
          faellig: [{ taetigkeitId: 'schau', kundentext: 'Feuerstättenschau', faelligBis: '2027-06-30' }],
        },
      }),
    )}
    seite={wahl}
  />
);
export const Fragen = () => (
  <AnliegenScreen
    ablauf={einAblauf(standAus({ taetigkeitId: 'awu' }))}
    seite={{ teil: 'fragen', auswahl: angebot }}
    mangel={{
      maengel: [{ fieldId: 'feuerstaetten', text: 'Bitte schreiben Sie eine Zahl, zum Beispiel 2.' }],
      eingaben: { feuerstaetten: 'weiß nicht', nutzungseinheiten: '3' },
    }}
  />
);
export const LangeTexte = () => (
  <AnliegenScreen ablauf={einAblauf(undefined, LANG)} seite={{ teil: 'wahl', auswahl: LANG.taetigkeiten }} />
);

export const Adresse = () => <AdresseScreen ablauf={was} seite={{ antwort: null }} />;
export const AdresseVerschrieben = () => (
  <AdresseScreen
    ablauf={was}
    seite={{ antwort: null }}
    mangel={{
      maengel: [{ fieldId: 'plz', text: 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein.' }],
      eingaben: { plz: '912', strasse: 'Hardtstr.', hausnr: '12' },
    }}
  />
);
export const NichtBedient = () => (
  <AdresseScreen
    ablauf={was}
    seite={{ antwort: { bedient: 'nein', anschrift, grund: 'gebiet', zustaendig: '' } }}
  />
);
export const AndererBezirk = () => (
  <AdresseScreen
    ablauf={was}
    seite={{
      antwort: {
        bedient: 'nein',
        anschrift,
        grund: 'hoheitlich',
        zustaendig: 'Bezirksschornsteinfegermeister Karl Beispiel\nTelefon 09999 88 77',
      },
    }}
  />
);
export const AdresseUnklar = () => (
  <AdresseScreen
    ablauf={einAblauf(standAus({ taetigkeitId: 'kehrung_1x', anschrift: ANSCHRIFT }))}
    seite={{ antwort: { bedient: 'unklar', vorschlaege: [anschrift] } }}
  />
);

const termin = { ab: null, nur: null, schluessel: 'seite-0001' } as const;
export const Termin = () => <TerminScreen ablauf={wo} seite={{ ...termin, zeiten: freieZeiten() }} />;
export const TerminWeg = () => (
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
  <TerminScreen ablauf={wo} seite={{ ...termin, nur: 'abend', zeiten: freieZeiten({ tage: [] }) }} />
);
export const NirgendsFrei = () => (
  <TerminScreen
    ablauf={wo}
    seite={{ ...termin, zeiten: freieZeiten({ tage: [], naechster: null, weiterAb: null }) }}
  />
);

const kontaktseite = (anders: Partial<Kontaktseite> = {}): Kontaktseite => ({
  taetigkeit: eineTaetigkeit(),
  gehalten: einStand().gehalten!,
  einwilligungen: einBetrieb().einwilligungen,
  restMs: 540_000,
  schluessel: 'seite-0001',
  verlaengert: false,
  ...anders,
});
const getippt = {
  vorname: 'Irmgard',
  nachname: 'Haßler',
  email: 'irmgard@',
  telefon: '',
  notiz: 'Hinten klingeln',
};
export const Kontaktdaten = () => (
  <KontaktdatenScreen ablauf={einAblauf(einStand())} seite={kontaktseite()} />
);
/** A round's window is the longest time there is. */
export const KontaktdatenZumFenster = () => {
  const zeit = eineZeit({
    wochentag: 'Donnerstag',
    datum: '23. September 2027',
    tag: '2027-09-23',
    art: 'fenster',
    von: '08:00',
    bis: '10:00',
  });
  const gehalten = { ...einStand().gehalten!, zeit };
  return <KontaktdatenScreen ablauf={einAblauf(einStand({ gehalten }))} seite={kontaktseite({ gehalten })} />;
};
export const Verlaengert = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand({ kontakt: getippt }))}
    seite={kontaktseite({ verlaengert: true })}
  />
);
export const KontaktUnvollstaendig = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand())}
    seite={kontaktseite()}
    mangel={{
      maengel: [
        { fieldId: 'email', text: 'Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de' },
        { fieldId: 'einwilligung-datenschutz', text: 'Bitte bestätigen Sie die Hinweise zum Datenschutz.' },
      ],
      eingaben: getippt,
    }}
  />
);
export const DreiStundenOffen = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand({ kontakt: getippt }))}
    seite={kontaktseite({ restMs: 0 })}
  />
);
export const BeimTippenVergeben = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand())}
    seite={kontaktseite()}
    mangel={{
      maengel: [{ fieldId: 'zeiten', text: 'Ihre Zeit ist inzwischen vergeben worden.' }],
      eingaben: { ...getippt, 'einwilligung-datenschutz': 'ja' },
    }}
    alternativen={[eineZeit({ id: 'zeit-9', von: '09:00' })]}
  />
);
export const Kostenlos = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand())}
    seite={kontaktseite({
      taetigkeit: eineTaetigkeit({ zahlungspflichtig: false, preisCent: null }),
      einwilligungen: einBetrieb().einwilligungen.slice(0, 1),
    })}
  />
);

const wunsch = {
  taetigkeit: eineTaetigkeit(),
  einwilligungen: einBetrieb().einwilligungen.slice(0, 1),
  heute: '2027-05-01',
  schluessel: 'seite-0001',
};
export const Wunsch = () => <WunschScreen ablauf={wo} seite={wunsch} />;
export const WunschUnvollstaendig = () => (
  <WunschScreen
    ablauf={wo}
    seite={wunsch}
    mangel={{
      maengel: [
        { fieldId: 'passt', text: 'Bitte kreuzen Sie an, wann es Ihnen passt.' },
        { fieldId: 'nachname', text: 'Bitte geben Sie Ihren Nachnamen ein.' },
      ],
      eingaben: { vorname: 'Irmgard', notiz: 'Nur in den Ferien', 'einwilligung-datenschutz': 'ja' },
    }}
  />
);
const wunschstand = (anders: Partial<Wunschstandseite['wunsch']> = {}, zurueckziehen = false) => (
  <WunschstandScreen
    seite={{
      ort: { slug: 'musterbach', eingebettet: false, rahmen: '' },
      seiten: [],
      wunsch: einWunsch(anders),
      neu: false,
      zurueckziehen,
      schluessel: 'seite-0001',
    }}
  />
);
export const WunschOffen = () => wunschstand();
export const WunschAbgelehnt = () =>
  wunschstand({
    status: 'abgelehnt',
    stand: 'Im Mai sind wir ausgebucht. Ab Juni haben wir wieder Zeiten frei.',
  });
export const WunschZurueckgezogen = () =>
  wunschstand({
    status: 'zurueckgezogen',
    stand: 'Sie haben diesen Wunsch zurückgezogen. Von uns kommt dazu nichts mehr.',
    halbtage: [],
    ab: null,
    notiz: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsgesellschaft'.repeat(3),
  });
export const WunschZurueckziehen = () => wunschstand({}, true);

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
export const Gebucht = () => <FertigScreen seite={fertig({ neu: true })} />;
export const Angefragt = () => (
  <FertigScreen seite={fertig({ buchung: eineBuchung({ status: 'angefragt', widerruf: null }) })} />
);
const UNBESTAETIGT = {
  status: 'unbestaetigt',
  stand:
    'Wir haben Ihnen eine Mail geschickt. Fest ist der Termin, sobald Sie ihn mit dem Link darin bestätigen. Bis Dienstag, 4. Mai 2027, 14:30 Uhr halten wir ihn für Sie frei, danach verfällt er. Keine Mail bekommen? Sehen Sie im Spam-Ordner nach, oder rufen Sie uns an.',
  bestaetigenBis: '2027-05-04T12:30:00Z',
  aendernBis: null,
  verlegbar: false,
  widerruf: null,
} as const;
export const Unbestaetigt = () => (
  <FertigScreen seite={fertig({ neu: true, buchung: eineBuchung(UNBESTAETIGT) })} />
);
export const ZuBestaetigen = () => (
  <FertigScreen seite={fertig({ nachweis: 'geheim-geheim', buchung: eineBuchung(UNBESTAETIGT) })} />
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
        stornierbar: false,
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
    seite={fertig({ buchung: eineBuchung({ verlegbar: false, stornierbar: false, aendernBis: null }) })}
  />
);
export const Abgesagt = () => (
  <FertigScreen
    seite={fertig({
      buchung: eineBuchung({ status: 'abgesagt', verlegbar: false, stornierbar: false, widerruf: null }),
    })}
  />
);
export const Widerrufen = () => (
  <FertigScreen
    seite={fertig({
      buchung: eineBuchung({
        status: 'abgesagt',
        verlegbar: false,
        stornierbar: false,
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
export const LinkUnbekannt = () => (
  <UnbekanntScreen seite={{ unbekannt: true, ort: fertig().ort, seiten: [], status: 410 }} />
);
