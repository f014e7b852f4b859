import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  type Loeschauftrag,
  loeschauftragAnlegen,
  loeschauftragHolen,
  loeschauftragZuruecknehmen,
} from '@kehrtour/contract/loeschauftrag';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { LoeschauftragKarte } from './LoeschauftragKarte.tsx';
import { Loeschdialog } from './parts/Loeschdialog.tsx';

export default { title: 'Portal/Betrieb löschen', component: LoeschauftragKarte };

const stand = (teil: Partial<Loeschauftrag> = {}): Loeschauftrag => ({
  auftrag: null,
  heuteBeantragt: '2027-05-18',
  hindernisse: [],
  rechnungen: 4,
  name: 'Schornsteinfegerbetrieb Rußwurm',
  ...teil,
});
const beantragt: Loeschauftrag['auftrag'] = {
  beantragtAm: '2027-05-04T07:12:00.000Z',
  von: 'Marlene Rußwurm',
  faelligAm: '2027-05-18',
};
const seite = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <LoeschauftragKarte
      client={fakeClient(...fakes)}
      email="marlene@example.org"
      onChange={() => undefined}
    />
  </StoryPage>
);
const mit = (teil: Partial<Loeschauftrag>, ...fakes: FakeAnswer[]) =>
  seite(answers(loeschauftragHolen, stand(teil)), ...fakes);

export const Angeboten = () => mit({});
export const OhneRechnungen = () => mit({ rechnungen: 0 });
export const NochZuTun = () =>
  mit({
    hindernisse: [
      { art: 'termine', anzahl: 14 },
      { art: 'kehrtour', anzahl: 1 },
      { art: 'tarif', anzahl: 1 },
    ],
  });
export const Beantragt = () =>
  mit({ auftrag: beantragt }, refuses(loeschauftragZuruecknehmen, 'nicht-gefunden'));
export const BeantragtUndWartet = () =>
  mit({ auftrag: beantragt, hindernisse: [{ art: 'rechnung', anzahl: 1 }] });
export const Gefragt = () => (
  <StoryPage>
    <Loeschdialog
      client={fakeClient(
        answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 }),
        refuses(loeschauftragAnlegen, 'passwort-falsch'),
      )}
      email="marlene@example.org"
      stand={stand({
        name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
      })}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  </StoryPage>
);
export const LaesstWarten = () => seite(keepsWaiting(loeschauftragHolen));
