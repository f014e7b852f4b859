import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { liegenschaftPunkteHolen } from '@kehrtour/contract/bestand';
import { hausEinordnen } from '@kehrtour/contract/reihenfolge';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { alsSpalten, einBezirk, eineLiegenschaft, einPunkt } from '../../../../test/bauenLiegenschaft.ts';
import { ReihenfolgeScreen } from './ReihenfolgeScreen.tsx';

export default { title: 'Portal/Reihenfolge', component: ReihenfolgeScreen };

const id = (nummer: number): string => `00000000-0000-4000-8000-0000000007${String(nummer).padStart(2, '0')}`;
const STRASSE = 'Hardtstraße';
const zeile = (nummer: number, laufnummer: number | null) =>
  einPunkt({ id: id(nummer), strasse: STRASSE, hausnr: String(nummer), laufnummer });

function Seite({
  fakes,
  strasse = STRASSE,
}: {
  fakes: Parameters<typeof fakeClient>;
  strasse?: string | null;
}) {
  const [client] = useState(() => fakeClient(...fakes));
  return <ReihenfolgeScreen client={client} ort={null} strasse={strasse} onWahl={() => undefined} />;
}
const page = (fakes: Parameters<typeof fakeClient>, strasse?: string | null) => (
  <StoryPage>
    <Seite fakes={fakes} {...(strasse === undefined ? {} : { strasse })} />
  </StoryPage>
);

/** The fake server keeps what it was told, as the real one does. */
function eineStrasse(): Parameters<typeof fakeClient> {
  let stand = [zeile(2, 12), zeile(4, 13), zeile(6, 14), zeile(8, null)];
  return [
    answers(liegenschaftPunkteHolen, () => alsSpalten(stand)),
    answers(hausEinordnen, ({ params, body }) => {
      const bezug = 'laufnummer' in body.platz ? null : Object.values(body.platz)[0];
      const davor = stand.find((eines) => eines.id === bezug)?.laufnummer ?? 0;
      const laufnummer =
        'laufnummer' in body.platz
          ? body.platz.laufnummer
          : 'vorId' in body.platz
            ? davor - 0.5
            : davor + 0.5;
      stand = stand.map((eines) => (eines.id === params.id ? { ...eines, laufnummer } : eines));
      return eineLiegenschaft({ laufnummer });
    }),
  ];
}

export const EineStrasse = () => page(eineStrasse());
export const KeinPlatz = () =>
  page([
    answers(liegenschaftPunkteHolen, alsSpalten([zeile(2, 12), zeile(4, 12.001), zeile(6, 14)])),
    refuses(hausEinordnen, 'liegenschaft.kein-platz'),
  ]);
export const ZuViele = () => page([answers(liegenschaftPunkteHolen, alsSpalten(einBezirk(400)))], null);
export const KeinHaus = () => page([answers(liegenschaftPunkteHolen, alsSpalten([]))], null);
