import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { einrichtungHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { EinrichtungScreen } from './EinrichtungScreen.tsx';

export default { title: 'Portal/Einrichtung', component: EinrichtungScreen };

type Schritte = AnswerOf<typeof einrichtungHolen>['schritte'];
const amAnfang: Schritte = [
  {
    schritt: 'kontaktdaten',
    stand: 'empfohlen',
    hinweis:
      'Auf Ihren Terminzetteln fehlen noch Anschrift oder Telefon. An der Anschrift beginnen Ihre Touren.',
  },
  {
    schritt: 'karte',
    stand: 'empfohlen',
    hinweis:
      'Ein Kartenauszug findet jedes Haus und rechnet Wege über Straßen. Es gibt ihn kostenlos bei download.geofabrik.de.',
  },
  { schritt: 'kundendaten', stand: 'noetig', hinweis: 'Es ist noch keine Liegenschaft da.' },
  { schritt: 'mitarbeiter', stand: 'noetig', hinweis: 'Noch niemand mit Arbeitszeiten fährt Kehrtouren.' },
  { schritt: 'kehrtour', stand: 'empfohlen', hinweis: 'Geht, sobald Kundendaten und Mitarbeitende da sind.' },
  { schritt: 'dienstleistungen', stand: 'erledigt', hinweis: '27 Tätigkeiten, davon 6 hoheitlich.' },
  {
    schritt: 'terminzettel',
    stand: 'empfohlen',
    hinweis: 'Es gelten die üblichen Texte. Lesen Sie sie einmal durch.',
  },
];

const page = (client: ReturnType<typeof fakeClient>) => (
  <StoryPage>
    <EinrichtungScreen
      client={client}
      hrefOf={(step) => `/kehrtourplaner/einrichten/${step}`}
      startHref="/kehrtouren"
    />
  </StoryPage>
);

export const AmAnfang = () => page(fakeClient(answers(einrichtungHolen, { schritte: amAnfang })));
export const AllesNoetigeIstDa = () =>
  page(
    fakeClient(
      answers(einrichtungHolen, {
        schritte: amAnfang.map((one) => ({ ...one, stand: one.stand === 'noetig' ? 'erledigt' : one.stand })),
      }),
    ),
  );
export const LaesstWarten = () => page(fakeClient(keepsWaiting(einrichtungHolen)));
export const Abgewiesen = () => page(fakeClient(refuses(einrichtungHolen, 'interner-fehler')));
