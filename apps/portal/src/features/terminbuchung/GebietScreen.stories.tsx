import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import { liegenschaftPunkteHolen } from '@kehrtour/contract/bestand';
import type { LiegenschaftSpalten } from '@kehrtour/contract/bestand';
import {
  gebietAendern,
  gebieteAnlegen,
  gebieteBetroffene,
  gebieteLoeschen,
  gebieteListe,
  gebietPruefen,
} from '@kehrtour/contract/gebiet';
import type { Gebietsliste } from '@kehrtour/contract/gebiet';
import { strassenHolen } from '@kehrtour/contract/ort';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener, einGebiet } from '../../../test/bauenTerminbuchung.ts';
import { GebietScreen } from './GebietScreen.tsx';

export default { title: 'Portal/Terminbuchung: Gebiet', component: GebietScreen };

const KERN = 'Sebastian Kern, bevollmächtigter Bezirksschornsteinfeger Lauf 2, Telefon 09123 45678';
const bis17 = einGebiet({ art: 'strasse', strasse: 'Hardtstraße', hausnrBis: 17 });
const ab10 = einGebiet({
  art: 'strasse',
  strasse: 'Hardtstraße',
  hausnrVon: 10,
  ausgenommen: true,
  hoheitlich: false,
  zustaendig: KERN,
});
const liste: Gebietsliste = {
  eintraege: [
    einGebiet(),
    einGebiet({ plz: '91220', ort: 'Schnaittach', hoheitlich: false, zustaendig: KERN }),
    einGebiet({
      art: 'flaeche',
      plz: '',
      name: 'Kotzenhof',
      flaeche: [
        [11.25, 49.52],
        [11.27, 49.52],
        [11.27, 49.53],
        [11.25, 49.53],
      ],
    }),
    bis17,
    ab10,
  ],
  ueberschneidungen: [
    {
      ids: [bis17.id, ab10.id],
      text: '„Hardtstraße bis 17“ und „Hardtstraße ab 10“ sagen für dieselben Häuser Verschiedenes. Bitte ändern Sie eines davon.',
    },
  ],
};
const leer: Gebietsliste = { eintraege: [], ueberschneidungen: [] };
const ohneHaeuser: LiegenschaftSpalten = {
  id: [],
  strasse: [],
  hausnr: [],
  plz: [],
  ort: [],
  name: [],
  laufnummer: [],
  status: [],
  lat: [],
  lon: [],
  frist: [],
  ampel: [],
  offen: [],
  nichtMehrImExport: [],
  suche: [],
};

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <GebietScreen client={fakeClient(...client)} />
  </StoryPage>
);
const rest = [
  answers(liegenschaftPunkteHolen, ohneHaeuser),
  answers(strassenHolen, { type: 'FeatureCollection', features: [] }),
  answers(gebieteAnlegen, { ...liste, neu: [bis17.id], schonDa: 0 }),
  answers(gebietAendern, liste),
  answers(gebieteLoeschen, { ...liste, eintraege: liste.eintraege.slice(1), ueberschneidungen: [] }),
  answers(gebietPruefen, {
    bedient: true,
    hoheitlich: true,
    zustaendig: '',
    gebietId: bis17.id,
    text: 'Ja, auch für hoheitliche Arbeiten. Das sagt „Hardtstraße bis 17“.',
  }),
];

export const Ueblich = () =>
  page(answers(gebieteListe, liste), answers(gebieteBetroffene, { termine: [] }), ...rest);
export const Leer = () =>
  page(answers(gebieteListe, leer), answers(gebieteBetroffene, { termine: [] }), ...rest);
export const EsBetrifftTermine = () =>
  page(
    answers(gebieteListe, liste),
    answers(gebieteBetroffene, { termine: Array.from({ length: 23 }, () => einBetroffener()) }),
    ...rest,
  );
export const LaesstWarten = () => page(keepsWaiting(gebieteListe), ...rest);
