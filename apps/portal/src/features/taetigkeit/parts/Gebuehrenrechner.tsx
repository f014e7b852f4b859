import {
  arbeitswertCentAm,
  bescheidArbeitswerte,
  gebuehr,
  type Schauumfang,
  schauArbeitswerte,
} from '@kehrtour/domain/arbeitswert';
import { formatEuro } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';

const aw = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const EINFAMILIENHAUS: Schauumfang = { nutzungseinheiten: 1, feuerstaetten: 2, meter: 18 };
const FELDER = [
  { name: 'nutzungseinheiten', label: 'Nutzungseinheiten', min: 1 },
  { name: 'feuerstaetten', label: 'Feuerstätten', min: 0 },
  { name: 'meter', label: 'Meter senkrechter Abgasanlagen', min: 0 },
] as const;

/** The fee of one house on the day of the service, as KÜO Anlage 3 counts it. */
export function Gebuehrenrechner({ eigenerCent }: { eigenerCent: number | null }) {
  const [umfang, setUmfang] = useState(EINFAMILIENHAUS);
  const [tag, setTag] = useState<Tag | null>(heute);
  const arbeitswertCent = arbeitswertCentAm(tag ?? heute(), eigenerCent);
  const schau = schauArbeitswerte(umfang);
  const bescheid = bescheidArbeitswerte(umfang.feuerstaetten);
  const { nettoCent, bruttoCent } = gebuehr(schau + bescheid, arbeitswertCent);
  return (
    <section className="mt-6 flex flex-col gap-4 border-t border-line pt-6">
      <h3 className="font-semibold">Was ein Haus kostet</h3>
      <DateField label="Tag der Leistung" value={tag} onChange={setTag} />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {FELDER.map(({ name, label, min }) => (
          <NumberField
            key={name}
            label={label}
            min={min}
            max={500}
            value={umfang[name]}
            onChange={(zahl) => setUmfang({ ...umfang, [name]: zahl ?? min })}
          />
        ))}
      </div>
      <KeyValue
        items={[
          { label: 'Feuerstättenschau', value: `${aw.format(schau)} AW` },
          { label: 'Feuerstättenbescheid', value: `${aw.format(bescheid)} AW` },
          { label: 'Ein Arbeitswert', value: `${formatEuro(arbeitswertCent)} netto` },
          { label: 'Gebühr', value: `${formatEuro(nettoCent)} netto` },
          { label: 'Mit Umsatzsteuer', value: formatEuro(bruttoCent) },
        ]}
      />
    </section>
  );
}
