import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import { betroffenVonFeiertagen } from '@kehrtour/contract/betroffen';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import {
  schliesstagAendern,
  schliesstagAnlegen,
  schliesstagBetroffene,
  schliesstageListe,
  schliesstagLoeschen,
} from '@kehrtour/contract/schliesstag';
import type { Schliesstage } from '@kehrtour/contract/schliesstag';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { einBetroffener } from '../../../test/bauenTerminbuchung.ts';
import { FeiertageScreen } from './FeiertageScreen.tsx';

export default { title: 'Portal/Terminbuchung: Feiertage', component: FeiertageScreen };

const FERIEN = '0191a8f0-0000-7000-8000-00000000f001';
const OFFEN = '0191a8f0-0000-7000-8000-00000000f002';
const leer: Schliesstage = {
  bundesland: 'BY',
  feiertage: [
    { tag: '2098-01-01', name: 'Neujahr', offenDurch: null },
    { tag: '2098-08-15', name: 'Mariä Himmelfahrt', offenDurch: OFFEN },
    { tag: '2099-01-01', name: 'Neujahr', offenDurch: null },
  ],
  eintraege: [],
};
const voll: Schliesstage = {
  ...leer,
  eintraege: [
    { id: FERIEN, von: '2098-08-16', bis: '2098-08-27', name: 'Betriebsferien', offen: false },
    { id: OFFEN, von: '2098-08-15', bis: '2098-08-15', name: 'Mariä Himmelfahrt', offen: true },
    {
      id: '0191a8f0-0000-7000-8000-00000000f003',
      von: '2098-09-01',
      bis: '2098-09-01',
      name: 'Betriebsausflug mit Besichtigung der Feuerungsanlagenprüfstelle in Neustadt an der Aisch',
      offen: false,
    },
  ],
};

const ohneEinmalige = dieEinstellungen({ feiertage: { einmalige: [] } });
const wirkung = {
  termine: [einBetroffener(), einBetroffener({ name: '' })],
  kehrtouren: [],
  anFeiertagen: 2,
  feiertage: [{ tag: '2098-02-02', name: 'Fest' }],
  zuSpaet: 0,
  dochRechtzeitig: 0,
};
const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <FeiertageScreen
      client={fakeClient(
        ...client,
        answers(betroffenVonFeiertagen, wirkung),
        answers(einstellungenHolen, dieEinstellungen()),
        answers(einstellungenAendern, ohneEinmalige),
      )}
    />
  </StoryPage>
);

export const Ueblich = () =>
  page(
    answers(schliesstageListe, voll),
    answers(schliesstagBetroffene, { termine: [], kehrtouren: [] }),
    answers(schliesstagAnlegen, voll),
    answers(schliesstagAendern, voll),
    answers(schliesstagLoeschen, leer),
  );
export const Leer = () => page(answers(schliesstageListe, leer));
export const EsBetrifftTermine = () =>
  page(
    answers(schliesstageListe, voll),
    answers(schliesstagBetroffene, {
      termine: [einBetroffener(), einBetroffener({ name: '' })],
      kehrtouren: [],
    }),
    answers(schliesstagLoeschen, leer),
  );
export const NurSchonGeschlossen = () =>
  page(
    answers(schliesstageListe, voll),
    answers(schliesstagBetroffene, {
      termine: [einBetroffener({ beginn: '2098-08-20T08:00:00Z', ende: '2098-08-20T08:45:00Z' })],
      kehrtouren: [],
    }),
    answers(schliesstagAendern, voll),
  );
export const LaesstWarten = () => page(keepsWaiting(schliesstageListe));
