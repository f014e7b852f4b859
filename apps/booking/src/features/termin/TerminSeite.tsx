import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';

import type { Antwortmangel } from './antwortformular.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { GestoertScreen } from './GestoertScreen.tsx';
import type { Seite } from './seite.ts';
import { seitentitel } from './seitentitel.ts';
import { TerminScreen } from './TerminScreen.tsx';
import { useSaubereAdresse } from './useSaubereAdresse.ts';

/** The page behind a slip, whichever of its three faces it shows. */
export function TerminSeite({ seite, mangel }: { seite: Seite; mangel: Antwortmangel | undefined }) {
  usePageTitle(mangel === undefined ? seitentitel(seite) : 'Fehler: Ihre Antwort');
  useSaubereAdresse(seite);
  switch (seite.art) {
    case 'eingabe':
      return <CodeScreen {...seite} />;
    case 'gestoert':
      return <GestoertScreen {...seite} mangel={mangel} />;
    case 'termin':
      return <TerminScreen {...seite} mangel={mangel} />;
  }
}
