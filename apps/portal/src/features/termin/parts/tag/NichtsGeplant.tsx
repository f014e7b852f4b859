import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { termineHolen } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { CalendarDays } from 'lucide-react';

import type { Terminfilter } from '../../wochenplan.ts';

export type NichtsGeplantProps = {
  data: AnswerOf<typeof termineHolen>;
  filter: Terminfilter;
  onFilter: (filter: Partial<Terminfilter>) => void;
  /** May import and plan: gets the next step where nothing is planned yet. */
  plant: boolean;
};

/** An empty product, an empty week and an empty filter ask for different next steps. */
export function NichtsGeplant({ data, filter, onFilter, plant }: NichtsGeplantProps) {
  const { leer, naechsterTag } = data;
  if (leer.termine && plant) {
    return leer.liegenschaften ? (
      <EmptyState
        title="Beginnen Sie mit Ihrem Bezirk"
        icon={<CalendarDays aria-hidden />}
        action={
          <ButtonLink kind="primary" href="/kehrtourplaner/einrichten">
            Erste Schritte
          </ButtonLink>
        }
      >
        Karte, Kundendaten, Mitarbeitende: eine Liste führt Sie bis zur ersten Kehrtour.
      </EmptyState>
    ) : (
      <EmptyState
        title="Noch kein Termin angekündigt"
        icon={<CalendarDays aria-hidden />}
        action={
          <ButtonLink kind="primary" href="/kehrtouren/neu">
            Neue Kehrtour planen
          </ButtonLink>
        }
      >
        Ihre Liegenschaften sind da. Sobald eine Kehrtour angekündigt ist, stehen ihre Termine hier.
      </EmptyState>
    );
  }
  const gefiltert = filter.nurOffene || filter.mitarbeiterId !== null;
  return (
    <EmptyState
      title={
        gefiltert
          ? 'Nichts passt zu diesem Filter'
          : `${filter.ansicht === 'tag' ? 'An diesem Tag' : 'In dieser Woche'} ist nichts geplant`
      }
      icon={<CalendarDays aria-hidden />}
      action={
        <>
          {naechsterTag === null ? null : (
            <Button kind="primary" onPress={() => onFilter({ tag: naechsterTag })}>
              {filter.ansicht === 'tag' ? 'Zum Tag' : 'Zur Woche'} des nächsten Termins
            </Button>
          )}
          {gefiltert ? (
            <Button onPress={() => onFilter({ nurOffene: false, mitarbeiterId: null })}>
              Alle Termine zeigen
            </Button>
          ) : null}
        </>
      }
    >
      {naechsterTag === null
        ? 'Auch danach steht noch kein Termin fest.'
        : `Der nächste Termin ist am ${formatTagLang(naechsterTag)}.`}
    </EmptyState>
  );
}
