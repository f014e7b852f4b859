import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Logo } from '../brand/Logo.tsx';
import { ErrorSummary } from '../message/ErrorSummary.tsx';
import { Notice } from '../message/Notice.tsx';
import { PlainButton } from './PlainButton.tsx';
import { PlainCheckbox } from './PlainCheckbox.tsx';
import { PlainField } from './PlainField.tsx';
import { PlainPage } from './PlainPage.tsx';
import { PlainPassword } from './PlainPassword.tsx';
import { PlainRadioCards } from './PlainRadioCards.tsx';
import { PlainSelect } from './PlainSelect.tsx';

export default {
  title: 'Leicht/Kundenseite',
  component: PlainPage,
  parameters: {
    layout: 'fullscreen',
    guide: {
      text: 'Eine Seite für die Kundschaft, groß und ohne React Aria. Sie geht auch ohne JavaScript.',
      also: ['Seite', 'Rahmen', 'Layout', 'Vorlage'],
      english: ['Landing layout', 'Page template', 'Public page', 'Light page'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es ist eine Seite des Betriebs', 'AppFrame']],
      related: ['PlainForm', 'Logo'],
      reader: ['Kopf, Inhalt und Fuß sind Landmarken.'],
      keys: [
        ['Tab', 'geht zum Feld und weiter'],
        ['Enter', 'sendet'],
      ],
      yes: ['Eine Frage je Seite.', 'Der Betrieb steht oben, sein Impressum unten.'],
      no: ['Fachwörter und Abkürzungen.'],
    } satisfies OwnGuide,
  },
};

const footer = (
  <>
    <a href="#impressum" className="py-2 underline">
      Impressum
    </a>
    <a href="#datenschutz" className="py-2 underline">
      Datenschutz
    </a>
    <span className="py-2">Kehrbetrieb Musterbach · 09123 45678</span>
  </>
);

export const Appointment = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <h1 className="text-2xl font-bold tracking-tight">
      Wir kommen am Dienstag, 4. Mai, zwischen 08:00 und 10:00 Uhr
    </h1>
    <p className="mt-3">
      Abgaswegüberprüfung in Marktplatz 4, 1. Obergeschoss. Bitte halten Sie den Zugang zum Heizkessel frei.
    </p>
    <form className="mt-8 grid gap-3">
      <PlainButton name="antwort" value="da" wide>
        Ich bin da
      </PlainButton>
      <PlainButton name="antwort" value="passt-nicht" kind="secondary" wide>
        Passt nicht
      </PlainButton>
      <PlainButton name="antwort" value="frage" kind="secondary" wide>
        Frage
      </PlainButton>
    </form>
  </PlainPage>
);

export const Alternatives = () => (
  <PlainPage brand={<Logo />} footer={footer}>
    <form className="grid gap-6">
      <PlainRadioCards
        id="termin"
        name="termin"
        label="Wann passt es besser?"
        labelLook="page"
        hint="Diese Zeiten liegen auf unserem Weg."
        defaultValue="a"
        choices={[
          { id: 'a', label: 'Donnerstag, 6. Mai', hint: 'zwischen 08:00 und 10:00 Uhr' },
          { id: 'b', label: 'Freitag, 7. Mai', hint: 'zwischen 13:00 und 15:00 Uhr' },
          { id: 'c', label: 'Ich weiß es noch nicht' },
          { id: 'd', label: 'Montag, 10. Mai', hint: 'gerade vergeben', disabled: true },
        ]}
      />
      <PlainButton>Termin wählen</PlainButton>
    </form>
  </PlainPage>
);

export const Fields = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <form className="grid gap-6">
      <PlainField id="name" name="name" label="Name" autoComplete="name" defaultValue="Irmgard Haßler" />
      <PlainField
        id="tel"
        name="tel"
        label="Telefon"
        optional
        type="tel"
        hint="Nur falls sich etwas verschiebt."
      />
      <PlainSelect
        id="art"
        name="art"
        label="Was brauchen Sie?"
        placeholder="Bitte wählen"
        choices={[
          { id: '1', label: 'Ofen kehren' },
          { id: '2', label: 'Abnahme eines neuen Ofens' },
        ]}
      />
      <PlainField id="nachricht" name="nachricht" label="Nachricht" optional rows={4} />
      <PlainCheckbox
        id="schluessel"
        name="schluessel"
        label="Der Schlüssel liegt beim Nachbarn"
        defaultChecked
      />
      <PlainButton>Verbindlich buchen</PlainButton>
    </form>
  </PlainPage>
);

export const Refused = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <form className="grid gap-6">
      <ErrorSummary
        faults={[
          { fieldId: 'mail', text: 'Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de' },
          { fieldId: 'wahl', text: 'Bitte wählen Sie einen Termin.' },
        ]}
      />
      <PlainField
        id="mail"
        name="mail"
        label="E-Mail-Adresse"
        defaultValue="irmgard@"
        error="Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de"
      />
      <PlainRadioCards
        id="wahl"
        name="wahl"
        label="Termin"
        error="Bitte wählen Sie einen Termin."
        choices={[{ id: 'a', label: 'Donnerstag, 6. Mai' }]}
      />
      <PlainCheckbox
        id="ok"
        name="ok"
        label="Ich habe die Datenschutzhinweise gelesen"
        error="Bitte bestätigen Sie die Hinweise."
      />
      <PlainButton>Weiter</PlainButton>
    </form>
  </PlainPage>
);

export const Busy = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <PlainButton busy>Wird gebucht</PlainButton>
  </PlainPage>
);

export const Done = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <Notice tone="success" title="Danke, Ihr Termin ist bestätigt.">
      <p>Dienstag, 4. Mai, zwischen 08:00 und 10:00 Uhr</p>
    </Notice>
  </PlainPage>
);

export const LongTexts = () => (
  <PlainPage
    brand="Bezirksschornsteinfegermeisterbetrieb Maximilian Oberpfälzer-Niederbayern e. K."
    footer={footer}
  >
    <h1 className="text-2xl font-bold tracking-tight">
      Feuerstättenbescheidbenachrichtigung für die Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18
    </h1>
  </PlainPage>
);

export const Login = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <form className="grid gap-6">
      <PlainField id="login" name="login" type="email" label="E-Mail-Adresse" autoComplete="username" />
      <PlainPassword id="password" label="Passwort" autoComplete="current-password" />
      <PlainButton wide>Anmelden</PlainButton>
    </form>
  </PlainPage>
);

export const WeakPassword = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer}>
    <form className="grid gap-6">
      <PlainPassword
        id="password"
        label="Neues Passwort"
        hint="Mindestens 15 Zeichen, am besten ein kurzer Satz"
        error="Bitte nehmen Sie mindestens 15 Zeichen, am besten einen kurzen Satz."
        autoComplete="new-password"
      />
      <PlainButton wide>Passwort speichern</PlainButton>
    </form>
  </PlainPage>
);

export const Aside = () => (
  <PlainPage
    brand="Kehrbetrieb Musterbach"
    footer={footer}
    aside={
      <>
        <h2 className="text-lg font-bold">Bisher gewählt</h2>
        <p>Kehrung Ihres Schornsteins, Marktplatz 4, 91207 Musterbach</p>
      </>
    }
  >
    <h1 className="text-xl font-bold">Wann passt es Ihnen?</h1>
    <p className="mt-2">Tippen Sie auf eine Zeit.</p>
  </PlainPage>
);

export const Embedded = () => (
  <PlainPage brand="Kehrbetrieb Musterbach" footer={footer} embedded>
    <h1 className="text-xl font-bold">Was brauchen Sie?</h1>
  </PlainPage>
);
