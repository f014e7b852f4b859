import type { Anlagedaten } from '@kehrtour/contract/anlage';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import {
  ANLAGE_AW_MAX,
  ANLAGEART_NAMEN,
  ANLAGEARTEN,
  anlagegruppe,
  BAUJAHR_MAX,
  BAUJAHR_MIN,
  BAUWEISE_NAMEN,
  BAUWEISEN,
  BENUTZUNG_NAMEN,
  BENUTZUNGEN,
  BRENNSTOFF_NAMEN,
  brennstoffart,
  BRENNSTOFFE,
  LEISTUNG_KW_MAX,
  LEISTUNG_KW_MIN,
} from '@kehrtour/domain/anlage/anlage';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import type { ContractForm } from '../../../../shared/useContractForm.ts';
import { ANLAGE_LABELS } from '../../anlage.form.ts';
import { Einheitwahl } from '../haus/Einheitwahl.tsx';
import { Wortwahl } from './Wortwahl.tsx';

/** Everything a person can say about an installation; only what matters for its kind is asked. */
export function Anlagefelder({ haus, form }: { haus: Liegenschaft; form: ContractForm<Anlagedaten> }) {
  const art = form.field('art');
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          {...art}
          choices={ANLAGEARTEN.map((id) => ({ id, label: ANLAGEART_NAMEN[id] }))}
          onChange={(id) => art.onChange(ANLAGEARTEN.find((eine) => eine === id) ?? 'feuerstaette')}
        />
        <TextField {...form.field('bezeichnung')} optional hint="Hersteller, Typ" maxLength={120} />
      </div>
      {anlagegruppe(form.values.art) === 'feuerstaette' ? <Feuerung form={form} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...form.number('baujahr')}
          optional
          min={BAUJAHR_MIN}
          max={BAUJAHR_MAX}
          format={JAHRESZAHL}
          steppers={false}
        />
        <NumberField
          {...form.number('arbeitswerte')}
          optional
          min={0}
          max={ANLAGE_AW_MAX}
          step={0.1}
          unit="AW"
          steppers={false}
        />
      </div>
      <Einheitwahl haus={haus} feld={form.field('nutzungseinheitId')} />
      <TextField {...form.field('lage')} optional hint="Keller, Wohnzimmer, Dachboden" maxLength={120} />
      <Switch
        label={ANLAGE_LABELS.aktiv}
        hint="Ausgeschaltet bleibt sie als stillgelegt stehen, und nichts wird mehr verlangt."
        checked={form.values.aktiv}
        onChange={(aktiv) => form.set('aktiv', aktiv)}
      />
    </>
  );
}

const JAHRESZAHL = { useGrouping: false };

/** What decides how often somebody has to come. */
function Feuerung({ form }: { form: ContractForm<Anlagedaten> }) {
  const stoff = brennstoffart(form.values.brennstoff);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Wortwahl feld={form.field('brennstoff')} worte={BRENNSTOFFE} namen={BRENNSTOFF_NAMEN} />
        <NumberField
          {...form.number('leistungKw')}
          optional
          min={LEISTUNG_KW_MIN}
          max={LEISTUNG_KW_MAX}
          step={0.1}
          unit="kW"
          steppers={false}
        />
      </div>
      {stoff === 'gas' ? null : (
        <Wortwahl feld={form.field('benutzung')} worte={BENUTZUNGEN} namen={BENUTZUNG_NAMEN} />
      )}
      {stoff === 'gas' || stoff === 'oel' ? (
        <>
          <Wortwahl feld={form.field('bauweise')} worte={BAUWEISEN} namen={BAUWEISE_NAMEN} />
          <Switch
            label={ANLAGE_LABELS.selbstkalibrierend}
            checked={form.values.selbstkalibrierend}
            onChange={(ja) => form.set('selbstkalibrierend', ja)}
          />
        </>
      ) : null}
    </>
  );
}
