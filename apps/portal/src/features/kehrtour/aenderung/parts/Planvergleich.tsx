import type { aenderungHolen } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';

import { kilometer, minuten, zahlText } from '../aenderung.format.ts';

type Zahlen = AnswerOf<typeof aenderungHolen>['vorher'];

/** What a new plan saves, or costs. */
export function Planvergleich({ vorher, nachher }: { vorher: Zahlen; nachher: Zahlen }) {
  const km = vorher.kilometer !== null && nachher.kilometer !== null;
  return (
    <KeyValue
      look="stacked"
      items={[
        { label: 'Fahrzeit', value: zahlText(vorher.fahrtMinuten, nachher.fahrtMinuten, minuten) },
        ...(km
          ? [
              {
                label: 'Strecke, geschätzt',
                value: zahlText(vorher.kilometer ?? 0, nachher.kilometer ?? 0, kilometer),
              },
            ]
          : []),
        { label: 'Schichten', value: zahlText(vorher.schichten, nachher.schichten, String) },
        ...(vorher.ueberstundenMinuten + nachher.ueberstundenMinuten > 0
          ? [
              {
                label: 'Überstunden',
                value: zahlText(vorher.ueberstundenMinuten, nachher.ueberstundenMinuten, minuten),
              },
            ]
          : []),
      ]}
    />
  );
}
