import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { terminHolen } from '@kehrtour/contract/termin';
import { buchungVerlegen } from '@kehrtour/contract/terminbuero';
import { besuchUmstellen, buchungsverlegungPruefen } from '@kehrtour/contract/terminverlegung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useRef, useState } from 'react';

import { ANNA, eineKehrtour, JONAS, LEUTE, TAG } from '../../../../../test/bauenKehrtour.ts';
import { einTerminBlatt, einTerminKurz } from '../../../../../test/bauenTermin.ts';
import type { Verlegewunsch, WartendeAenderung } from '../../verlegeziel.ts';
import { Wochenraster } from '../tag/Wochenraster.tsx';
import { type Griff, Griffort } from './Griffort.ts';
import { Terminverlegung } from './Terminverlegung.tsx';

export default {
  title: 'Muster/Termine verlegen',
  component: Terminverlegung,
  parameters: {
    guide: {
      text: 'Ziehen, Pfeiltasten am Griff oder „Verlegen …“: immer zuerst der Unterschied und wer davon hört, dann die Bestätigung.',
      keys: [
        ['Pfeiltasten am Griff', 'wählen Tag und Person'],
        ['Enter', 'legt ab, oder öffnet „Verlegen …“'],
        ['Finger am Griff', 'zieht, oder öffnet „Verlegen …“'],
        ['Escape', 'bricht ab'],
      ],
      yes: ['Was nicht geht, steht mit dem Grund da; der Termin bleibt, wo er war.'],
      no: ['Eine Nachricht, bevor jemand bestätigt hat.'],
    },
  },
};

const beiAnna = { mitarbeiterId: ANNA, mitarbeiter: 'Anna Berger', farbe: 1 };
const beiJonas = { mitarbeiterId: JONAS, mitarbeiter: 'Jonas Vogt', farbe: 2 };
const gebucht = einTerminKurz({
  ...beiAnna,
  status: 'bestaetigt',
  gebucht: 'telefon',
  kehrtourId: null,
  kehrtour: '',
  fensterVon: `${TAG}T10:00:00+02:00`,
});
const besuch = einTerminKurz({
  ...beiJonas,
  anschrift: 'Marktplatz 3',
  fensterVon: `${TAG}T08:00:00+02:00`,
});
const termine = [gebucht, besuch];

const Aenderung: WartendeAenderung = ({ onEntschieden }) => (
  <Button onPress={onEntschieden}>Alles annehmen</Button>
);

type SeiteProps = { fakes: Parameters<typeof fakeClient>; offen?: Verlegewunsch };

function Seite({ fakes, offen }: SeiteProps) {
  const box = useRef<HTMLDivElement>(null);
  const [client] = useState(() => fakeClient(...fakes, answers(mitarbeiterListe, { eintraege: LEUTE })));
  const [griff, setGriff] = useState<Griff | null>(null);
  return (
    <Griffort value={griff}>
      <div ref={box}>
        <Wochenraster
          von="2027-05-03"
          heute="2027-05-03"
          termine={termine}
          feiertage={[]}
          konflikte={new Map()}
        />
      </div>
      <Terminverlegung
        {...{ client, box, termine, Aenderung }}
        onGriff={setGriff}
        {...(offen && { anfangs: offen })}
      />
    </Griffort>
  );
}
const page = (fakes: SeiteProps['fakes'], offen?: Verlegewunsch) => (
  <StoryPage>
    <Seite fakes={fakes} {...(offen && { offen })} />
  </StoryPage>
);

const dort = { mitarbeiterId: JONAS, tag: TAG, uhrzeit: '10:00' };
const blatt = answers(terminHolen, einTerminBlatt(gebucht));
const folgen = { warnungen: [], email: 'monika.escherich@example.org', telefon: '09123 71981' };
const verlegt = answers(buchungVerlegen, einTerminBlatt({ ...gebucht, ...beiJonas }));
const kehrtour = answers(kehrtourHolen, eineKehrtour());

export const Plan = () =>
  page([
    blatt,
    verlegt,
    kehrtour,
    answers(buchungsverlegungPruefen, folgen),
    refuses(besuchUmstellen, 'kehrtour.faehrt-dort-nicht'),
  ]);
export const BuchungGezogen = () =>
  page([blatt, verlegt, answers(buchungsverlegungPruefen, folgen)], { termin: gebucht, ziel: dort });
export const NiemandHoertDavon = () =>
  page([blatt, verlegt, answers(buchungsverlegungPruefen, { ...folgen, email: '' })], {
    termin: gebucht,
    ziel: dort,
  });
export const DagegenSprichtEtwas = () =>
  page(
    [
      blatt,
      verlegt,
      answers(buchungsverlegungPruefen, {
        ...folgen,
        warnungen: [
          'Überschneidet sich mit einer Buchung, 10:00 bis 10:45 Uhr.',
          'Außerhalb der Zeiten von Jonas Vogt: 08:00 bis 16:00 Uhr.',
        ],
      }),
    ],
    { termin: gebucht, ziel: dort },
  );
export const RundeAbgelehnt = () =>
  page([kehrtour, refuses(besuchUmstellen, 'kehrtour.faehrt-dort-nicht')], {
    termin: besuch,
    ziel: { mitarbeiterId: ANNA, tag: '2027-05-06', uhrzeit: '08:00' },
  });
