import { termineHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatTagKurz } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { antwortStatus, uhr } from '../../kehrtour.format.ts';
import type { SchrittProps } from './schritt.props.ts';

/** What the chosen people already have on the chosen days: it stands, or moves along when the round is planned. */
export function TermineSchritt({ client, kehrtourId, vorgaben, wert, setze }: SchrittProps<'termine'>) {
  const tage = vorgaben.datum.tage.toSorted();
  const query = useQuery(
    pageQuery(client, termineHolen, { query: { von: tage[0] ?? '', bis: tage.at(-1) ?? '' } }),
  );
  return (
    <PageState query={query}>
      {({ termine }) => {
        const betroffen = termine.filter((termin) => betrifft(termin, kehrtourId, vorgaben));
        if (betroffen.length === 0)
          return (
            <EmptyState title="An diesen Tagen ist noch nichts ausgemacht">
              <p>Die ganze Arbeitszeit steht für die Kehrtour bereit.</p>
            </EmptyState>
          );
        return (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {betroffen.map((termin) => (
              <TerminZeile
                key={termin.id}
                termin={termin}
                zieht={wert.mitverschieben.includes(termin.id)}
                onChange={(zieht) =>
                  setze({
                    mitverschieben: zieht
                      ? [...wert.mitverschieben, termin.id]
                      : wert.mitverschieben.filter((id) => id !== termin.id),
                  })
                }
              />
            ))}
          </ul>
        );
      }}
    </PageState>
  );
}

function betrifft(
  termin: TerminKurz,
  kehrtourId: string | undefined,
  { datum, mitarbeiter }: SchrittProps<'termine'>['vorgaben'],
): boolean {
  return (
    termin.kehrtourId !== kehrtourId &&
    termin.mitarbeiterId !== null &&
    mitarbeiter.ids.includes(termin.mitarbeiterId) &&
    datum.tage.includes(ortszeitAus(new Date(termin.beginn)).tag) &&
    !istEinerVon(AUFGEHOBENE, termin.status)
  );
}

type TerminZeileProps = { termin: TerminKurz; zieht: boolean; onChange: (zieht: boolean) => void };

function TerminZeile({ termin, zieht, onChange }: TerminZeileProps) {
  const { tone, text } = antwortStatus(termin.status);
  const tag = ortszeitAus(new Date(termin.beginn)).tag;
  // What a customer said yes to holds; moving it is a matter between people.
  const gebucht = termin.gebucht !== null;
  const zugesagt = termin.status === 'bestaetigt';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <span className="tabular-nums">
            {formatTagKurz(tag)} {uhr(termin.beginn)}–{uhr(termin.ende)} Uhr
          </span>
          , {termin.anschrift}
        </p>
        <p className="text-sm text-muted">
          {[termin.name, termin.mitarbeiter, termin.kehrtour].filter(Boolean).join(' · ')}
        </p>
        <Status tone={tone} look="bare">
          {text}
        </Status>
      </div>
      {zugesagt || gebucht ? (
        <p className="text-sm text-muted">{gebucht ? 'Gebucht' : 'Zugesagt'}, bleibt stehen</p>
      ) : (
        <Switch label="Zieht mit" checked={zieht} onChange={onChange} />
      )}
    </li>
  );
}
