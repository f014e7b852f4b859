import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { Gebietsmeldung } from './Gebietsmeldung.tsx';
import type { Gebietswahl } from './Gebietsmeldung.tsx';

export default { title: 'Portal/Kehrtour/Gebietsmeldung', component: Gebietsmeldung };

function Seite({ anfang }: { anfang: Gebietswahl }) {
  const [wahl, setWahl] = useState<Gebietswahl | undefined>(anfang);
  return (
    <StoryPage>
      <Gebietsmeldung wahl={wahl} onZurueck={() => setWahl(undefined)} />
    </StoryPage>
  );
}

const haeuser = (anzahl: number) => Array.from({ length: anzahl }, (_, nummer) => `haus-${nummer}`);

export const Dazugenommen = () => <Seite anfang={{ ids: haeuser(299), dabei: true }} />;
/** Drawn around houses that were all chosen already. */
export const Herausgenommen = () => <Seite anfang={{ ids: haeuser(1), dabei: false }} />;
export const NichtsDarin = () => <Seite anfang={{ ids: [], dabei: true }} />;
