import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import type { Tuer } from '../tagesstand.ts';
import { AuftragDialog } from './AuftragDialog.tsx';
import { FotoDialog } from './FotoDialog.tsx';
import { MangelDialog } from './MangelDialog.tsx';
import { NichtDaDialog } from './NichtDaDialog.tsx';
import { SchluesselDialog } from './SchluesselDialog.tsx';
import { TextDialog } from './TextDialog.tsx';

export type Frage = 'nichtDa' | 'mangel' | 'notiz' | 'schluessel' | 'foto';

/** What has to be asked before it can be told. */
export function Rueckfrage({
  frage,
  tag,
  tueren,
  alle,
  jetzt,
  onZu,
  onMelden,
}: {
  frage: Frage;
  tag: Tagwerk;
  tueren: readonly Tuer[];
  /** Every door of the house. */
  alle: readonly [Tuer, ...Tuer[]];
  jetzt: number;
  onZu: () => void;
  onMelden: (art: Feldart, text: string) => void;
}) {
  const [bestellt, setBestellt] = useState(false);
  const [wofuer] = alle;
  if (frage === 'nichtDa')
    return (
      <NichtDaDialog
        tueren={tueren}
        jetzt={jetzt}
        onZu={onZu}
        onMelden={(grund) => {
          onZu();
          onMelden('nichtDa', grund);
        }}
      />
    );
  if (frage === 'schluessel') return <SchluesselDialog tag={tag} tuer={wofuer} onZu={onZu} />;
  if (frage === 'foto') return <FotoDialog tag={tag} tueren={alle} onZu={onZu} />;
  if (frage === 'mangel') return <MangelDialog tag={tag} tueren={alle} onZu={onZu} />;
  if (bestellt) return <AuftragDialog tag={tag} tueren={alle} onZu={onZu} />;
  return (
    <TextDialog
      wofuer={wofuer.terminId}
      onZu={onZu}
      onAuftrag={() => setBestellt(true)}
      onMelden={(text) => {
        onZu();
        onMelden('notiz', text);
      }}
    />
  );
}
