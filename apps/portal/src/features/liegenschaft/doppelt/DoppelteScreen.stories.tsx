import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  doppelteHolen,
  haeuserTrennen,
  haeuserVerschieden,
  haeuserZusammenfuehren,
} from '@kehrtour/contract/doppelt';
import type { Doppelpaar, Doppelte, Hausseite } from '@kehrtour/contract/doppelt';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { DoppelteScreen } from './DoppelteScreen.tsx';

export default { title: 'Portal/Doppelte Häuser', component: DoppelteScreen };

const seite = (nummer: number, teile: Partial<Hausseite> = {}): Hausseite => ({
  id: `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`,
  version: 3,
  anschrift: `Hardtstraße ${nummer}`,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  kennung: '',
  ausImport: false,
  kontakte: ['Monika Escherich'],
  einheiten: 0,
  anlagen: 2,
  aufgabenOffen: 2,
  aufgabenErledigt: 4,
  schluessel: 1,
  termine: 3,
  kommende: 1,
  ...teile,
});
const paar = (nummer: number, teile: Partial<Doppelpaar> = {}): Doppelpaar => ({
  grund: 'schreibweise',
  bleibt: seite(nummer, { ausImport: true, kennung: `LA-${nummer}` }),
  geht: seite(nummer + 500, {
    anschrift: `HARDTSTR. ${nummer}`,
    anlagen: 0,
    termine: 0,
    kommende: 0,
    schluessel: 0,
  }),
  ...teile,
});
const ZULETZT: Doppelte['zuletzt'] = [
  {
    id: '00000000-0000-4000-8000-000000000901',
    liegenschaftId: '00000000-0000-4000-8000-000000000021',
    anschrift: 'Marktplatz 21',
    mit: 'Markt Platz 21, 91207 Lauf a.d.Pegnitz',
    am: '2027-01-11T07:00:00Z',
    wer: 'Sabine Kraus',
    trennbar: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000902',
    liegenschaftId: '00000000-0000-4000-8000-000000000022',
    anschrift: 'Marktplatz 22',
    mit: 'Marktpl. 22, 91207 Lauf a.d.Pegnitz',
    am: '2026-12-02T07:00:00Z',
    wer: '',
    trennbar: false,
  },
];

function Seite({ fakes }: { fakes: Parameters<typeof fakeClient> }) {
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <DoppelteScreen client={client} />
    </StoryPage>
  );
}
/** Remembers what was joined, as the server would. */
function liste(paare: Doppelpaar[], zuletzt: Doppelte['zuletzt'] = [], gesamt = paare.length) {
  let stand: Doppelte = { paare, gesamt, zuletzt };
  const ohne = (id: string | undefined): Doppelte => {
    const rest = stand.paare.filter(({ bleibt, geht }) => bleibt.id !== id && geht.id !== id);
    return { ...stand, paare: rest, gesamt: rest.length };
  };
  return (
    <Seite
      fakes={[
        answers(doppelteHolen, () => stand),
        answers(haeuserZusammenfuehren, ({ params }) => {
          stand = ohne(params?.id);
          return { zusammenfuehrungId: '00000000-0000-4000-8000-000000000909' };
        }),
        answers(haeuserVerschieden, ({ params }) => {
          stand = ohne(params?.id);
          return {};
        }),
        answers(haeuserTrennen, ({ params }) => {
          stand = { ...stand, zuletzt: stand.zuletzt.filter(({ id }) => id !== params?.id) };
          return {};
        }),
      ]}
    />
  );
}

export const EinPaar = () => liste([paar(12)]);
export const Mehrere = () =>
  liste(
    [paar(12), paar(14, { grund: 'zusatz', geht: seite(514, { anschrift: 'Hardtstraße 14 a' }) })],
    ZULETZT,
    130,
  );
export const Keine = () => liste([], ZULETZT);
export const NieWelche = () => liste([]);
export const LangeTexte = () =>
  liste([
    paar(1, {
      grund: 'aehnlich',
      geht: seite(501, {
        anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
        ortszeile: '91999 Musterbach-Unterwaldhausen an der Schwarzen Pegnitz',
        kontakte: [
          'Wohnungsbau- und Hausverwaltungsgesellschaft Pegnitztal-Hersbrucker Alb GmbH & Co. KG',
          'Dr. Karl-Friedrich von und zu Guttenstein-Hohenfels',
        ],
        kennung: 'KB-2027-0000000000000815-A',
        ausImport: true,
      }),
    }),
  ]);
export const BeideAufEinerKehrtour = () => (
  <Seite
    fakes={[
      answers(doppelteHolen, { paare: [paar(12)], gesamt: 1, zuletzt: [] }),
      refuses(haeuserZusammenfuehren, 'liegenschaft.nicht-zusammenzufuehren'),
    ]}
  />
);
export const NichtErlaubt = () => <Seite fakes={[refuses(doppelteHolen, 'nicht-erlaubt')]} />;
export const Laedt = () => <Seite fakes={[keepsWaiting(doppelteHolen)]} />;
