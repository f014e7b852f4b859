import { useState } from 'react';
import type { FormEvent } from 'react';

import type { FieldFault } from '../message/ErrorSummary.tsx';

export type PlainForm = {
  busy: boolean;
  faults: readonly FieldFault[];
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export type PlainFormOptions = {
  /** Sentences for what is missing or wrong before anything is sent; empty: send. */
  check?: (fields: Readonly<Record<string, string>>) => FieldFault[];
  send: (fields: Readonly<Record<string, string>>) => Promise<void>;
  /** What to say when sending failed. */
  faultsOf: (error: unknown) => FieldFault[];
};

/** A form of native fields: reads them at submit, keeps what was typed, and says what was refused. */
export function usePlainForm({ check, send, faultsOf }: PlainFormOptions): PlainForm {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);

  async function submit(fields: Readonly<Record<string, string>>) {
    setBusy(true);
    try {
      await send(fields);
      setFaults([]);
    } catch (error) {
      setFaults(faultsOf(error));
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
      const missing = check?.(fields) ?? [];
      setFaults(missing);
      if (missing.length === 0) void submit(fields);
    },
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The fields that were left empty, in the order of the labels. */
export function missingFields(
  fields: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): FieldFault[] {
  return Object.entries(labels)
    .filter(([name]) => (fields[name] ?? '').trim() === '')
    .map(([name, label]) => ({ fieldId: name, text: `Bitte füllen Sie „${label}“ aus.` }));
}
