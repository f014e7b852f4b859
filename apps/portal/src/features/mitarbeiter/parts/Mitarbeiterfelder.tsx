import type { Client } from '@kehrtour/api-client/client';
import type { Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';
import { keysOf } from '@kehrtour/domain/keysOf';
import { ROLLEN, ROLLEN_NAMEN } from '@kehrtour/domain/rolle';
import type { Rolle } from '@kehrtour/domain/rolle';
import { faehrtAllein, type Mitarbeiteranrede } from '@kehrtour/domain/unternehmen/mitarbeiter';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import type { ContractForm } from '../../../shared/useContractForm.ts';
import { QUALIFIKATIONEN } from '../mitarbeiter.format.ts';
import { Arbeitswoche } from './Arbeitswoche.tsx';
import { Farbwahl } from './Farbwahl.tsx';
import { StartortFeld } from './StartortFeld.tsx';

const DARF: Record<Rolle, string> = {
  inhaber: 'Darf alles: auch Mitarbeitende, Unternehmen und Zahlung.',
  buero: 'Plant und kündigt an, bearbeitet Liegenschaften, Tätigkeiten und Vorgaben.',
  geselle: 'Sieht die eigenen Kehrtouren und alle Liegenschaften, meldet Erledigtes.',
  azubi: 'Sieht die eigenen Kehrtouren und meldet Erledigtes.',
};
const ROLLENWAHL = ROLLEN.map((rolle) => ({ id: rolle, label: ROLLEN_NAMEN[rolle], hint: DARF[rolle] }));
const QUALIFIKATIONSWAHL = keysOf(QUALIFIKATIONEN).map((id) => ({ id, label: QUALIFIKATIONEN[id] }));
const ANREDEWAHL = [
  { id: '', label: 'nicht angegeben' },
  { id: 'frau', label: 'Frau' },
  { id: 'herr', label: 'Herr' },
] satisfies { id: Mitarbeiteranrede; label: string }[];
const PAUSE = { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 };

export type MitarbeiterfelderProps = {
  client: Client;
  form: ContractForm<Mitarbeiterdaten>;
  emailHint: string;
  /** Whoever can log in needs an address. */
  emailOptional: boolean;
};

/** Everything one says about a colleague, for a new one and a known one alike. */
export function Mitarbeiterfelder({ client, form, emailHint, emailOptional }: MitarbeiterfelderProps) {
  const { values } = form;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField {...form.field('vorname')} autoComplete="off" />
        <TextField {...form.field('nachname')} autoComplete="off" />
      </div>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="off"
        optional={emailOptional}
        hint={emailHint}
      />
      <TextField {...form.field('telefon')} type="tel" autoComplete="off" optional width="medium" />
      <RadioGroup {...form.field('rolle')} choices={ROLLENWAHL} />
      <Select
        {...form.field('qualifikation')}
        choices={QUALIFIKATIONSWAHL}
        onChange={(id) => {
          const qualifikation = id;
          form.set('qualifikation', qualifikation);
          if (!faehrtAllein({ qualifikation })) form.set('faehrt', false);
        }}
        hint="Die Feuerstättenschau darf nur, wer dafür bestellt ist oder nach § 11b SchfHwG vertritt."
      />
      <Select
        {...form.field('anrede')}
        choices={ANREDEWAHL}
        hint="Nach ihr richtet sich der Titel auf Ankündigungen hoheitlicher Arbeiten."
      />
      <Geburtsfeld form={form} />
      <Fahrschalter form={form} />
      <Farbwahl form={form} />
      <Arbeitswoche
        value={values.arbeitszeit}
        onChange={(week) => form.set('arbeitszeit', week)}
        errorOf={form.errorOf}
      />
      <Pausenfelder form={form} />
      <StartortFeld
        client={client}
        value={values.startort}
        onChange={(place) => form.set('startort', place)}
        error={form.errorOf('startort')}
      />
    </>
  );
}

/** Only who is not yet eighteen needs one. */
function Geburtsfeld({ form }: Pick<MitarbeiterfelderProps, 'form'>) {
  return (
    <DateField
      label="Geburtsdatum"
      hint="Nur nötig, wenn jemand noch nicht 18 ist: Dann prüfen wir die Arbeitswoche nach dem Jugendarbeitsschutzgesetz."
      optional
      value={form.values.geburtsdatum ?? null}
      onChange={(tag) => form.set('geburtsdatum', tag)}
    />
  );
}

/** Who drives rounds; nobody does who still learns. */
function Fahrschalter({ form }: Pick<MitarbeiterfelderProps, 'form'>) {
  if (!faehrtAllein(form.values))
    return (
      <p className="text-muted">
        Fährt in der Ausbildung nicht allein (§ 2 Abs. 1 Satz 3 SchfHwG) und steht beim Planen nicht zur Wahl.
      </p>
    );
  return (
    <Switch
      label="Fährt Kehrtouren"
      hint="Steht beim Planen zur Wahl."
      checked={form.values.faehrt}
      onChange={(on) => form.set('faehrt', on)}
    />
  );
}

/** A break, and between which times it lies. */
function Pausenfelder({ form }: Pick<MitarbeiterfelderProps, 'form'>) {
  const { pause } = form.values;
  return (
    <>
      <Switch
        label="Macht Pause"
        checked={pause !== null}
        onChange={(on) => form.set('pause', on ? PAUSE : null)}
      />
      {pause === null ? null : (
        <div className="flex flex-wrap gap-4">
          <TimeField
            {...form.field('pause.fruehestens')}
            onChange={(time) => form.set('pause.fruehestens', time ?? '')}
          />
          <TimeField
            {...form.field('pause.spaetestens')}
            onChange={(time) => form.set('pause.spaetestens', time ?? '')}
          />
          <NumberField {...form.number('pause.minuten')} unit="Min." step={5} />
        </div>
      )}
    </>
  );
}
