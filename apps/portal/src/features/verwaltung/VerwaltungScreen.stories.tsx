import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  verwaltungAendern,
  verwaltungenTrennen,
  verwaltungenZusammenlegen,
  verwaltungHolen,
  verwaltungszugangAnlegen,
  verwaltungszugangHolen,
  verwaltungszugangLoeschen,
} from '@kehrtour/contract/verwaltung';
import type { Verwaltung, Verwaltungshaus, Verwaltungszugang } from '@kehrtour/contract/verwaltung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { VerwaltungScreen } from './VerwaltungScreen.tsx';

export default { title: 'Portal/Hausverwaltung', component: VerwaltungScreen };

const ID = '00000000-0000-4000-8000-000000000001';
const haus = (nummer: number, teile: Partial<Verwaltungshaus> = {}): Verwaltungshaus => ({
  liegenschaftId: `00000000-0000-4000-8000-${String(100 + nummer).padStart(12, '0')}`,
  anschrift: `Hardtstraße ${nummer}`,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  wohnungen: 8,
  fristBis: '2027-03-31',
  besuch: null,
  ...teile,
});
const besuch = (teile: Partial<NonNullable<Verwaltungshaus['besuch']>> = {}) => ({
  kehrtourId: '00000000-0000-4000-8000-000000000900',
  tag: '2027-02-02',
  von: '08:00',
  bis: '11:00',
  bestaetigt: 5,
  offen: 3,
  passtNicht: 0,
  ...teile,
});
const KRAUS: Verwaltung = {
  id: ID,
  version: 1,
  name: 'Hausverwaltung Kraus GmbH',
  firma: 'Hausverwaltung Kraus GmbH',
  vorname: 'Sabine',
  nachname: '',
  zeile2: '',
  strasse: 'Marktplatz',
  hausnr: '4',
  plz: '91207',
  ort: 'Lauf a.d.Pegnitz',
  telefon: '09123 71981',
  mobil: '',
  email: 'kraus@example.org',
  emailFuerTermine: true,
  haeuser: [
    haus(3, { besuch: besuch() }),
    haus(5, { besuch: besuch({ bestaetigt: 8, offen: 0 }) }),
    haus(7, { besuch: besuch({ passtNicht: 2 }) }),
    haus(9, { besuch: besuch({ bestaetigt: 0, offen: 1 }), wohnungen: 1 }),
    haus(11),
    haus(13, { fristBis: null }),
  ],
  aehnliche: [],
  zusammengelegt: [],
};
const ZUSAMMENGELEGT: Verwaltung['zusammengelegt'] = [
  {
    id: '00000000-0000-4000-8000-000000000701',
    namen: ['Hausverwaltung Kraus', 'HV KRAUS'],
    am: '2027-01-11T08:20:00Z',
    wer: 'Anna Berger',
    ausImport: false,
    hindernisse: [],
  },
  {
    id: '00000000-0000-4000-8000-000000000702',
    namen: ['Hausverwaltung Kraus GmbH & Co. Grundbesitz- und Vermögensverwaltungs-KG'],
    am: '2026-10-02T13:05:00Z',
    wer: '',
    ausImport: true,
    hindernisse: [
      'Danach wurde noch etwas mit dieser Hausverwaltung zusammengelegt. Nehmen Sie zuerst das zurück.',
      'Der Hausverwaltung wurde seither ein Besuch angesagt: Hardtstraße 3, Hardtstraße 5 und 4 weiteren Häusern.',
    ],
  },
];
const AEHNLICHE: Verwaltung['aehnliche'] = [
  {
    id: '00000000-0000-4000-8000-000000000002',
    name: 'HAUSVERWALTUNG KRAUS',
    anschrift: '',
    telefon: '09123 71981',
    email: '',
    haeuser: 4,
    sicher: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    name: 'Hausverwaltung Kraus',
    anschrift: 'Bahnhofstraße 20, 90402 Nürnberg',
    telefon: '0911 4410',
    email: 'post@kraus.example',
    haeuser: 1,
    sicher: false,
  },
];

function Seite({ fakes }: { fakes: Parameters<typeof fakeClient> }) {
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <VerwaltungScreen client={client} id={ID} />
    </StoryPage>
  );
}
const LINK: Verwaltungszugang = {
  url: 'https://termin.kehrtour.example/liegenschaft?code=v.Zm9vYmFyYmF6cXV4MTIzNDU2',
  gueltigBis: '2028-06-01T21:59:00Z',
};

/** Remembers what was changed and joined, as the server would. */
function seite(teile: Partial<Verwaltung> = {}, link: Verwaltungszugang = { url: null, gueltigBis: null }) {
  let zugang = link;
  let stand: Verwaltung = { ...KRAUS, ...teile };
  return (
    <Seite
      fakes={[
        answers(verwaltungHolen, () => stand),
        answers(verwaltungAendern, ({ body }) => {
          stand = { ...stand, ...body.daten, name: body.daten.firma, version: stand.version + 1 };
          return stand;
        }),
        answers(verwaltungszugangHolen, () => zugang),
        answers(verwaltungszugangAnlegen, () => (zugang = LINK)),
        answers(verwaltungszugangLoeschen, () => {
          zugang = { url: null, gueltigBis: null };
          return {};
        }),
        answers(verwaltungenZusammenlegen, ({ body: { ids } }) => {
          stand = { ...stand, aehnliche: stand.aehnliche.filter(({ id }) => !ids.includes(id)) };
          return stand;
        }),
        answers(verwaltungenTrennen, ({ body: { verbundId } }) => {
          stand = {
            ...stand,
            zusammengelegt: stand.zusammengelegt.filter((verbund) => verbund.id !== verbundId),
          };
          return stand;
        }),
      ]}
    />
  );
}

export const MitTerminen = () => seite();
export const MitLink = () => seite({}, LINK);
export const MitAehnlichen = () => seite({ aehnliche: AEHNLICHE });
export const Zusammengelegt = () => seite({ zusammengelegt: ZUSAMMENGELEGT });
export const SehrViele = () => seite({ haeuser: Array.from({ length: 180 }, (_, index) => haus(index + 1)) });
export const NurEinName = () =>
  seite({
    strasse: '',
    hausnr: '',
    plz: '',
    ort: '',
    telefon: '',
    email: '',
    emailFuerTermine: false,
    haeuser: [haus(1, { fristBis: null })],
  });
export const LangeTexte = () =>
  seite({
    name: 'Wohnungsbau- und Hausverwaltungsgesellschaft Pegnitztal-Hersbrucker Alb Verwaltungs-GmbH & Co. KG',
    firma:
      'Wohnungsbau- und Hausverwaltungsgesellschaft Pegnitztal-Hersbrucker Alb Verwaltungs-GmbH & Co. KG',
    email: 'terminvereinbarung.hausverwaltung@wohnungsbaugesellschaft-pegnitztal.example',
    haeuser: [
      haus(1, {
        anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
        ortszeile: '91999 Musterbach-Unterwaldhausen',
        wohnungen: 112,
        besuch: besuch({ passtNicht: 14, offen: 80 }),
      }),
    ],
  });
export const NichtErlaubt = () => <Seite fakes={[refuses(verwaltungHolen, 'nicht-erlaubt')]} />;
export const Laedt = () => <Seite fakes={[keepsWaiting(verwaltungHolen)]} />;
