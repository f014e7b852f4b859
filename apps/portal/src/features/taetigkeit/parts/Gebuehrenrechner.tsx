import { formatEuro } from '@kehrtour/domain/format';
import {
  arbeitswertCentAm,
  bescheidArbeitswerte,
  gebuehr,
  liesAbgasanlagen,
  schauArbeitswerte,
} from '@kehrtour/domain/gebuehr/arbeitswert';
import type { Tag } from '@kehrtour/domain/tag';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { Gebuehrenverzeichnis } from './Gebuehrenverzeichnis.tsx';

const aw = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const EINFAMILIENHAUS = { nutzungseinheiten: 1, feuerstaetten: 2, hoehen: '9; 9' };
const FELDER = [
  { name: 'nutzungseinheiten', label: 'Nutzungseinheiten', min: 1 },
  { name: 'feuerstaetten', label: 'Feuerstätten', min: 0 },
] as const;

/** The fee of one house on the day of the service, as KÜO Anlage 3 counts it. */
export function Gebuehrenrechner({ eigenerCent }: { eigenerCent: number | null }) {
  const [umfang, setUmfang] = useState(EINFAMILIENHAUS);
  const [tag, setTag] = useState<Tag | null>(heute);
  const arbeitswertCent = arbeitswertCentAm(tag ?? heute(), eigenerCent);
  const abgasanlagen = liesAbgasanlagen(umfang.hoehen);
  const schau = schauArbeitswerte({ ...umfang, abgasanlagen: abgasanlagen ?? [] });
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
        <TextField
          label="Höhe jeder Abgasanlage in Metern"
          hint="Mit Strichpunkt getrennt: 9; 8,5; 4 außen"
          value={umfang.hoehen}
          onChange={(hoehen) => setUmfang({ ...umfang, hoehen })}
          {...(abgasanlagen === undefined
            ? { error: 'Bitte nur Meter, mit Strichpunkt getrennt, zum Beispiel: 9; 8,5; 4 außen' }
            : {})}
        />
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
      <Gebuehrenverzeichnis tag={tag ?? heute()} arbeitswertCent={arbeitswertCent} />
    </section>
  );
}
