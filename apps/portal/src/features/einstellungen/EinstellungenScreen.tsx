import { darf } from '@kehrtour/domain/rolle';
import type { Recht, Rolle } from '@kehrtour/domain/rolle';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

type Eintrag = { pfad: string; titel: string; hinweis: string; recht?: Recht };

const GRUPPEN: readonly { titel: string; eintraege: readonly Eintrag[] }[] = [
  {
    titel: 'Ihr Profil',
    eintraege: [
      { pfad: 'profil', titel: 'Profil und Passwort', hinweis: 'Ihre Angaben, Ihr Passwort, Ihre Sitzungen' },
    ],
  },
  {
    titel: 'Verbindungen',
    eintraege: [
      {
        pfad: 'verbindungen/kalender',
        titel: 'Kalender',
        hinweis: 'Termine in Google, Apple oder Outlook, belegte Zeiten von dort',
      },
    ],
  },
  {
    titel: 'Unternehmen',
    eintraege: [
      {
        pfad: 'unternehmen/allgemeines',
        titel: 'Allgemeines',
        hinweis: 'Name, Anschrift, Telefon, Kehrbezirk',
        recht: 'unternehmen.bearbeiten',
      },
      {
        pfad: 'unternehmen/logo',
        titel: 'Logo',
        hinweis: 'Für Terminzettel und E-Mails',
        recht: 'unternehmen.bearbeiten',
      },
      {
        pfad: 'unternehmen/mitarbeiter',
        titel: 'Mitarbeitende',
        hinweis: 'Rollen, Arbeitszeiten, Startorte, Zugänge',
      },
      {
        pfad: 'datenschutz',
        titel: 'Impressum und Datenschutz',
        hinweis: 'Was Ihre Kundinnen und Kunden lesen',
        recht: 'unternehmen.bearbeiten',
      },
    ],
  },
  {
    titel: 'Dienstleistungen',
    eintraege: [
      {
        pfad: 'dienstleistungen',
        titel: 'Tätigkeiten',
        hinweis: 'Dauer, Wiederholung, Zeiten im Jahr, Worte für den Zettel',
      },
      {
        pfad: 'dienstleistungen/feuerstaettenschau',
        titel: 'Feuerstättenschau',
        hinweis: 'Dauer nach Größe des Hauses, wer sie machen darf',
        recht: 'taetigkeit.bearbeiten',
      },
    ],
  },
  {
    titel: 'Kehrtouren',
    eintraege: [
      {
        pfad: 'kehrtouren',
        titel: 'Vorgaben für neue Kehrtouren',
        hinweis: 'Beginn, Puffer, Breite der Zeitfenster, Pause',
        recht: 'einstellung.bearbeiten',
      },
      {
        pfad: 'kehrtouren/karte',
        titel: 'Karte und Fahrzeiten',
        hinweis: 'Kartenauszug für Adressen und Straßen, ohne fremde Dienste',
        recht: 'einstellung.bearbeiten',
      },
      {
        pfad: 'kehrtouren/alternativtermine',
        titel: 'Alternativtermine',
        hinweis: 'Wie viele, und bis wann geantwortet werden kann',
        recht: 'einstellung.bearbeiten',
      },
      {
        pfad: 'kehrtouren/terminzettel/freieTaetigkeiten',
        titel: 'Terminzettel für freie Tätigkeiten',
        hinweis: 'Titel, Vorbereitung und Rechtshinweis',
        recht: 'einstellung.bearbeiten',
      },
      {
        pfad: 'kehrtouren/terminzettel/hoheitlicheTaetigkeiten',
        titel: 'Terminzettel für hoheitliche Tätigkeiten',
        hinweis: 'Ankündigung der Feuerstättenschau',
        recht: 'einstellung.bearbeiten',
      },
    ],
  },
  {
    titel: 'Terminbuchung',
    eintraege: [
      {
        pfad: 'terminbuchung',
        titel: 'Buchungsseite',
        hinweis: 'Was noch fehlt, und ob Kundinnen und Kunden buchen können',
        recht: 'buchung.einrichten',
      },
      {
        pfad: 'terminbuchung/gebiet',
        titel: 'Gebiet',
        hinweis: 'Wohin Sie fahren: Postleitzahlen, Straßen, Flächen',
        recht: 'buchung.einrichten',
      },
      {
        pfad: 'terminbuchung/taetigkeiten',
        titel: 'Tätigkeiten und Preise',
        hinweis: 'Was online gebucht wird, Fragen, Dauer, Preis',
        recht: 'buchung.einrichten',
      },
      {
        pfad: 'terminbuchung/verfuegbarkeiten',
        titel: 'Wer wann kommen kann',
        hinweis: 'Wochenmuster, einzelne Tage, Abwesenheiten',
        recht: 'buchung.einrichten',
      },
      {
        pfad: 'terminbuchung/feiertage',
        titel: 'Feiertage und Betriebsferien',
        hinweis: 'Tage ohne Termine',
        recht: 'buchung.einrichten',
      },
      {
        pfad: 'terminbuchung/regeln',
        titel: 'Regeln für Termine',
        hinweis: 'Vorlauf, Puffer, Grenzen, Zuschläge',
        recht: 'buchung.einrichten',
      },
      {
        pfad: 'terminbuchung/einbetten',
        titel: 'Auf der eigenen Website',
        hinweis: 'Code zum Einfügen, erlaubte Websites',
        recht: 'buchung.einrichten',
      },
    ],
  },
];

/** All settings that this person may open, by what they are about. */
export function EinstellungenScreen({ rolle }: { rolle: Rolle }) {
  const gruppen = GRUPPEN.map(({ titel, eintraege }) => ({
    titel,
    eintraege: eintraege.filter(({ recht }) => recht === undefined || darf(rolle, recht)),
  })).filter(({ eintraege }) => eintraege.length > 0);
  return (
    <div className="gap-6 lg:columns-2">
      {gruppen.map((gruppe) => (
        <div key={gruppe.titel} className="mb-6 break-inside-avoid">
          <Card title={gruppe.titel}>
            <ul className="-my-2 divide-y divide-line">
              {gruppe.eintraege.map(({ pfad, titel, hinweis }) => (
                <li key={pfad} className="relative py-3 has-[a:hover]:bg-sunken">
                  <span className="font-semibold [&_a]:after:absolute [&_a]:after:inset-0">
                    <Link href={`/konto/einstellungen/${pfad}`}>{titel}</Link>
                  </span>
                  <p className="text-sm text-muted">{hinweis}</p>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      ))}
    </div>
  );
}
