import { formatAufzaehlung } from '@kehrtour/domain/format';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { NICHT_ENTHALTEN } from '@kehrtour/domain/unternehmen/tarif';

const POINTS = [
  {
    claim: 'Kein Kehrbuch.',
    text: 'Das führen Sie weiter dort, wo Sie es führen. Importierte Daten sind eine Kopie mit Datum und heißen auch so.',
  },
  {
    claim: 'Keine Schnittstelle, die wir nicht haben.',
    text: `Kehrtour liest Exportdateien (${IMPORTDATEIEN.liste}), auch die aus Hottgenroth-Programmen. Programme, die ihren Bestand selbst senden, verbinden Sie mit einem Einmalcode. Ob Ihres das schon kann, sagt sein Hersteller.`,
  },
  {
    claim: 'Keine Datenkrake.',
    text: 'Fahrzeiten und Adressen rechnet Ihr Server aus einer Karte, die auf ihm liegt. Diese Website setzt keine Cookies und lädt nichts von Dritten.',
  },
  {
    claim: 'Kein Versprechen auf später.',
    text: `Heute nicht dabei: ${formatAufzaehlung(NICHT_ENTHALTEN)}. Auf den Produktseiten steht nur, was geht.`,
  },
];

/** What a buyer would otherwise find out later. */
export function Honesty() {
  return (
    <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {POINTS.map(({ claim, text }) => (
        <div key={claim}>
          <dt className="font-bold">{claim}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
