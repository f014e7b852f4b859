import type { ReactNode } from 'react';

import { terminAdresse, type Zugang } from '../../../shared/zugang.ts';
import type { Antwortformular } from '../antwortformular.ts';

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
  children: ReactNode;
}) {
  return (
    <form method="post" action={terminAdresse(zugang)} className="grid gap-4">
      <input type="hidden" name="antwort" value={formular} />
      <input type="hidden" name="schluessel" value={schluessel} />
      {children}
    </form>
  );
}
