import type { Zahlungsstand } from '@kehrtour/contract/zahlung';
import { formatTag } from '@kehrtour/domain/format';
import { tarifVon } from '@kehrtour/domain/unternehmen/tarif';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';

import { preisInWorten, wechselInWorten } from '../zahlung.format.ts';

/** What is booked today, and what is settled for later. */
export function Tarifstand({ stand }: { stand: Zahlungsstand }) {
  const { tarif, danach, testendeAm, heute, mitarbeitende } = stand;
  const platz = tarif === null ? '' : ` von ${tarifVon(tarif).mitarbeiterBis}`;
  return (
    <KeyValue
      items={[
        { label: 'Tarif', value: tarif === null ? 'Noch keiner gebucht' : tarifVon(tarif).name },
        ...(tarif === null ? [] : [{ label: 'Preis', value: preisInWorten(tarif) }]),
        ...(danach === null ? [] : [{ label: 'Danach', value: wechselInWorten(danach) }]),
        {
          label: 'Testphase',
          value:
            heute <= testendeAm
              ? `bis ${formatTag(testendeAm)}, so lange ist alles kostenlos`
              : `endete am ${formatTag(testendeAm)}`,
        },
        { label: 'Zugänge', value: `${mitarbeitende}${platz}` },
      ]}
    />
  );
}
