import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import type { Versand } from '@kehrtour/contract/versand';
import {
  gesamtzahl,
  moeglicheVersandtaten,
  VERSANDKLASSEN,
  versandsatz,
  type Versandzahlen,
} from '@kehrtour/domain/versand/versandstand';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { KEHRTOUR } from '../../../../test/bauenKehrtour.ts';
import { Versandkarte } from './Versandkarte.tsx';

export default { title: 'Portal/Versand einer Kehrtour', component: Versandkarte };

function einVersand(teil: Partial<Versandzahlen>, grund = '', hinausAb: string | null = null): Versand {
  const zahlen = {
    ...(Object.fromEntries(VERSANDKLASSEN.map((klasse) => [klasse, 0])) as Versandzahlen),
    ...teil,
  };
  return {
    zahlen,
    gesamt: gesamtzahl(zahlen),
    satz: versandsatz(zahlen),
    grund,
    moeglich: moeglicheVersandtaten(zahlen),
    hinausAb,
  };
}
const karte = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <Versandkarte kehrtourId={KEHRTOUR} client={fakeClient(...fakes)} immer />
  </StoryPage>
);

export const Laeuft = () =>
  karte(
    answers(versandHolen, einVersand({ hinaus: 83, geht: 1, wartet: 36 })),
    answers(versandSteuern, einVersand({ hinaus: 83, geht: 1, angehalten: 36 })),
  );
/** After a change was accepted: what it tells can be stopped for some minutes. */
export const Bedenkzeit = () => {
  const inAchtMinuten = new Date(Date.now() + 8 * 60_000).toISOString();
  let versand = einVersand({ hinaus: 40, wartet: 16 }, '', inAchtMinuten);
  return karte(
    answers(versandHolen, () => versand),
    answers(versandSteuern, () => {
      versand = einVersand({ hinaus: 40, angehalten: 16 });
      return versand;
    }),
  );
};
export const Angehalten = () => {
  let versand = einVersand({ hinaus: 83, angehalten: 37 });
  return karte(
    answers(versandHolen, () => versand),
    answers(versandSteuern, ({ body }) => {
      versand = einVersand({
        hinaus: 83,
        ...(body.tat === 'verwerfen' ? { verworfen: 37 } : { wartet: 37 }),
      });
      return versand;
    }),
  );
};
export const HalbGescheitert = () =>
  karte(
    answers(
      versandHolen,
      einVersand(
        { hinaus: 60, gescheitert: 1, wiederholt: 55, unzustellbar: 2, verworfen: 1, ersetzt: 1 },
        'Der SMS-Dienst ist nicht erreichbar.',
      ),
    ),
    answers(
      versandSteuern,
      einVersand({ hinaus: 60, wartet: 56, unzustellbar: 2, verworfen: 1, ersetzt: 1 }),
    ),
  );
/** On the page of the round: with nothing left to do it is gone, but for whoever pressed. */
export const BleibtStehen = () => (
  <StoryPage>
    <Versandkarte
      kehrtourId={KEHRTOUR}
      client={fakeClient(
        answers(
          versandHolen,
          einVersand({ hinaus: 119, gescheitert: 1 }, 'Der Mailserver nahm sie nicht an.'),
        ),
        answers(versandSteuern, einVersand({ hinaus: 120 })),
      )}
    />
  </StoryPage>
);
export const AllesHinaus = () => karte(answers(versandHolen, einVersand({ hinaus: 120 })));
export const Abgelehnt = () =>
  karte(
    answers(versandHolen, einVersand({ hinaus: 3, wartet: 5 })),
    refuses(versandSteuern, 'nicht-erlaubt'),
  );
