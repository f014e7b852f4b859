import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { aufgabeAendern, aufgabeAnlegen, aufgabendaten } from '@kehrtour/contract/aufgabe';
import type { Aufgabe, Aufgabendaten } from '@kehrtour/contract/aufgabe';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { messintervallSatz } from '@kehrtour/domain/taetigkeit/messintervall';
import type { KatalogId } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { type ContractForm, useContractForm } from '../../../../shared/useContractForm.ts';
import { AUFGABE_LABELS } from '../../liegenschaft.form.ts';
import { Einheitwahl } from '../haus/Einheitwahl.tsx';
import { Anlagewahl } from './Anlagewahl.tsx';

export type AufgabendialogProps = {
  client: Client;
  haus: Liegenschaft;
  aufgabe: Aufgabe | 'neu';
  onClose: () => void;
};

/** One task by hand: what, for which unit, from when to when, how long. */
export function Aufgabendialog({ client, haus, aufgabe, onClose }: AufgabendialogProps) {
  const cache = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { data } = useQuery(abfrage(client, taetigkeitenListe, {}));
  const arbeiten = (data?.eintraege ?? []).filter(
    ({ id, aktiv }) => aktiv || (aufgabe !== 'neu' && id === aufgabe.taetigkeitId),
  );
  const form = useContractForm({
    schema: aufgabendaten,
    start: startwerte(aufgabe),
    labels: AUFGABE_LABELS,
    send: async (body) => {
      if (aufgabe === 'neu')
        await client.call(aufgabeAnlegen, { params: { id: haus.id }, body, idempotencyKey });
      else await client.call(aufgabeAendern, { params: { id: aufgabe.id }, body });
      await outdateConcepts(cache, 'liegenschaften');
      showToast(aufgabe === 'neu' ? 'Aufgabe angelegt' : 'Aufgabe geändert', { tone: 'success' });
      onClose();
    },
  });
  const taetigkeit = form.field('taetigkeitId');
  return (
    <Formulardialog
      title={aufgabe === 'neu' ? 'Aufgabe anlegen' : 'Aufgabe bearbeiten'}
      form={form}
      onClose={onClose}
    >
      <Select
        {...taetigkeit}
        placeholder="Bitte wählen"
        choices={arbeiten.map(({ id, name }) => ({ id, label: name }))}
        onChange={(id) => {
          taetigkeit.onChange(id);
          const minuten = arbeiten.find((one) => one.id === id)?.dauerMinuten;
          if (minuten !== undefined) form.set('dauerMinuten', minuten);
        }}
      />
      <Einheitwahl haus={haus} feld={form.field('nutzungseinheitId')} />
      <Anlagewahl haus={haus} feld={form.field('anlageId')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('fristVon')} optional />
        <DateField
          {...form.field('fristBis')}
          value={form.values.fristBis === '' ? null : form.values.fristBis}
          onChange={(tag) => form.set('fristBis', tag ?? '')}
        />
      </div>
      <NumberField {...form.number('dauerMinuten')} unit="Minuten" min={1} max={600} />
      {taetigkeit.value === NACH_ALTER ? <Anlagejahr form={form} /> : null}
    </Formulardialog>
  );
}

/** The measurement whose interval goes by the age of the plant. */
const NACH_ALTER = 'messung_oelgas' satisfies KatalogId;
const JAHRESZAHL = { useGrouping: false };

function Anlagejahr({ form }: { form: ContractForm<Aufgabendaten> }) {
  const { anlageJahr, fristBis } = form.values;
  const faellig = Number(fristBis.slice(0, 4));
  return (
    <NumberField
      {...form.number('anlageJahr')}
      optional
      min={1900}
      max={2100}
      format={JAHRESZAHL}
      hint={
        anlageJahr == null || !faellig
          ? 'Bis zwölf Jahre alte Anlagen werden alle drei Jahre gemessen, ältere alle zwei (§ 15 Abs. 3 1. BImSchV).'
          : messintervallSatz(anlageJahr, faellig)
      }
    />
  );
}

function startwerte(aufgabe: Aufgabe | 'neu'): Aufgabendaten {
  if (aufgabe === 'neu')
    return {
      taetigkeitId: '',
      nutzungseinheitId: null,
      fristVon: null,
      fristBis: '',
      dauerMinuten: 15,
      anlageJahr: null,
      anlageId: null,
    };
  const { taetigkeitId, nutzungseinheitId, fristVon, fristBis, dauerMinuten, anlageJahr, anlageId } = aufgabe;
  return { taetigkeitId, nutzungseinheitId, fristVon, fristBis, dauerMinuten, anlageJahr, anlageId };
}
