import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import {
  welleBeenden,
  welleHolen,
  wellenbuchungBehalten,
  type Wellenbuchung,
} from '@kehrtour/contract/buchungswelle';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { dieEinstellungen } from '../../../../../test/bauenEinstellungen.ts';
import { einTerminBlatt } from '../../../../../test/bauenTermin.ts';
import { Welle } from './Welle.tsx';
import { Wellenschutz } from './Wellenschutz.tsx';

export default { title: 'Portal/Welle' };

const erfundene = Array.from({ length: 37 }, (_, i): Wellenbuchung => ({
  terminId: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
  referenz: `MU-7K${String(i).padStart(2, '0')}-9Q`,
  name: `Max Mustermann-Wolfeschlegelsteinhausen ${i + 1}`,
  email: `donaudampfschifffahrtsgesellschaft.${i + 1}@wegwerf-adressen.example`,
  anschrift: `Erfundene Gasse ${i + 1}, 91207 Lauf`,
  angelegtAm: '2027-02-03T07:12:00Z',
  beginn: '2027-02-10T08:00:00Z',
  bestaetigt: i === 1,
  hausUnbekannt: i < 30,
}));
/** The list empties as the server's would. */
function beendetSich(): Parameters<typeof fakeClient> {
  let offen = erfundene;
  return [
    answers(welleHolen, () => ({
      gehalten: 0,
      welle:
        offen.length === 0
          ? null
          : {
              buchungen: offen,
              ueblichJeTag: 0.4,
              unbestaetigt: 36,
              hausUnbekannt: 30,
              netze: 3,
              ausEinemNetz: 14,
            },
    })),
    answers(welleBeenden, ({ body }) => {
      const weg = new Set(body.buchungen.map(({ terminId }) => terminId));
      offen = offen.filter(({ terminId }) => !weg.has(terminId));
      return { beendet: weg.size, geblieben: 0 };
    }),
    answers(einstellungenHolen, dieEinstellungen()),
    answers(einstellungenAendern, ({ body }) => ({ ...dieEinstellungen(), ...body, version: 2 })),
    answers(wellenbuchungBehalten, ({ params }) => {
      offen = offen.filter(({ terminId }) => terminId !== params.id);
      return einTerminBlatt();
    }),
  ];
}
function Seite() {
  const [client] = useState(() => fakeClient(...beendetSich()));
  return <Welle client={client} />;
}
export const VieleErfundene = () => (
  <StoryPage>
    <Seite />
  </StoryPage>
);
/** Ended, and not yet safe from the next one. */
export const DanachSchutz = () => (
  <StoryPage>
    <Wellenschutz client={fakeClient(...beendetSich())} />
  </StoryPage>
);
/** Nobody books, many hold. */
export const VieleHalten = () => (
  <StoryPage>
    <Welle
      client={fakeClient(
        answers(welleHolen, { welle: null, gehalten: 14 }),
        answers(einstellungenHolen, dieEinstellungen()),
        answers(einstellungenAendern, ({ body }) => ({ ...dieEinstellungen(), ...body, version: 2 })),
      )}
    />
  </StoryPage>
);
