import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';

import type { Tuer } from '../tagesstand.ts';
import { NichtDaDialog } from './NichtDaDialog.tsx';
import { TextDialog } from './TextDialog.tsx';

export type Frage = 'nichtDa' | 'mangel' | 'notiz';

/** What has to be asked before it can be told. */
export function Rueckfrage({
  frage,
  tueren,
  wofuer,
  jetzt,
  onZu,
  onMelden,
}: {
  frage: Frage;
  tueren: readonly Tuer[];
  wofuer: string;
  jetzt: number;
  onZu: () => void;
  onMelden: (art: Feldart, text: string) => void;
}) {
  const melde = (text: string): void => {
    onZu();
    onMelden(frage, text);
  };
  if (frage === 'nichtDa')
    return <NichtDaDialog tueren={tueren} jetzt={jetzt} onZu={onZu} onMelden={melde} />;
  return <TextDialog art={frage} wofuer={wofuer} onZu={onZu} onMelden={melde} />;
}
