import { formatAufzaehlung, formatTagLang } from '@kehrtour/domain/format';
import { plusTage, wochentag } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import { Calendar } from '@kehrtour/ui/field/Calendar.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { heute } from '../../../../shared/heute.ts';
import type { Tagesauskunft } from '../wizardPruefung.ts';
import type { SchrittProps } from './schritt.props.ts';

/** Days of the round: holidays, weekends, absences and the notice of § 3 KÜO are said at each. */
export function DatumSchritt({ wert, setze, tage, fehlerVon, mitFeuerstaettenschau }: SchrittProps<'datum'>) {
  const auskunft = new Map(tage.map((tag) => [tag.tag, tag]));
  const gewaehlt = wert.tage.flatMap((tag) => auskunft.get(tag) ?? []);
  const fehler = fehlerVon('datum');
  const feiertag = gewaehlt.some((tag) => tag.feiertag !== null);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div id="datum" tabIndex={-1} className="flex flex-col gap-2 outline-none">
        {fehler === undefined ? null : <p className="font-semibold text-danger">{fehler}</p>}
        <Calendar
          label="Tage der Kehrtour"
          selection="several"
          min={heute()}
          max={plusTage(heute(), 365)}
          value={wert.tage}
          noteOf={(tag) => notiz(auskunft.get(tag))}
          onChange={(neu) => setze({ ...wert, tage: neu })}
        />
      </div>
      <div className="flex flex-col gap-6">
        {wert.tage.length === 0 ? null : (
          <section aria-label="Gewählte Tage" className="flex flex-col gap-2">
            <h2 className="font-semibold">Gewählt</h2>
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {wert.tage.map((tag) => (
                <GewaehlterTag key={tag} tag={tag} auskunft={auskunft.get(tag)} />
              ))}
            </ul>
          </section>
        )}
        {feiertag || wert.feiertageErlaubt ? (
          <Checkbox
            label="Auch an Sonn- und Feiertagen fahren"
            hint="Gilt auch für Schließtage. Nur, wenn Sie es mit Kunden und Mitarbeitenden so abgesprochen haben."
            checked={wert.feiertageErlaubt}
            onChange={(feiertageErlaubt) => setze({ ...wert, feiertageErlaubt })}
          />
        ) : null}
        {gewaehlt.some((tag) => !tag.fristReicht) ? (
          <Notice tone="warning" title="Für die Feuerstättenschau wird die Zeit knapp">
            <p>
              Zwischen Zugang der Ankündigung und Besuch müssen fünf Werktage liegen (§ 3 KÜO). Sie können den
              Tag behalten, wenn die Eigentümer auf die Frist verzichten.
            </p>
          </Notice>
        ) : mitFeuerstaettenschau ? (
          <p className="text-muted">
            In der Auswahl steht eine Feuerstättenschau an; die fünf Werktage der KÜO sind berücksichtigt.
          </p>
        ) : null}
      </div>
    </div>
  );
}

function GewaehlterTag({ tag, auskunft }: { tag: Tag; auskunft: Tagesauskunft | undefined }) {
  const hinweise = auskunft === undefined ? [] : hinweiseZu(auskunft);
  return (
    <li className="py-2">
      <p className="font-medium">{formatTagLang(tag)}</p>
      {hinweise.map((hinweis) => (
        <p key={hinweis} className="text-sm text-muted">
          {hinweis}
        </p>
      ))}
    </li>
  );
}

function hinweiseZu(tag: Tagesauskunft): string[] {
  return [
    ...(tag.feiertag === null ? [] : [tag.feiertag]),
    ...(tag.wochenende && tag.feiertag === null ? ['Wochenende'] : []),
    ...(tag.abwesend.length === 0 ? [] : [`Nicht da: ${formatAufzaehlung(tag.abwesend)}`]),
    ...(tag.andereKehrtouren.length === 0
      ? []
      : [`Schon geplant: ${formatAufzaehlung(tag.andereKehrtouren)}`]),
    ...(tag.hinweis === null ? [] : [tag.hinweis]),
  ];
}

/** Weekends are seen in the grid; only what is special gets a note. */
function notiz(tag: Tagesauskunft | undefined): string | undefined {
  if (tag === undefined || tag.vergangen) return undefined;
  const worte = [
    ...(tag.feiertag === null || wochentag(tag.tag) === 7 ? [] : [tag.feiertag]),
    ...(tag.abwesend.length === 0 ? [] : [`${formatAufzaehlung(tag.abwesend)} nicht da`]),
    ...tag.andereKehrtouren,
    ...(tag.fristReicht || tag.wochenende ? [] : ['zu kurzfristig für eine Feuerstättenschau']),
  ];
  return worte.length === 0 ? undefined : worte.join(' · ');
}
