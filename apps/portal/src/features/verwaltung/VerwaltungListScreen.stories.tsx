import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { verwaltungenHolen } from '@kehrtour/contract/verwaltung';
import type { VerwaltungKurz } from '@kehrtour/contract/verwaltung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { VerwaltungListScreen } from './VerwaltungListScreen.tsx';

export default { title: 'Portal/Hausverwaltungen', component: VerwaltungListScreen };

const eine = (nummer: number, teile: Partial<VerwaltungKurz> = {}): VerwaltungKurz => ({
  id: `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`,
  name: `Hausverwaltung ${['Kraus GmbH', 'Pegnitztal', 'Groß & Söhne', 'am Markt'][nummer % 4]}`,
  anschrift: 'Marktplatz 4, 91207 Lauf a.d.Pegnitz',
  telefon: '09123 71981',
  email: `verwaltung${nummer}@example.org`,
  haeuser: 12,
  ...teile,
});

function Seite({ fakes }: { fakes: Parameters<typeof fakeClient> }) {
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <VerwaltungListScreen client={client} />
    </StoryPage>
  );
}
const liste = (alle: VerwaltungKurz[], doppelte = 0) => (
  <Seite
    fakes={[
      answers(verwaltungenHolen, ({ query }) => {
        const suche = (query?.suche ?? '').toLowerCase();
        const eintraege = alle.filter(({ name }) => name.toLowerCase().includes(suche));
        return { eintraege, gesamt: eintraege.length, doppelte };
      }),
    ]}
  />
);

export const Einige = () =>
  liste([eine(1, { haeuser: 48 }), eine(2), eine(3, { anschrift: '', telefon: '', email: '', haeuser: 1 })]);
export const MitDoppelten = () => liste([eine(1), eine(5), eine(9)], 2);
export const SehrViele = () => liste(Array.from({ length: 120 }, (_, index) => eine(index + 1)));
export const Keine = () => liste([]);
export const LangeTexte = () =>
  liste([
    eine(1, {
      name: 'Wohnungsbau- und Hausverwaltungsgesellschaft Pegnitztal-Hersbrucker Alb Verwaltungs-GmbH & Co. KG',
      anschrift:
        'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c, 91999 Musterbach-Unterwaldhausen',
      email: 'terminvereinbarung.hausverwaltung@wohnungsbaugesellschaft-pegnitztal.example',
      haeuser: 1240,
    }),
  ]);
export const NichtErlaubt = () => <Seite fakes={[refuses(verwaltungenHolen, 'nicht-erlaubt')]} />;
export const Laedt = () => <Seite fakes={[keepsWaiting(verwaltungenHolen)]} />;
