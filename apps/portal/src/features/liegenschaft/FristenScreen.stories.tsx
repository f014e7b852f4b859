import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { fristenHolen } from '@kehrtour/contract/aufgabe';
import type { Fristhaus } from '@kehrtour/contract/aufgabe';
import { naechsteKehrtourFuellen } from '@kehrtour/contract/kehrtourAuswahl';
import { type Fristgruppe, FRISTGRUPPEN } from '@kehrtour/domain/taetigkeit/fristgruppe';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { FristenScreen } from './FristenScreen.tsx';

export default { title: 'Portal/Fristen', component: FristenScreen };

const einHaus = (nummer: number, teile: Partial<Fristhaus> = {}): Fristhaus => ({
  liegenschaftId: `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`,
  anschrift: `Hardtstraße ${nummer}`,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  arbeiten: ['Kehrung'],
  fristBis: '2027-01-15',
  minuten: 15,
  kehrtour: null,
  gebucht: false,
  ...teile,
});
const gruppen = (volle: Partial<Record<Fristgruppe, Fristhaus[]>>) => ({
  gruppen: FRISTGRUPPEN.map((gruppe) => ({ gruppe, haeuser: volle[gruppe] ?? [] })),
});

type SeiteProps = { fakes: Parameters<typeof fakeClient> };

function Seite({ fakes }: SeiteProps) {
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <FristenScreen client={client} />
    </StoryPage>
  );
}
/** Remembers what was put into the round, as the server would. */
function page(volle: Parameters<typeof gruppen>[0]) {
  let gelegt: readonly string[] = [];
  const mitRunde = (haus: Fristhaus): Fristhaus =>
    gelegt.includes(haus.liegenschaftId)
      ? { ...haus, kehrtour: { id: 'die-kehrtour', name: 'Altstadt Nord', entwurf: true } }
      : haus;
  return (
    <Seite
      fakes={[
        answers(fristenHolen, () =>
          gruppen(
            Object.fromEntries(
              Object.entries(volle).map(([gruppe, haeuser]) => [gruppe, haeuser.map(mitRunde)]),
            ),
          ),
        ),
        answers(naechsteKehrtourFuellen, ({ body }) => {
          gelegt = [...gelegt, ...body.liegenschaftIds];
          return {
            id: 'die-kehrtour',
            name: 'Altstadt Nord',
            neu: body.liegenschaftIds.length,
            angelegt: false,
          };
        }),
      ]}
    />
  );
}

export const WasSchliesst = () =>
  page({
    ueberfaellig: [einHaus(3, { fristBis: '2027-01-05' })],
    siebenTage: [
      einHaus(12),
      einHaus(14, { arbeiten: ['Kehrung', 'Abgaswegüberprüfung'], minuten: 35 }),
      einHaus(16, { kehrtour: { id: 'k', name: 'Altstadt Süd', entwurf: false } }),
      einHaus(18, { gebucht: true }),
    ],
    dreissigTage: [einHaus(20, { fristBis: '2027-02-05' }), einHaus(22, { fristBis: '2027-02-08' })],
    schauFaellig: [einHaus(30, { arbeiten: ['Feuerstättenschau'], fristBis: '2027-11-30', minuten: 20 })],
    schauMoeglich: [einHaus(40, { arbeiten: ['Feuerstättenschau'], fristBis: '2028-11-30', minuten: 20 })],
  });
export const Nichts = () => page({});
export const SehrViele = () =>
  page({ vierzehnTage: Array.from({ length: 180 }, (_, index) => einHaus(index + 1)) });
export const LangeTexte = () =>
  page({
    siebenTage: [
      einHaus(1, {
        anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
        ortszeile: '91999 Musterbach-Unterwaldhausen',
        arbeiten: ['Kehrung', 'Abgaswegüberprüfung', 'Staub- und Abgasmessung des Holzkessels'],
        kehrtour: {
          id: 'k',
          name: 'Altstadt Nord mit Spitalviertel und den Häusern hinter der Stadtmauer',
          entwurf: false,
        },
      }),
    ],
  });
export const NichtErlaubt = () => <Seite fakes={[refuses(fristenHolen, 'nicht-erlaubt')]} />;
export const Laedt = () => <Seite fakes={[keepsWaiting(fristenHolen)]} />;
