import { pageTitle } from '@kehrtour/shell/pageTitle';

import { terminAdresse } from '../../shared/zugang.ts';
import type { Antwortmangel } from './antwortformular.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { GestoertScreen } from './GestoertScreen.tsx';
import type { Seite } from './seite.ts';
import { seitentitel } from './seitentitel.ts';
import { TerminScreen } from './TerminScreen.tsx';

/** The page behind a slip, whichever of its three faces it shows; its address loses the code once it was read. */
export function TerminSeite({ seite, mangel }: { seite: Seite; mangel: Antwortmangel | undefined }) {
  const stelle =
    seite.art === 'eingabe' ? { 'data-fragt': '' } : { 'data-merken': terminAdresse(seite.zugang) };
  return (
    <div {...stelle}>
      <title>{pageTitle(mangel === undefined ? seitentitel(seite) : 'Fehler: Ihre Antwort')}</title>
      <Gesicht seite={seite} mangel={mangel} />
    </div>
  );
}

function Gesicht({ seite, mangel }: { seite: Seite; mangel: Antwortmangel | undefined }) {
  switch (seite.art) {
    case 'eingabe':
      return <CodeScreen {...seite} />;
    case 'gestoert':
      return <GestoertScreen {...seite} mangel={mangel} />;
    case 'termin':
      return <TerminScreen {...seite} mangel={mangel} />;
  }
}
