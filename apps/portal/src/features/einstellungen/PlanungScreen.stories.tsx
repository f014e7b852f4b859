import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/unternehmen';
import type { Einstellungen } from '@kehrtour/contract/unternehmen';

import { StoryPage } from '../../../test/StoryPage.tsx';
import { PlanungScreen } from './PlanungScreen.tsx';

export default { title: 'Portal/Vorgaben für Kehrtouren', component: PlanungScreen };

const worte = {
  titel: 'Ihr Schornsteinfeger kommt',
  vorbereitung: ['Bitte alles frei halten.'],
  zugang: '',
  rechtstext: 'Sie haben die Wahl.',
};
const vorgaben: Einstellungen & { version: number } = {
  planung: {
    arbeitsbeginn: '07:30',
    fensterMinuten: 'halbtag',
    ansage: 'bloecke',
    pufferMinuten: 3,
    fahrzeitFaktor: 1.1,
    parkMinuten: 2,
    pause: null,
    reihenfolge: 'kuerzeste',
  },
  antwort: { antwortBisWerktage: 2, alternativen: 3 },
  terminzettel: { freieTaetigkeiten: worte, hoheitlicheTaetigkeiten: worte },
  version: 4,
};

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <PlanungScreen client={fakeClient(...client)} />
  </StoryPage>
);

export const Ueblich = () =>
  page(answers(einstellungenHolen, vorgaben), answers(einstellungenAendern, vorgaben));
export const GemeinsamePauseRueckwaerts = () =>
  page(
    answers(einstellungenHolen, {
      ...vorgaben,
      planung: { ...vorgaben.planung, pause: { fruehestens: '13:00', spaetestens: '11:30', minuten: 30 } },
    }),
  );
export const JemandWarSchneller = () =>
  page(answers(einstellungenHolen, vorgaben), refuses(einstellungenAendern, 'veraltet'));
export const LaesstWarten = () => page(keepsWaiting(einstellungenHolen));
