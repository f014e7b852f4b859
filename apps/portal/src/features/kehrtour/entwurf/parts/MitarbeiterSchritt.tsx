import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { personName } from '../../kehrtour.format.ts';
import { hatZeit } from '../wizardPruefung.ts';
import type { SchrittProps } from './schritt.props.ts';

/** Who drives: with hours on the chosen days and the right to a Feuerstättenschau where one is due. */
export function MitarbeiterSchritt(props: SchrittProps<'mitarbeiter'>) {
  const { wert, setze, vorgaben, mitarbeiter, tage, mitFeuerstaettenschau, fehlerVon } = props;
  const fahrende = mitarbeiter.filter((person) => person.aktiv && person.faehrt);
  const fehler = fehlerVon('mitarbeiter');
  const darfJemand = fahrende.some(
    (person) => wert.ids.includes(person.id) && darfFeuerstaettenschau(person),
  );
  if (fahrende.length === 0) return <NiemandFaehrt />;

  const hinweis = (id: string, name: string): string | undefined => {
    const ohne = vorgaben.datum.tage.filter((tag) => !hatZeit(id, tag, vorgaben, mitarbeiter));
    const weg = tage.filter(
      ({ tag, abwesend }) => vorgaben.datum.tage.includes(tag) && abwesend.includes(name),
    );
    if (weg.length > 0)
      return weg.length === vorgaben.datum.tage.length ? 'nicht da' : 'an einzelnen Tagen nicht da';
    if (ohne.length === 0 || vorgaben.datum.tage.length === 0) return undefined;
    return ohne.length === vorgaben.datum.tage.length
      ? 'arbeitet an diesen Tagen nicht'
      : 'arbeitet an einem Teil der Tage nicht';
  };

  return (
    <div className="flex flex-col gap-4">
      <fieldset id="mitarbeiter" tabIndex={-1} className="flex flex-col outline-none">
        <legend className="sr-only">Mitarbeitende dieser Kehrtour</legend>
        {fehler === undefined ? null : <p className="font-semibold text-danger">{fehler}</p>}
        {fahrende.map((person) => {
          const name = personName(person);
          return (
            <Checkbox
              key={person.id}
              label={name}
              hint={[
                darfFeuerstaettenschau(person) ? 'darf Feuerstättenschau' : 'ohne Feuerstättenschau',
                hinweis(person.id, name),
              ]
                .filter(Boolean)
                .join(' · ')}
              checked={wert.ids.includes(person.id)}
              onChange={(dabei) =>
                setze({
                  ids: dabei ? [...wert.ids, person.id] : wert.ids.filter((id) => id !== person.id),
                })
              }
            />
          );
        })}
      </fieldset>
      {mitFeuerstaettenschau && wert.ids.length > 0 && !darfJemand ? (
        <Notice tone="warning" title="Es steht eine Feuerstättenschau an">
          <p>Sie ist der bBSF oder einer Vertretung nach § 11b SchfHwG vorbehalten.</p>
        </Notice>
      ) : null}
    </div>
  );
}

function NiemandFaehrt() {
  return (
    <EmptyState
      title="Noch fährt niemand"
      action={<Link href="/konto/einstellungen/unternehmen/mitarbeiter">Mitarbeitende öffnen</Link>}
    >
      <p>Legen Sie fest, wer Kehrtouren fährt und zu welchen Zeiten.</p>
    </EmptyState>
  );
}
