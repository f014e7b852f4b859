import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  taetigkeitBetroffene,
  taetigkeitBuchungAendern,
  taetigkeitenListe,
  taetigkeitHolen,
} from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener, eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { BuchungstaetigkeitenScreen } from './BuchungstaetigkeitenScreen.tsx';

export default { title: 'Portal/Terminbuchung: Tätigkeiten', component: BuchungstaetigkeitenScreen };

const kehrung = eineTaetigkeit();
const ohne = { ...kehrung.buchung, fragen: [], preisCent: null };
const eintraege: Taetigkeit[] = [
  kehrung,
  {
    ...kehrung,
    id: 'bauabnahme',
    name: 'Bauabnahme neue Feuerstätte/Abgasanlage',
    kundentext: 'Abnahme Ihrer neuen Feuerstätte oder Abgasanlage vor der Inbetriebnahme',
    art: 'hoheitlich',
    online: 'anfrage',
    buchung: { ...ohne, preisText: 'Gebühr nach Gebührenordnung (KÜO)' },
  },
  {
    ...kehrung,
    id: 'fss',
    name: 'Feuerstättenschau',
    kundentext: 'Feuerstättenschau: Besichtigung aller Feuerstätten und Abgasanlagen',
    art: 'hoheitlich',
    online: 'link',
    buchung: ohne,
  },
  {
    ...kehrung,
    id: 'ausbrennen',
    name: 'Ausbrennen',
    kundentext: 'Ausbrennen',
    online: 'nein',
    buchung: ohne,
  },
  { ...kehrung, id: 'fsb', name: 'Feuerstättenbescheid', kundentext: 'Bescheid', vorOrt: false },
];

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <BuchungstaetigkeitenScreen client={fakeClient(...client)} katalogHref="#katalog" />
  </StoryPage>
);

export const Ueblich = () =>
  page(
    answers(taetigkeitenListe, { eintraege }),
    answers(taetigkeitBetroffene, { termine: [] }),
    answers(taetigkeitBuchungAendern, ({ body }) => ({ ...kehrung, ...body })),
  );
/** Two visits of what is turned off are still to come. */
export const EsBetrifftTermine = () =>
  page(
    answers(taetigkeitenListe, { eintraege }),
    answers(taetigkeitBetroffene, { termine: [einBetroffener(), einBetroffener({ name: '' })] }),
    answers(taetigkeitBuchungAendern, ({ body }) => ({ ...kehrung, ...body })),
  );
export const ZweiHeissenGleich = () =>
  page(answers(taetigkeitenListe, { eintraege: [...eintraege, { ...kehrung, id: 'kehrung_2x' }] }));
export const JemandWarSchneller = () =>
  page(
    answers(taetigkeitenListe, { eintraege }),
    answers(taetigkeitHolen, { ...kehrung, version: 4 }),
    refuses(taetigkeitBuchungAendern, 'veraltet'),
  );
export const LaesstWarten = () => page(keepsWaiting(taetigkeitenListe));
