import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import { ausfallvorschlaegeHolen, ausfallvorschlagWaehlen } from '@kehrtour/contract/ausfallvorschlag';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { mitAenderung } from '../../../../test/bauenAenderung.ts';
import { VORSCHLAEGE } from '../../../../test/bauenAusfall.ts';
import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { Ausfallvorschlaege } from './Ausfallvorschlaege.tsx';

export default { title: 'Portal/Kehrtour: So geht es ohne jemanden weiter', component: Ausfallvorschlaege };

const kehrtour = { ...eineKehrtour(), status: 'angekuendigt' as const };
const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <Ausfallvorschlaege client={fakeClient(...client)} kehrtourId={kehrtour.id} />
  </StoryPage>
);
const da = answers(kehrtourHolen, mitAenderung(kehrtour, 'abwesenheit'));

export const DreiVorschlaege = () =>
  page(
    da,
    answers(ausfallvorschlaegeHolen, VORSCHLAEGE),
    answers(ausfallvorschlagWaehlen, { version: 5 }),
    answers(aenderungAnnehmen, { mails: 7, zettel: 5, abgesagt: 0, hinausAb: null }),
  );

export const NurEiner = () =>
  page(
    da,
    answers(ausfallvorschlaegeHolen, {
      ...VORSCHLAEGE,
      vorschlaege: VORSCHLAEGE.vorschlaege.filter(({ art }) => art === 'verteilt'),
    }),
  );

export const Inzwischen = () =>
  page(da, answers(ausfallvorschlaegeHolen, VORSCHLAEGE), refuses(aenderungAnnehmen, 'veraltet'));

export const WirdGerechnet = () =>
  page(answers(kehrtourHolen, { ...kehrtour, aenderung: null, vorgangId: kehrtour.id }));

export const NochEntwurf = () => page(answers(kehrtourHolen, { ...kehrtour, status: 'geplant' }));
