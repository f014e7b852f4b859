import { Check, X } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';

export default {
  title: 'Grundlagen/Ton und Worte',
  parameters: {
    guide: {
      text: 'Deutsch, Sie, einfache Worte, tätige Verben. So, wie man es am Telefon sagen würde.',
      also: ['Text', 'Ton', 'Sprache'],
      english: [
        'Words',
        'Content design',
        'Writing',
        'Tone of voice',
        'Copy',
        'Microcopy',
        'Content guidelines',
      ],
      status: 'fest',
      since: '0.2.0',
      instead: [['Ein Fehler soll am Feld stehen', 'Fehler im Formular']],
      related: ['Button'],
    } satisfies OwnGuide,
  },
};

type Pair = readonly [say: string, dont: string];

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <table className="w-full max-w-3xl table-fixed border-separate border-spacing-0">
      <thead>
        <tr className="text-left">
          <th scope="col" className="border-b border-edge py-2 pr-4">
            So sagen wir es
          </th>
          <th scope="col" className="border-b border-edge py-2">
            So nicht
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([say, dont]) => (
          <tr key={say}>
            <td className="border-b border-line py-3 pr-4 align-top wrap-break-word hyphens-auto">
              <Check aria-hidden className="mr-2 inline size-4 text-success" />
              {say}
            </td>
            <td className="border-b border-line py-3 align-top wrap-break-word hyphens-auto text-muted">
              <X aria-hidden className="mr-2 inline size-4 text-danger" />
              {dont}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Voice = () => (
  <ul className="grid max-w-2xl list-disc gap-3 pl-6">
    <li>Erst die Sache, dann der Grund. Ein Gedanke je Satz.</li>
    <li>Wer etwas tut, steht im Satz: „Wir senden die Mail um 18 Uhr.“</li>
    <li>Zahlen statt „einige“: „12 Kunden haben schon zugesagt.“</li>
    <li>Fachwörter des Handwerks ja, Wörter der Technik nein.</li>
    <li>Kein Ausrufezeichen, kein Lob, keine Entschuldigung ohne Ausweg.</li>
  </ul>
);

export const Deeds = () => (
  <Pairs
    pairs={[
      ['Termin ansagen', 'Terminbenachrichtigungsvorgang starten'],
      ['40 Haushalten ansagen', 'Absenden'],
      ['Datei übernehmen', 'Import ausführen'],
      ['Noch einmal versuchen', 'Retry'],
      ['Ändern', 'Bearbeitungsmodus öffnen'],
    ]}
  />
);

export const DaysAndTimes = () => (
  <Pairs
    pairs={[
      ['Dienstag, 4. Mai', '04.05.'],
      ['zwischen 08:00 und 10:00 Uhr', '08:00-10:00'],
      ['Frist bis 30.06.2027', 'fällig: 2027-06-30'],
      ['6:40 h Arbeit, 1:12 h Fahrt', '400 min / 72 min'],
      ['vor zwei Stunden', '13:07:22 UTC'],
    ]}
  />
);

export const Faults = () => (
  <Pairs
    pairs={[
      ['Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de', 'Ungültige Eingabe'],
      ['Am 6. Mai ist Christi Himmelfahrt. Wählen Sie einen Werktag.', 'Datum nicht verfügbar'],
      ['Jonas Vogt hat inzwischen zwei Halte verschoben. Ihre Änderungen sind noch da.', 'Konflikt (409)'],
      ['Keine Verbindung. Ihre Antwort wird gesendet, sobald wieder Netz da ist.', 'Netzwerkfehler'],
    ]}
  />
);

export const Trade = () => (
  <Pairs
    pairs={[
      ['Kehrtour', 'Route, Batch'],
      ['Liegenschaft; im Gespräch: Haus', 'Objekt, Property'],
      ['Halt', 'Stop, Waypoint'],
      ['Terminzettel', 'Slip, Flyer'],
      ['Mitarbeitende, Person', 'Ressource, User'],
    ]}
  />
);
