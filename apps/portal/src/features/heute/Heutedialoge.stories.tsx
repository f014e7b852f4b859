import '@kehrtour/ui/field.css';
import './heute.css';
import type { ReactNode } from 'react';

import { besuch, NEUN, type Tagesteile, tagwerk, um } from '../../../test/bauenHeute.ts';
import type { Fotobild, Tagwerk } from './feldtag.ts';
import { Abmeldedialog } from './parts/Abmeldedialog.tsx';
import { AuftragDialog } from './parts/AuftragDialog.tsx';
import { type Frage, Rueckfrage } from './parts/Rueckfrage.tsx';
import { Tagesabschluss } from './parts/Tagesabschluss.tsx';
import { Verspaetung } from './parts/Verspaetung.tsx';
import { tagesstand, type Tuer } from './tagesstand.ts';

export default { title: 'Portal/Heute/Dialoge', component: Rueckfrage };

const ANLAGEN = [
  { id: '00000000-0000-4000-8000-000000000501', name: 'Kaminofen Wohnzimmer, Hase Sendai 135' },
];
const HAUS = besuch(1, {
  anlagen: ANLAGEN,
  schluessel: ['Haustür, Schlüsseltresor', 'Heizraum'],
  schluesselIds: ['00000000-0000-4000-8000-000000000401', '00000000-0000-4000-8000-000000000402'],
});
const WOHNUNGEN = ['EG links', '1. OG rechts'].map((lage, i) =>
  besuch(2 + i, { haltId: '00000000-0000-4000-8000-000000000299', anschrift: 'Marktplatz 12', lage }),
);
/** One red point. */
const PUNKT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGO4o6T0HwAFOQJHbFHBZAAAAABJRU5ErkJggg==';
const BILDER: readonly Fotobild[] = [1, 2].map((nummer) => ({
  id: `foto-${nummer}`,
  terminId: HAUS.terminId,
  blob: new Blob([Uint8Array.from(atob(PUNKT), (zeichen) => zeichen.codePointAt(0) ?? 0)], {
    type: 'image/png',
  }),
  hinweis: '',
}));

const nichts = (): void => undefined;
const standVon = (tag: Tagwerk) => {
  const { paket, marken } = tag.bild();
  return paket && tagesstand(paket.inhalt, marken, paket.geholtAm);
};
/** A dialog of the field stands on its page; without one there is nothing to see behind it. */
function Feld({ children }: { children: ReactNode }) {
  return (
    <div className="heute min-h-dvh" data-density="field">
      {children}
    </div>
  );
}

function Gefragt({
  frage,
  jetzt = NEUN,
  bilder = [],
  besuche = [HAUS],
}: {
  frage: Frage;
  jetzt?: number;
  bilder?: readonly Fotobild[];
  besuche?: Tagesteile['besuche'];
}) {
  const tag = tagwerk({ besuche }, bilder);
  const [erste, ...weitere] = standVon(tag)?.halte[0]?.tueren ?? [];
  if (!erste) return null;
  const tueren: readonly [Tuer, ...Tuer[]] = [erste, ...weitere];
  return (
    <Feld>
      <Rueckfrage
        frage={frage}
        tag={tag}
        tueren={tueren}
        alle={tueren}
        jetzt={jetzt}
        onZu={nichts}
        onMelden={nichts}
      />
    </Feld>
  );
}

export const NobodyThereTooEarly = () => <Gefragt frage="nichtDa" jetzt={Date.parse(um('07:30'))} />;
export const NobodyThereTooLate = () => <Gefragt frage="nichtDa" jetzt={Date.parse(um('10:30'))} />;
export const Note = () => <Gefragt frage="notiz" />;
export const Keys = () => <Gefragt frage="schluessel" />;
export const Pictures = () => <Gefragt frage="foto" bilder={BILDER} />;
export const NoPictureYet = () => <Gefragt frage="foto" />;
export const Defect = () => <Gefragt frage="mangel" bilder={BILDER.slice(0, 1)} />;
export const DefectInAFlat = () => <Gefragt frage="mangel" besuche={WOHNUNGEN} />;

export const Order = () => {
  const tag = tagwerk({ besuche: [HAUS] });
  const [tuer] = standVon(tag)?.halte[0]?.tueren ?? [];
  return <Feld>{tuer ? <AuftragDialog tag={tag} tueren={[tuer]} onZu={nichts} /> : null}</Feld>;
};
export const Late = () => {
  const tag = tagwerk({ besuche: [HAUS] });
  const stand = standVon(tag);
  return <Feld>{stand ? <Verspaetung tag={tag} stand={stand} onZu={nichts} /> : null}</Feld>;
};
/** The last told time has begun; two flats have no result. */
export const EndsTheDay = () => {
  const tag = tagwerk({ besuche: [besuch(1, { status: 'erledigt' }), ...WOHNUNGEN] });
  const stand = standVon(tag);
  return <Feld>{stand ? <Tagesabschluss tag={tag} stand={stand} onZu={nichts} /> : null}</Feld>;
};
export const LogsOut = () => (
  <Feld>
    <Abmeldedialog wartend={0} fotos={0} onBleiben={nichts} onAbmelden={() => Promise.resolve()} />
  </Feld>
);
export const LogsOutWithUnsentWork = () => (
  <Feld>
    <Abmeldedialog wartend={3} fotos={1} onBleiben={nichts} onAbmelden={() => Promise.resolve()} />
  </Feld>
);
