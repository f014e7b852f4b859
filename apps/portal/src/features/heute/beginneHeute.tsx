import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { Feldtag } from './feldtag.ts';
import { HeuteScreen } from './HeuteScreen.tsx';
import { Hinweisseite } from './parts/Hinweisseite.tsx';
import { ladeSpaeteres } from './parts/Spaeter.tsx';
import { halteSeiteBereit } from './seitenwaechter.ts';
import { geheZurAnmeldung, portalsitzung, werIstDa } from './wer.ts';

const FOTOS_NOCH_MS = 5000;

/** Puts the day onto the page: what is on the phone first, then what the server knows. */
export async function beginneHeute(): Promise<void> {
  const platz = document.getElementById('app');
  if (platz === null) throw new Error('The page has no element with id "app".');
  platz.dataset['density'] = 'field';
  document.documentElement.dataset['app'] = 'started';
  const root = createRoot(platz);
  if (!kannBehalten()) return zeige(root, <Hinweisseite art="ohneSpeicher" />);
  try {
    await zeigeTag(root);
  } catch {
    // A private window keeps nothing, and says so only when it is asked to.
    zeige(root, <Hinweisseite art="ohneSpeicher" />);
  }
}

async function zeigeTag(root: Root): Promise<void> {
  const speicher = await werIstDa();
  if (speicher === 'unklar' || (speicher === 'niemand' && !navigator.onLine)) {
    window.addEventListener('online', () => location.reload(), { once: true });
    return zeige(root, <Hinweisseite art="ohneNetz" />);
  }
  if (speicher === 'niemand') return geheZurAnmeldung();
  const tag = new Feldtag(speicher, portalsitzung);
  await tag.beginne();
  zeige(
    root,
    <HeuteScreen
      tag={tag}
      onAnmelden={geheZurAnmeldung}
      onAbmelden={() => tag.meldeAb().then(async () => (await ladeSpaeteres()).meldePortalAb())}
    />,
  );
  void tag.frischeAuf();
  tag.weiter();
  beginneFotos(tag);
  halteSeiteBereit(() => tag.bild().sende.wartend === 0);
}

/** Pictures wait for the second file, however often it has to be asked for. */
function beginneFotos(tag: Feldtag): void {
  ladeSpaeteres().then(
    (spaeter) => spaeter.beginneFotos(tag),
    () => setTimeout(() => beginneFotos(tag), FOTOS_NOCH_MS),
  );
}

const zeige = (root: Root, inhalt: ReactNode): void => root.render(<StrictMode>{inhalt}</StrictMode>);

/** Without TLS a browser gives neither keys nor a store that a worker may use. */
const kannBehalten = (): boolean => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
