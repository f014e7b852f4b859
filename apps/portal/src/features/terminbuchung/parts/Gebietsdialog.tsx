import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { gebietsdaten } from '@kehrtour/contract/gebiet';
import type { Gebietsdaten } from '@kehrtour/contract/gebiet';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useId, useMemo } from 'react';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import type { ContractForm } from '../../../shared/useContractForm.ts';
import { Bedienungswahl } from './Bedienungswahl.tsx';

export type GebietsdialogProps = {
  start: Gebietsdaten;
  /** Names of streets are proposed out of the stock. */
  haeuser: readonly LiegenschaftPunkt[];
  bestehend?: boolean;
  /** @returns false when nothing was saved: the dialog stays */
  onSave: (daten: Gebietsdaten) => Promise<boolean>;
  onClose: () => void;
};

const LABELS = {
  name: 'Name der Fläche',
  plz: 'Postleitzahl',
  ort: 'Ort',
  strasse: 'Straße',
  hausnrVon: 'Hausnummer von',
  hausnrBis: 'Hausnummer bis',
  seite: 'Straßenseite',
  flaeche: 'Fläche',
  zustaendig: 'Wen kann man stattdessen fragen?',
};
const TITEL = { plz: 'Postleitzahl', strasse: 'Straße', flaeche: 'Fläche' } as const;
const SEITEN = [
  { id: 'alle', label: 'beide Seiten' },
  { id: 'gerade', label: 'gerade Hausnummern' },
  { id: 'ungerade', label: 'ungerade Hausnummern' },
] as const;

/** One entry of the area: where it is, and whether the company comes. */
export function Gebietsdialog({ start, haeuser, bestehend = false, onSave, onClose }: GebietsdialogProps) {
  const form = useContractForm({
    schema: gebietsdaten,
    start: ohneKennung(start),
    labels: LABELS,
    send: async (daten) => {
      if (await onSave(daten)) onClose();
    },
  });
  const { art } = start;
  return (
    <Formulardialog
      title={bestehend ? `${TITEL[art]} ändern` : `${TITEL[art]} hinzufügen`}
      saveLabel={bestehend ? 'Speichern' : 'Hinzufügen'}
      form={form}
      onClose={onClose}
    >
      {art === 'flaeche' ? (
        <TextField {...form.field('name')} maxLength={80} hint="Zum Beispiel der Ortsteil" />
      ) : (
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <TextField {...form.field('plz')} inputMode="numeric" width="short" maxLength={5} />
          <div className="min-w-48 grow">
            <TextField {...form.field('ort')} optional maxLength={80} />
          </div>
        </div>
      )}
      {art === 'strasse' ? <Strassenfelder form={form} haeuser={haeuser} /> : null}
      <Bedienungswahl form={form} />
    </Formulardialog>
  );
}

function Strassenfelder({
  form,
  haeuser,
}: {
  form: ContractForm<Gebietsdaten>;
  haeuser: readonly LiegenschaftPunkt[];
}) {
  const { plz, strasse } = form.values;
  const bekannt = useMemo(() => strassenIn(haeuser, plz), [haeuser, plz]);
  const vorschlaege = useId();
  return (
    <>
      <div>
        <TextField
          {...form.field('strasse')}
          maxLength={80}
          hint="Die Schreibweise ist egal: Hardtstr. und Hardtstraße sind dasselbe."
        />
        {bekannt.length === 0 || bekannt.includes(strasse) ? null : (
          <div className="mt-2 max-w-80">
            <Select
              id={vorschlaege}
              label="Aus Ihrem Bestand"
              placeholder="Straße wählen"
              choices={bekannt.map((name) => ({ id: name, label: name }))}
              value={null}
              onChange={(name) => form.set('strasse', name)}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <NumberField
          {...form.number('hausnrVon')}
          optional
          steppers={false}
          width="short"
          min={1}
          max={9999}
        />
        <NumberField
          {...form.number('hausnrBis')}
          optional
          steppers={false}
          width="short"
          min={1}
          max={9999}
        />
      </div>
      <p className="-mt-2 text-sm text-muted">Ohne Nummern gilt die ganze Straße. 17 schließt 17a mit ein.</p>
      <RadioGroup {...form.field('seite')} choices={SEITEN} />
    </>
  );
}

function strassenIn(haeuser: readonly LiegenschaftPunkt[], plz: string): string[] {
  const dort = haeuser.filter((haus) => plz === '' || haus.plz === plz).map(({ strasse }) => strasse);
  return [...new Set(dort)].toSorted((a, b) => a.localeCompare(b, 'de'));
}

/** Only what the form shows and the contract takes. */
function ohneKennung(daten: Gebietsdaten): Gebietsdaten {
  return gebietsdaten.safeParse(daten).data ?? daten;
}
