import type { TerminKurz } from '@kehrtour/contract/termin';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einTerminKurz } from '../../../../../test/bauenTermin.ts';
import { Wochenraster } from './Wochenraster.tsx';

export default {
  title: 'Muster/Wochentafel',
  component: Wochenraster,
  parameters: {
    guide: {
      text: 'Menschen untereinander, Tage nebeneinander; auf dem Telefon ein Tag nach dem anderen.',
      keys: [['Tab, Enter', 'öffnet den Termin']],
      yes: ['Am Kopf jedes Tages steht, wie die Antworten stehen.', 'Feiertage tragen ihren Namen.'],
      no: ['Ein leeres Gitter, solange noch geladen wird.'],
    },
  },
};

const STAENDE: readonly TerminKurz['status'][] = ['angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt'];

const WOCHE = Array.from({ length: 16 }, (_, index) =>
  einTerminKurz({
    status: STAENDE[index % STAENDE.length] ?? 'angekuendigt',
    anschrift: `${index % 2 === 0 ? 'Hardtstraße' : 'Marktplatz'} ${index + 1}`,
    mitarbeiterId: `00000000-0000-4000-9000-00000000000${1 + (index % 2)}`,
    mitarbeiter: index % 2 === 0 ? 'Jonas Brandl' : 'Marlene Rußwurm',
    farbe: 1 + (index % 2) * 2,
    fensterVon: `2027-01-0${[4, 5, 7, 8][index % 4]}T${index % 3 === 0 ? '08' : '10'}:00:00+01:00`,
  }),
);

const lang = einTerminKurz({
  fensterVon: '2027-01-07T08:00:00+01:00',
  anschrift: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18',
  name: 'Immobilienverwaltungsgesellschaft Oberfranken-Mittelfranken mbH & Co. KG',
  mitarbeiter: 'Maximilian-Alexander Freiherr von Stauffenberg-Hohenlohe',
});

const tafel = (termine: readonly TerminKurz[]) => (
  <StoryPage>
    <Wochenraster
      von="2027-01-04"
      heute="2027-01-05"
      termine={termine}
      feiertage={[{ tag: '2027-01-06', name: 'Heilige Drei Könige' }]}
      konflikte={new Map([[WOCHE[2]?.id ?? '', 'Zur selben Zeit ist Marktplatz 4 geplant.']])}
    />
  </StoryPage>
);

export const Normal = () => tafel(WOCHE);
export const LongTexts = () => tafel([lang]);
