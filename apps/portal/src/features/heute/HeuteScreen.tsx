import { useState, useSyncExternalStore } from 'react';

import type { Tagwerk } from './feldtag.ts';
import { Abmeldedialog } from './parts/Abmeldedialog.tsx';
import { Fertig } from './parts/Fertig.tsx';
import { Halteblatt } from './parts/Halteblatt.tsx';
import { Kopf } from './parts/Kopf.tsx';
import { Tagesliste } from './parts/Tagesliste.tsx';
import { type Halt, tagesstand } from './tagesstand.ts';
import { useWischen } from './useWischen.ts';

type Ansicht = 'halt' | 'liste';

/** The day in the field: one house at a time, the whole day one swipe away. */
export function HeuteScreen({
  tag,
  onAnmelden,
  onAbmelden,
}: {
  tag: Tagwerk;
  onAnmelden: () => void;
  onAbmelden: () => Promise<void>;
}) {
  const bild = useSyncExternalStore(tag.hoere, tag.bild);
  const [ansicht, setAnsicht] = useState<Ansicht>('halt');
  const [gewaehlt, setGewaehlt] = useState<string | null>(null);
  const [abmelden, setAbmelden] = useState(() => location.hash === '#abmelden');
  const wischen = useWischen({ links: () => setAnsicht('liste'), rechts: () => setAnsicht('halt') });
  const { paket, marken } = bild;
  const stand = paket && tagesstand(paket.inhalt, marken, paket.geholtAm);
  const offen = (halt: Halt): void => {
    setGewaehlt(halt.id);
    setAnsicht('halt');
  };
  const halt = stand && (stand.halte.find(({ id }) => id === gewaehlt) ?? stand.naechster);
  return (
    <div className="heute" {...wischen}>
      <Kopf
        bild={bild}
        stand={stand}
        ansicht={ansicht}
        onAnsicht={setAnsicht}
        onAnmelden={onAnmelden}
        onAbmelden={() => setAbmelden(true)}
        onSenden={tag.weiter}
      />
      {ansicht === 'liste' && stand ? (
        <Tagesliste tag={tag} bild={bild} stand={stand} onHalt={offen} />
      ) : halt ? (
        <Halteblatt key={halt.id} tag={tag} halt={halt} marken={marken} onWeiter={() => setGewaehlt(null)} />
      ) : (
        <Fertig
          bild={bild}
          stand={stand}
          onListe={() => setAnsicht('liste')}
          onHolen={() => void tag.frischeAuf()}
        />
      )}
      {abmelden ? (
        <Abmeldedialog
          wartend={bild.sende.wartend}
          onBleiben={() => setAbmelden(false)}
          onAbmelden={onAbmelden}
        />
      ) : null}
    </div>
  );
}
