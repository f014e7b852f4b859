import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatDauer, formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Lock } from 'lucide-react';

import { haeuserText, teileText } from '../quartal.format.ts';
import type { Quartalsplan } from '../quartalsplan.ts';

/** The proposal in figures; they change while a street is moved. */
export function Quartalszahlen({ plan, vorschlag }: { plan: Quartalsplan; vorschlag: Quartalsvorschlag }) {
  const { summe } = plan;
  const letzter = plan.schichten.findLast(({ teile }) => teile.length > 0)?.tag;
  return (
    <div className="flex flex-col gap-3">
      <KeyValue
        look="stacked"
        items={[
          { label: 'Besuche mit Tag', value: String(summe.besuche) },
          { label: 'Personentage', value: `${summe.schichten} von ${plan.schichten.length}` },
          { label: 'Vor Ort', value: formatDauer(summe.arbeitMinuten) },
          { label: 'Fahrt, geschätzt', value: formatDauer(summe.fahrtMinuten) },
          ...(letzter === undefined ? [] : [{ label: 'Fertig am', value: formatTagLang(letzter) }]),
        ]}
      />
      <div className="flex flex-wrap items-center gap-2" aria-live="polite">
        {summe.zuSpaet > 0 ? (
          <Status tone="danger">{`${haeuserText(summe.zuSpaet)} außerhalb der Frist`}</Status>
        ) : (
          <Status tone="success">Keine Frist wird verpasst</Status>
        )}
        {summe.zuVoll > 0 ? (
          <Status tone="danger">{`${formatMenge(summe.zuVoll, 'Tag ist', 'Tage sind')} zu voll`}</Status>
        ) : null}
        {summe.ohneTag > 0 ? (
          <Status tone="warning">{`${haeuserText(summe.ohneTag)} ohne Tag`}</Status>
        ) : null}
        {summe.abgelaufen > 0 ? (
          <Status tone="warning">{`${formatMenge(summe.abgelaufen, 'Frist', 'Fristen')} vor dem ersten Tag zu Ende`}</Status>
        ) : null}
        {summe.vonHand > 0 ? (
          <Status
            tone="neutral"
            icon={<Lock aria-hidden className="size-3.5" />}
          >{`${teileText(summe.vonHand)} von Hand`}</Status>
        ) : null}
        {summe.knapp > 0 ? (
          <Status tone="info">{`${haeuserText(summe.knapp)} mit weniger als einer Woche Luft`}</Status>
        ) : null}
      </div>
      <p className="text-sm text-muted">
        Fahrzeiten zwischen den Straßen: {vorschlag.fahrzeiten}. Wege von Haus zu Haus stecken in der Zeit vor
        Ort.
      </p>
    </div>
  );
}
