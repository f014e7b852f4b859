import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import type { Antwortformular } from '../antwortformular.ts';
import { terminAdresse, type Zugang } from '../zugang.ts';

/** One of the answers as a form that any browser can send; the key keeps a second press from counting twice. */
export function Antwortform({
  formular,
  zugang,
  schluessel,
  children,
}: {
  formular: Antwortformular;
  zugang: Zugang;
  schluessel: string;
  /** Gets whether this very answer is on its way. */
  children: (unterwegs: boolean) => ReactNode;
}) {
  const { state, formData } = useNavigation();
  const unterwegs = state !== 'idle' && formData?.get('antwort') === formular;
  return (
    <Form method="post" action={terminAdresse(zugang)} replace preventScrollReset className="grid gap-4">
      <input type="hidden" name="antwort" value={formular} />
      <input type="hidden" name="schluessel" value={schluessel} />
      {children(unterwegs)}
    </Form>
  );
}
