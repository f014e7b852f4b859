import { faultsOf } from '@kehrtour/api-client/faults';
import { type PlainFormState, usePlainForm } from '@kehrtour/ui/plain/usePlainForm';

type Fields = Readonly<Record<string, string>>;

/**
 * A form of the site while there is script.
 * @param labels of the fields that must not be empty, by name
 */
export function useSiteForm(labels: Fields, send: (fields: Fields) => Promise<void>): PlainFormState {
  return usePlainForm({
    labels,
    send,
    faultsOf: (error) => faultsOf(error, { ...labels, homepage: 'Internetseite' }),
  });
}
