import { useState, useSyncExternalStore } from 'react';

import type { Tagwerk } from './feldtag.ts';
import { Fertig } from './parts/Fertig.tsx';
import { Halteblatt } from './parts/Halteblatt.tsx';
import { Kopf } from './parts/Kopf.tsx';
import { Spaeter } from './parts/Spaeter.tsx';
import { type Halt, type Tagesstand, tagesstand } from './tagesstand.ts';
import { useWischen } from './useWischen.ts';

type Ansicht = 'halt' | 'liste';
type Dialog = 'abmelden' | 'abschluss' | 'verspaetung';

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
  const [dialog, setDialog] = useState<Dialog | null>(() =>
    location.hash === '#abmelden' ? 'abmelden' : null,
  );
  const wischen = useWischen({ links: () => setAnsicht('liste'), rechts: () => setAnsicht('halt') });
  const { paket, marken } = bild;
  const stand = paket && tagesstand(paket.inhalt, marken, paket.geholtAm);
  const waehle = ({ id }: Halt): void => (setGewaehlt(id), setAnsicht('halt'));
  const halt = stand && (stand.halte.find(({ id }) => id === gewaehlt) ?? stand.naechster);
  return (
    <div className="heute" {...wischen}>
      <Kopf
        bild={bild}
        stand={stand}
        ansicht={ansicht}
        onAnsicht={setAnsicht}
        onAnmelden={onAnmelden}
        onAbmelden={() => setDialog('abmelden')}
        onSenden={tag.weiter}
      />
      {ansicht === 'liste' && stand ? (
        <Spaeter>
          {({ Tagesliste }) => (
            <Tagesliste
              tag={tag}
              bild={bild}
              stand={stand}
              onHalt={waehle}
              onAbschluss={() => setDialog('abschluss')}
              onVerspaetung={() => setDialog('verspaetung')}
            />
          )}
        </Spaeter>
      ) : halt ? (
        <Halteblatt key={halt.id} tag={tag} halt={halt} marken={marken} onWeiter={() => setGewaehlt(null)} />
      ) : (
        <Fertig
          bild={bild}
          stand={stand}
          onListe={() => setAnsicht('liste')}
          onHolen={() => void tag.frischeAuf()}
          onAbschluss={() => setDialog('abschluss')}
        />
      )}
      <Dialoge tag={tag} stand={stand} dialog={dialog} onZu={() => setDialog(null)} onAbmelden={onAbmelden} />
    </div>
  );
}

function Dialoge({
  tag,
  stand,
  dialog,
  onZu,
  onAbmelden,
}: {
  tag: Tagwerk;
  stand: Tagesstand | undefined;
  dialog: Dialog | null;
  onZu: () => void;
  onAbmelden: () => Promise<void>;
}) {
  if (dialog === null) return null;
  return (
    <Spaeter>
      {({ Tagesabschluss, Abmeldedialog, Verspaetung }) =>
        dialog === 'abmelden' ? (
          <Abmeldedialog wartend={tag.bild().sende.wartend} onBleiben={onZu} onAbmelden={onAbmelden} />
        ) : stand && dialog === 'verspaetung' ? (
          <Verspaetung tag={tag} stand={stand} onZu={onZu} />
        ) : stand ? (
          <Tagesabschluss tag={tag} stand={stand} onZu={onZu} />
        ) : null
      }
    </Spaeter>
  );
}
