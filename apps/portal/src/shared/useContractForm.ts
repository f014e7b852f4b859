import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { istCode } from '@kehrtour/api-client/client';
import { faultAt, faultsOf } from '@kehrtour/api-client/faults';
import type { FieldLabels } from '@kehrtour/api-client/faults';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

export type ContractFormOptions<Values extends FieldValues, Sent> = {
  /** The contract's own schema, so that the form asks what the server will ask. */
  schema: z.ZodMiniType<Sent, Values>;
  start: Values;
  /** Labels by dotted path, in the order of the page. */
  labels: FieldLabels;
  send: (values: Sent) => Promise<unknown>;
};

export type BoundField<Value> = {
  id: string;
  label: string;
  error: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
};

export type ContractForm<Values extends FieldValues> = {
  values: Values;
  /** Props of a field for a text, a choice, a time. */
  field: <Name extends FieldPath<Values>>(name: Name) => BoundField<FieldPathValue<Values, Name>>;
  /** The same for a number; an emptied field is null until the next submit. */
  number: (name: FieldPath<Values>) => BoundField<number | null>;
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  errorOf: (path: string) => string | undefined;
  faults: readonly FieldFault[];
  busy: boolean;
  dirty: boolean;
  onSubmit: (event: FormEvent) => void;
};

const VERALTET =
  'Jemand hat inzwischen etwas geändert. Ihre Eingaben stehen noch hier: Wenn Sie noch einmal speichern, gilt Ihre Fassung.';

/** A form over a schema of the contract: asked at submit, refused fields named in one summary, input always kept. */
export function useContractForm<Values extends FieldValues, Sent>(
  options: ContractFormOptions<Values, Sent>,
): ContractForm<Values> {
  const { schema, start, labels, send } = options;
  const form = useForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [busy, setBusy] = useState(false);
  const values = useWatch({ control: form.control }) as Values;

  async function submit(sent: Sent) {
    setBusy(true);
    try {
      await send(sent);
      setFaults([]);
      form.reset(form.getValues());
    } catch (error) {
      setFaults(isStale(error) ? [{ text: VERALTET }] : faultsOf(error, labels));
    } finally {
      setBusy(false);
    }
  }

  const errorOf = (path: string) => faults.find((fault) => fault.fieldId === path)?.text;
  const bound = (name: string) => ({ id: name, label: labels[name] ?? name, error: errorOf(name) });
  const set = <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) =>
    form.setValue(name, value, { shouldDirty: true });
  return {
    values,
    field: (name) => ({
      ...bound(name),
      value: form.getValues(name),
      onChange: (value) => set(name, value),
    }),
    number: (name) => ({
      ...bound(name),
      value: form.getValues(name),
      onChange: (value) => set(name, value as FieldPathValue<Values, typeof name>),
    }),
    set,
    errorOf,
    faults,
    busy,
    dirty: form.formState.isDirty,
    onSubmit: (event) => {
      if (busy) return event.preventDefault();
      void form.handleSubmit(submit, (errors) => setFaults(faultsIn(errors, labels)))(event);
    },
  };
}

function isStale(error: unknown): boolean {
  return istCode(error, 'veraltet');
}

/** The nested errors of the form as sentences, in the order of the labels; none is ever lost. */
function faultsIn(errors: FieldErrors, labels: FieldLabels): FieldFault[] {
  const order = Object.keys(labels);
  const place = ({ fieldId = '' }: FieldFault) =>
    order.includes(fieldId) ? order.indexOf(fieldId) : order.length;
  return messagesIn(errors, '')
    .map(([path, text]) => faultAt(path, text, labels) ?? { text: `${path}: ${text}` })
    .toSorted((a, b) => place(a) - place(b));
}

function messagesIn(node: unknown, path: string): [string, string][] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string') return [[path, node.message]];
  return Object.entries(node)
    .filter(([key]) => key !== 'ref' && key !== 'type')
    .flatMap(([key, inner]) =>
      messagesIn(inner, key === 'root' ? path : path === '' ? key : `${path}.${key}`),
    );
}
