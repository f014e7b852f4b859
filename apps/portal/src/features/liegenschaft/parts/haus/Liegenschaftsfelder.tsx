import type { Liegenschaftdaten } from '@kehrtour/contract/liegenschaft';
import { BESTANDSSPALTEN, TEXTSPALTEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import {
  LIEGENSCHAFT_STATUS,
  LIEGENSCHAFT_STATUS_NAMEN,
  LIEGENSCHAFTROLLEN,
  LIEGENSCHAFTTYP_NAMEN,
  LIEGENSCHAFTTYPEN,
} from '@kehrtour/domain/liegenschaft/liegenschaft';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import type { ContractForm } from '../../../../shared/useContractForm.ts';
import { ROLLEN_NAMEN } from '../../liegenschaft.form.ts';

/** Everything a person can say about a house itself. */
export function Liegenschaftsfelder<Values extends Liegenschaftdaten>(props: { form: ContractForm<Values> }) {
  // The fields of a house are the same in every form that holds more than them.
  const form = props.form as unknown as ContractForm<Liegenschaftdaten>;
  const typ = form.field('typ');
  const rolle = form.field('rolle');
  const status = form.field('status');
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[3fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-1">
          <TextField {...form.field('strasse')} maxLength={120} />
        </div>
        <TextField {...form.field('hausnr')} maxLength={20} />
        <TextField {...form.field('hausnrZusatz')} maxLength={20} />
      </div>
      <div className="grid grid-cols-[1fr_2fr] items-end gap-4 sm:grid-cols-[1fr_2fr_2fr]">
        <TextField {...form.field('plz')} inputMode="numeric" maxLength={5} />
        <TextField {...form.field('ort')} maxLength={80} />
        <div className="col-span-2 sm:col-span-1">
          <TextField {...form.field('ortsteil')} optional maxLength={80} />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...typ}
          choices={LIEGENSCHAFTTYPEN.map((id) => ({ id, label: LIEGENSCHAFTTYP_NAMEN[id] }))}
          onChange={(id) => typ.onChange(LIEGENSCHAFTTYPEN.find((one) => one === id) ?? 'unbekannt')}
        />
        <NumberField {...form.number('einheitenAnzahl')} min={1} max={999} />
        <Select
          {...status}
          choices={LIEGENSCHAFT_STATUS.map((id) => ({ id, label: LIEGENSCHAFT_STATUS_NAMEN[id] }))}
          onChange={(id) => status.onChange(LIEGENSCHAFT_STATUS.find((one) => one === id) ?? 'aktiv')}
        />
        <Select
          {...rolle}
          choices={LIEGENSCHAFTROLLEN.map((id) => ({ id, label: ROLLEN_NAMEN[id] }))}
          onChange={(id) =>
            rolle.onChange(LIEGENSCHAFTROLLEN.find((one) => one === id) ?? 'freiUndHoheitlich')
          }
        />
        <NumberField
          {...form.number('laufnummer')}
          optional
          steppers={false}
          step={0.001}
          hint="Platz in der Arbeitsreihenfolge, auch 12,5"
        />
        <Textspalten form={form} />
      </div>
      <TextArea
        {...form.field('notizZugang')}
        optional
        rows={2}
        hint="Wie man hineinkommt: Klingel, Hund, Schlüssel bei Meyer. Codes gehören unter „Schlüssel und Codes“."
      />
      <TextArea {...form.field('notizArbeit')} optional rows={2} hint="Was man zur Arbeit wissen muss" />
    </>
  );
}

function Textspalten({ form }: { form: ContractForm<Liegenschaftdaten> }) {
  return TEXTSPALTEN.map((spalte) => (
    <TextField key={spalte} {...form.field(spalte)} optional maxLength={BESTANDSSPALTEN[spalte].laengeMax} />
  ));
}
