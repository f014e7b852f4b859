import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

/** Where an extract comes from, for whoever has never seen one. */
export function Herkunft() {
  return (
    <Card title="So kommen Sie zu einem Kartenauszug">
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          Öffnen Sie{' '}
          <Link href="https://download.geofabrik.de/europe/germany.html">download.geofabrik.de</Link> und
          wählen Sie Ihr Bundesland oder Ihren Regierungsbezirk.
        </li>
        <li>Laden Sie die Datei, deren Name auf „.osm.pbf“ endet, auf Ihren Rechner. Das kostet nichts.</li>
        <li>Ziehen Sie die Datei in das Feld hier unten. Das Einlesen dauert einige Minuten.</li>
      </ol>
      <p className="mt-4 text-sm text-muted">
        Die Daten sind von OpenStreetMap (ODbL). Nehmen Sie das kleinste Gebiet, in dem Ihr Bezirk ganz liegt:
        Es ist am schnellsten eingelesen.
      </p>
    </Card>
  );
}
