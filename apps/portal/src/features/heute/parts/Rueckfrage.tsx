import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';

import type { Tagwerk } from '../feldtag.ts';
import type { Tuer } from '../tagesstand.ts';
import { NichtDaDialog } from './NichtDaDialog.tsx';
import { SchluesselDialog } from './SchluesselDialog.tsx';
import { TextDialog } from './TextDialog.tsx';

export type Frage = 'nichtDa' | 'mangel' | 'notiz' | 'schluessel';

/** What has to be asked before it can be told. */
export function Rueckfrage({
  frage,
  tag,
  tueren,
  wofuer,
  jetzt,
  onZu,
  onMelden,
}: {
  frage: Frage;
  tag: Tagwerk;
  tueren: readonly Tuer[];
  wofuer: Tuer;
  jetzt: number;
  onZu: () => void;
  onMelden: (art: Feldart, text: string) => void;
}) {
  const melde = (text: string): void => {
    onZu();
    if (frage !== 'schluessel') onMelden(frage, text);
  };
  if (frage === 'nichtDa')
    return <NichtDaDialog tueren={tueren} jetzt={jetzt} onZu={onZu} onMelden={melde} />;
  if (frage === 'schluessel') return <SchluesselDialog tag={tag} tuer={wofuer} onZu={onZu} />;
  return <TextDialog art={frage} wofuer={wofuer.terminId} onZu={onZu} onMelden={melde} />;
}
