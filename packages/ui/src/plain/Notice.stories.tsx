import { Banner } from '../Banner.tsx';
import { Notice } from './Notice.tsx';

export default { title: 'Mitteilen/Notice', component: Notice };

export const Tones = () => (
  <div className="grid gap-4">
    <Notice title="Kopie aus dem Kehrbuch vom 3. März">
      Änderungen tragen Sie bitte weiter in Ihrem Kehrprogramm ein.
    </Notice>
    <Notice
      tone="success"
      title="2.200 Liegenschaften übernommen"
      action={
        <a className="underline" href="#undo">
          Import rückgängig machen
        </a>
      }
    />
    <Notice tone="warning" title="Zu kurzfristig für eine Feuerstättenschau">
      Bis Dienstag, 4. Mai, sind es nur drei Werktage. Frühester Tag ist Freitag, 7. Mai.
    </Notice>
    <Notice tone="danger" title="Die Kehrtour wurde inzwischen geändert" live>
      Jonas Vogt hat um 09:12 Uhr zwei Halte verschoben. Ihre Änderungen sind noch nicht gespeichert.
    </Notice>
  </div>
);

export const TitleOnly = () => <Notice title="Gespeichert." tone="success" />;

export const Strip = () => <Banner>Vorführung mit erfundenen Daten. Es wird nichts verschickt.</Banner>;

export const StripRefused = () => (
  <Banner tone="danger">Keine Verbindung. Eingaben bleiben auf diesem Gerät, bis wieder Netz da ist.</Banner>
);

export const LongTexts = () => (
  <div className="max-w-72">
    <Notice tone="warning" title="Feuerstättenbescheidbenachrichtigungsfrist unterschritten">
      Die Wohnungseigentümergemeinschaftsverwaltung muss die Ankündigung spätestens am Donnerstag, 29. April,
      erhalten haben.
    </Notice>
  </div>
);
