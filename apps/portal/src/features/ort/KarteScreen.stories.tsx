import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { ortHolen } from '@kehrtour/contract/ort';
import type { OrtUebersicht } from '@kehrtour/contract/ort';
import type { Vorgang } from '@kehrtour/contract/vorgang';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { KarteScreen } from './KarteScreen.tsx';

export default { title: 'Portal/Karte und Fahrzeiten', component: KarteScreen };

const geschaetzt: OrtUebersicht = {
  karte: null,
  adressen: { name: 'Straßenverzeichnis Deutschland', stand: '2026-09-01' },
  fahrzeiten: { name: 'geschätzt nach Luftlinie', stand: null },
  vorgangId: null,
};
const eigene: OrtUebersicht = {
  karte: {
    name: 'regierungsbezirk-mittelfranken-und-angrenzende-landkreise-2026-09-01.osm.pbf',
    stand: '2026-09-01',
    strassen: 18_204,
    adressen: 412_877,
    rechteck: [10.1, 49, 11.6, 49.8],
    ohneFahrzeiten: null,
    ohneBild: null,
    eigene: true,
    haeuser: 2200,
    ausserhalb: 0,
  },
  adressen: { name: 'Ihr Kartenauszug', stand: '2026-09-01' },
  fahrzeiten: { name: 'Ihr Kartenauszug', stand: '2026-09-01' },
  vorgangId: null,
};
const mitZahlen = (zahlen: { ausserhalb: number }): OrtUebersicht => ({
  ...eigene,
  karte: eigene.karte && { ...eigene.karte, ...zahlen },
});
const page = (...given: FakeAnswer[]) => (
  <StoryPage>
    <KarteScreen client={fakeClient(...given)} ausserhalb="/liegenschaften?zeige=ausserhalbKarte" />
  </StoryPage>
);

export const NochKeine = () => page(answers(ortHolen, geschaetzt));
export const EigeneKarte = () => page(answers(ortHolen, eigene));
export const HaeuserAusserhalb = () => page(answers(ortHolen, mitZahlen({ ausserhalb: 312 })));
export const AndereGegend = () => page(answers(ortHolen, mitZahlen({ ausserhalb: 2200 })));
export const LaesstWarten = () => page(keepsWaiting(ortHolen));
export const Abgewiesen = () => page(refuses(ortHolen, 'ueberlastet'));

const VORGANG: Vorgang = {
  id: '0193b0c1-0000-7000-8000-000000000001',
  art: 'karte-einlesen',
  bezugId: null,
  status: 'laeuft',
  anteil: 0.62,
  schritt: 'Karte wird gezeichnet',
  ergebnis: null,
  fehler: null,
};
const waehrend = (vorgang: Partial<Vorgang>) =>
  page(
    answers(ortHolen, { ...eigene, vorgangId: VORGANG.id }),
    answers(vorgangHolen, { ...VORGANG, ...vorgang }),
  );
/** Begun before, on this page or by somebody else; it can still be stopped. */
export const WirdEingelesen = () => waehrend({});
export const Eingelesen = () => waehrend({ status: 'fertig' });
export const Abgebrochen = () => waehrend({ status: 'abgebrochen' });
export const PlatteVoll = () =>
  waehrend({
    status: 'fehler',
    fehler: {
      type: 'ort.karte-unlesbar',
      title: 'Die Karte lässt sich nicht lesen',
      detail:
        'Auf dem Server ist kein Platz mehr. Bitte schaffen Sie Platz, oder nehmen Sie einen kleineren Ausschnitt. Die bisherige Karte gilt weiter.',
    },
  });
