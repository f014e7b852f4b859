import { useState, useSyncExternalStore } from 'react';

import type { Tagwerk } from './feldtag.ts';
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
  const waehle = (halt: Halt | null): void => (setGewaehlt(halt?.id ?? null), setAnsicht('halt'));
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
      <Ansichtsteil
        tag={tag}
        stand={stand}
        ansicht={ansicht}
        gewaehlt={gewaehlt}
        onListe={() => setAnsicht('liste')}
        onHalt={waehle}
        onDialog={setDialog}
      />
      <Dialoge tag={tag} stand={stand} dialog={dialog} onZu={() => setDialog(null)} onAbmelden={onAbmelden} />
    </div>
  );
}

/** The whole day, the house that comes next or was chosen, or that there is none any more. */
function Ansichtsteil({
  tag,
  stand,
  ansicht,
  gewaehlt,
  onListe,
  onHalt,
  onDialog,
}: {
  tag: Tagwerk;
  stand: Tagesstand | undefined;
  ansicht: Ansicht;
  gewaehlt: string | null;
  onListe: () => void;
  onHalt: (halt: Halt | null) => void;
  onDialog: (dialog: Dialog) => void;
}) {
  const bild = tag.bild();
  const halt = stand?.halte.find(({ id }) => id === gewaehlt) ?? stand?.naechster;
  const liste = ansicht === 'liste' && stand;
  if (stand && halt && !liste)
    return (
      <Halteblatt
        key={halt.id}
        tag={tag}
        halt={halt}
        vorn={halt === stand.naechster}
        marken={bild.marken}
        onWeiter={() => onHalt(null)}
      />
    );
  const onAbschluss = (): void => onDialog('abschluss');
  return (
    <Spaeter>
      {({ Tagesliste, Fertig }) =>
        liste ? (
          <Tagesliste
            tag={tag}
            bild={bild}
            stand={liste}
            onHalt={onHalt}
            onAbschluss={onAbschluss}
            onVerspaetung={() => onDialog('verspaetung')}
          />
        ) : (
          <Fertig
            tag={tag}
            bild={bild}
            stand={stand}
            onListe={onListe}
            onHolen={() => void tag.frischeAuf()}
            onAbschluss={onAbschluss}
          />
        )
      }
    </Spaeter>
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
          <Abmeldedialog
            wartend={tag.bild().sende.wartend}
            fotos={tag.bild().fotos?.warten ?? 0}
            onBleiben={onZu}
            onAbmelden={onAbmelden}
          />
        ) : stand && dialog === 'verspaetung' ? (
          <Verspaetung tag={tag} stand={stand} onZu={onZu} />
        ) : stand ? (
          <Tagesabschluss tag={tag} stand={stand} onZu={onZu} />
        ) : null
      }
    </Spaeter>
  );
}
