import {
  einBetrieb,
  einAblauf,
  einStand,
  eineTaetigkeit,
  eineZeit,
  NACH_BESTAETIGUNG,
} from '../../../test/eineBuchung.ts';
import type { Kontaktseite } from './kontaktdaten.server.ts';
import { KontaktdatenScreen } from './KontaktdatenScreen.tsx';

export default { title: 'Kunde/Kontaktdaten', component: KontaktdatenScreen };

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

export const Leer = () => <KontaktdatenScreen ablauf={einAblauf(einStand())} seite={kontaktseite()} />;
/** A round's window is the longest time there is. */
export const ZumFenster = () => {
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
export const Unvollstaendig = () => (
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
      taetigkeit: eineTaetigkeit({ zahlungspflichtig: false, preisCent: 0 }),
      einwilligungen: einBetrieb().einwilligungen.slice(0, 1),
    })}
  />
);
/** Nobody can be made to order at a price that is not named. */
export const OhnePreis = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand())}
    seite={kontaktseite({
      taetigkeit: eineTaetigkeit({ zahlungspflichtig: false, anfrage: true, preisCent: null }),
      einwilligungen: einBetrieb().einwilligungen.slice(0, 1),
    })}
  />
);
/** By effort: the figure that it is counted by stands above the button. */
export const NachAufwand = () => (
  <KontaktdatenScreen
    ablauf={einAblauf(einStand())}
    seite={kontaktseite({
      taetigkeit: eineTaetigkeit({ preisCent: null, preisText: 'nach Aufwand, 18,50 € je Viertelstunde' }),
    })}
  />
);

/** Too much is unconfirmed already: this one is noted, although the company enters bookings at once. */
export const ZuVielUnbestaetigt = () => {
  const gehalten = { ...einStand().gehalten!, haelt: false, verlaengerbar: false };
  return <KontaktdatenScreen ablauf={einAblauf(einStand({ gehalten }))} seite={kontaktseite({ gehalten })} />;
};

/** Where a company enters bookings only after their confirmation. */
export const OhneHalt = () => {
  const betrieb = einBetrieb(NACH_BESTAETIGUNG);
  const gehalten = { ...einStand().gehalten!, haelt: false, verlaengerbar: false };
  return (
    <KontaktdatenScreen
      ablauf={einAblauf(einStand({ gehalten }), betrieb)}
      seite={kontaktseite({ gehalten, einwilligungen: betrieb.einwilligungen })}
    />
  );
};
