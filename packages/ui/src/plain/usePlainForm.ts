import { useState } from 'react';
import type { FormEvent } from 'react';

import type { FieldFault } from '../message/ErrorSummary.tsx';

export type PlainFormState = {
  busy: boolean;
  faults: readonly FieldFault[];
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type Labels = Readonly<Record<string, string>>;

export type PlainFormOptions = {
  /** Every field that has to be filled, with the word for it. */
  labels: Labels;
  /** Fields that may stay empty, with the word for a refusal of the server. */
  optional?: Labels;
  send: (fields: Readonly<Record<string, string>>) => Promise<void>;
  /** What to say when sending failed. */
  faultsOf: (error: unknown, labels: Labels) => FieldFault[];
};

/** A form of native fields: reads them at submit, keeps what was typed, and says what was refused. */
export function usePlainForm({ labels, optional = {}, send, faultsOf }: PlainFormOptions): PlainFormState {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);

  async function submit(fields: Readonly<Record<string, string>>) {
    setBusy(true);
    try {
      await send(fields);
      setFaults([]);
    } catch (error) {
      setFaults(faultsOf(error, { ...labels, ...optional }));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    faults,
    errorOf: (field) => faults.find((fault) => fault.fieldId === field)?.text,
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      const fields = fieldsOf(event.currentTarget);
      const missing = missingFields(fields, labels);
      setFaults(missing);
      if (missing.length === 0) void submit(fields);
    },
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries);
}

/** The fields that were left empty, in the order of the labels. */
function missingFields(fields: Readonly<Record<string, string>>, labels: Labels): FieldFault[] {
  return Object.entries(labels)
    .filter(([name]) => (fields[name] ?? '').trim() === '')
    .map(([name, label]) => ({ fieldId: name, text: `Bitte füllen Sie „${label}“ aus.` }));
}
