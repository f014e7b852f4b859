import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  exportentscheidZuruecknehmen,
  ungenannteHaeuserEntscheiden,
  ungenannteHaeuserHolen,
} from '@kehrtour/contract/exportentscheid';
import type { Exportentscheid, UngenannteHaeuser, UngenanntesHaus } from '@kehrtour/contract/exportentscheid';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { NichtMehrImExportScreen } from './NichtMehrImExportScreen.tsx';

export default { title: 'Portal/Nicht mehr im Export', component: NichtMehrImExportScreen };

const haus = (nummer: number, teile: Partial<UngenanntesHaus> = {}): UngenanntesHaus => ({
  id: `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`,
  version: 3,
  anschrift: `Hardtstraße ${nummer}`,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  kontakte: ['Monika Escherich'],
  aufgabenOffen: 2,
  zuletzt: { name: 'Kehrbuch-Export.csv', am: '2027-01-04T07:00:00Z' },
  hindernis: null,
  ...teile,
});
const MEHRERE = [
  haus(12),
  haus(14, { kontakte: [], aufgabenOffen: 0, zuletzt: null }),
  haus(16, { hindernis: { art: 'angekuendigt', am: '2027-02-02T07:00:00Z' } }),
  haus(18, { hindernis: { art: 'in-kehrtour', kehrtourId: haus(900).id, name: 'Kehrtour 12' } }),
];
const ENTSCHIEDEN: Exportentscheid[] = [
  {
    id: haus(901).id,
    wahl: 'behalten',
    am: '2027-01-11T07:00:00Z',
    wer: 'Sabine Kraus',
    anzahl: 3,
    erstes: 'Marktplatz 21',
    rueckholbar: 3,
  },
  {
    id: haus(902).id,
    wahl: 'stilllegen',
    am: '2026-12-02T07:00:00Z',
    wer: '',
    anzahl: 1,
    erstes: 'Marktplatz 22',
    rueckholbar: 0,
  },
];

function Seite({ fakes }: { fakes: Parameters<typeof fakeClient> }) {
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <NichtMehrImExportScreen client={client} onOpen={() => undefined} />
    </StoryPage>
  );
}
/** Remembers what was decided, as the server would. */
function liste(haeuser: UngenanntesHaus[], entschieden: Exportentscheid[] = [], gesamt = haeuser.length) {
  let stand: UngenannteHaeuser = { haeuser, gesamt, entschieden };
  return (
    <Seite
      fakes={[
        answers(ungenannteHaeuserHolen, () => stand),
        answers(ungenannteHaeuserEntscheiden, ({ body }) => {
          const ids = new Set(body?.haeuser.map(({ id }) => id));
          const gewollt = stand.haeuser.filter(({ id }) => ids.has(id));
          const frei = gewollt.filter(({ hindernis }) => body?.wahl === 'behalten' || hindernis === null);
          const rest = stand.haeuser.filter((eines) => !frei.includes(eines));
          stand = { ...stand, haeuser: rest, gesamt: rest.length };
          return {
            entscheidId: frei.length === 0 ? null : haus(903).id,
            entschieden: frei.length,
            abgewiesen: gewollt.flatMap(({ id, anschrift, hindernis }) =>
              body?.wahl === 'behalten' || hindernis === null ? [] : [{ id, anschrift, hindernis }],
            ),
          };
        }),
        answers(exportentscheidZuruecknehmen, ({ params }) => {
          stand = {
            haeuser,
            gesamt: haeuser.length,
            entschieden: stand.entschieden.filter(({ id }) => id !== params?.id),
          };
          return { zurueck: 3, geblieben: 0 };
        }),
      ]}
    />
  );
}

export const Mehrere = () => liste(MEHRERE, ENTSCHIEDEN);
export const NurDieErsten = () => liste(MEHRERE, [], 640);
export const Keines = () => liste([], ENTSCHIEDEN);
export const NieWelche = () => liste([]);
export const LangeTexte = () =>
  liste([
    haus(1, {
      anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
      ortszeile: '91999 Musterbach-Unterwaldhausen an der Schwarzen Pegnitz',
      kontakte: [
        'Wohnungsbau- und Hausverwaltungsgesellschaft Pegnitztal-Hersbrucker Alb GmbH & Co. KG',
        'Dr. Karl-Friedrich von und zu Guttenstein-Hohenfels',
      ],
      hindernis: {
        art: 'in-kehrtour',
        kehrtourId: haus(900).id,
        name: 'Frühjahrskehrung Unterwaldhausen und Umgebung, zweiter Teil',
      },
    }),
  ]);
export const NichtErlaubt = () => <Seite fakes={[refuses(ungenannteHaeuserHolen, 'nicht-erlaubt')]} />;
export const Laedt = () => <Seite fakes={[keepsWaiting(ungenannteHaeuserHolen)]} />;
