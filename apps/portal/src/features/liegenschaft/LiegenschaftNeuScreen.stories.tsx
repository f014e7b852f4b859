import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { liegenschaftAnlegen } from '@kehrtour/contract/liegenschaft';
import { adressVorschlaege } from '@kehrtour/contract/ort';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineLiegenschaft } from '../../../test/bauenLiegenschaft.ts';
import { LiegenschaftNeuScreen } from './LiegenschaftNeuScreen.tsx';

export default { title: 'Portal/Liegenschaft anlegen', component: LiegenschaftNeuScreen };

const vorschlaege = answers(adressVorschlaege, {
  eintraege: [
    {
      text: 'Hardtstraße 12, 91207 Lauf a.d.Pegnitz',
      adresse: { strasse: 'Hardtstraße', hausnr: '12', plz: '91207', ort: 'Lauf a.d.Pegnitz' },
      koordinaten: { lat: 49.51, lon: 11.28 },
    },
  ],
});

function Seite({ fakes }: { fakes: Parameters<typeof fakeClient> }) {
  const [client] = useState(() => fakeClient(...fakes));
  const [angelegt, setAngelegt] = useState('');
  return (
    <>
      <LiegenschaftNeuScreen client={client} backHref="/liegenschaften" onAngelegt={setAngelegt} />
      {angelegt === '' ? null : <p>Angelegt: {angelegt}</p>}
    </>
  );
}

export const Leer = () => (
  <StoryPage>
    <Seite fakes={[vorschlaege, answers(liegenschaftAnlegen, ({ body }) => eineLiegenschaft({ ...body }))]} />
  </StoryPage>
);
const gibtEsSchon = refuses(liegenschaftAnlegen, 'liegenschaft.gibt-es-schon', {
  angaben: {
    id: '0b6f0c0e-6f52-4b0e-9d0c-0a1d5c0f7a11',
    anschrift: 'Hardtstraße 12, 91207 Lauf a.d.Pegnitz',
    name: 'Monika Escherich',
  },
});
/** Asked once; the second press makes the second house. */
export const GibtEsSchon = () => (
  <StoryPage>
    <Seite
      fakes={[
        vorschlaege,
        answers(liegenschaftAnlegen, (anruf) =>
          anruf.body.trotzdem === true
            ? eineLiegenschaft({ ...anruf.body })
            : (gibtEsSchon.answer(anruf) as never),
        ),
      ]}
    />
  </StoryPage>
);
export const PlzAbgelehnt = () => (
  <StoryPage>
    <Seite
      fakes={[
        vorschlaege,
        refuses(liegenschaftAnlegen, 'eingabe-ungueltig', {
          felder: [{ feld: 'plz', text: 'gibt es in diesem Ort nicht' }],
        }),
      ]}
    />
  </StoryPage>
);
