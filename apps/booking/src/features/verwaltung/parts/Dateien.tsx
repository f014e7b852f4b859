import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainCheckbox } from '@kehrtour/ui/plain/PlainCheckbox.tsx';

import { Aufklappknopf } from '../../../shared/Aufklappknopf.tsx';
import { verwaltungsdatei } from '../../../shared/zugang.ts';
import type { Verwaltungsansicht } from '../verwaltung.server.ts';

/** What can be printed, for all houses that somebody comes to or for the ones that are ticked. */
export function Dateien({ code, seite }: Pick<Verwaltungsansicht, 'code' | 'seite'>) {
  const { haeuser, besucheGesamt } = seite;
  if (besucheGesamt === 0)
    return <p>Zurzeit ist in Ihren Häusern kein Besuch angesagt. Wir melden uns, sobald es so weit ist.</p>;
  const besuchte = haeuser.filter(({ besuche }) => besuche.length > 0);
  return (
    // What comes back is a file: the page stays as it is.
    <form method="get" data-datei className="grid gap-3">
      <input type="hidden" name="code" value={code} />
      <h2 className="text-lg font-bold">Zum Aushängen und Verteilen</h2>
      {besuchte.length > 1 ? (
        <Aufklappknopf titel="Nur für einzelne Häuser" offen={false} klein>
          <p className="text-muted">Ohne Kreuz gilt es für alle Ihre Häuser.</p>
          {besuchte.map(({ id, anschrift }) => (
            <PlainCheckbox key={id} id={`druck-${id}`} name="haus" value={id} label={anschrift} />
          ))}
        </Aufklappknopf>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <PlainButton kind="secondary" formAction={verwaltungsdatei('hausliste')}>
          Liste für die Bewohner (PDF)
        </PlainButton>
        <PlainButton kind="secondary" formAction={verwaltungsdatei('aushang')}>
          Aushänge je Treppenhaus (PDF)
        </PlainButton>
        <PlainButton kind="secondary" formAction={verwaltungsdatei('liste')}>
          Liste für Excel (CSV)
        </PlainButton>
      </p>
    </form>
  );
}
