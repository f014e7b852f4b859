import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  type Auftrag,
  auftragAendern,
  type Mangel,
  mangelAendern,
  maengelHolen,
} from '@kehrtour/contract/mangel';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { MaengelScreen } from './MaengelScreen.tsx';

export default { title: 'Portal/Mängel', component: MaengelScreen };

const id = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;
const haus = (nummer: number) => ({
  id: id(nummer),
  version: 1,
  liegenschaftId: id(100 + nummer),
  anschrift: `Hardtstraße ${nummer}`,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  lage: '',
  terminId: id(200 + nummer),
});
const einMangel = (nummer: number, teil: Partial<Mangel> = {}): Mangel => ({
  ...haus(nummer),
  art: 'verbindungsstueck',
  text: 'Ofenrohr durchgerostet, Loch an der Naht',
  gefahr: false,
  anlage: 'Kaminofen',
  gefundenAm: '2027-01-12T08:40:00.000Z',
  gefundenVon: 'Jonas Beck',
  gesagt: 'bewohner',
  frist: '2027-02-23',
  briefAm: null,
  gemeldetAm: null,
  behobenAm: null,
  stand: 'offen',
  schritt: '',
  fotos: [],
  fotosUnterwegs: 0,
  ...teil,
});
const einAuftrag = (nummer: number, teil: Partial<Auftrag> = {}): Auftrag => ({
  ...haus(nummer),
  text: 'Rauchrohr erneuern',
  preisCent: 24_900,
  besteller: 'Frau Ernst',
  erteiltAm: '2027-01-12T08:45:00.000Z',
  aufgenommenVon: 'Jonas Beck',
  aufgabe: null,
  beendetAm: null,
  ...teil,
});
const page = (maengel: Mangel[], auftraege: Auftrag[] = []) => (
  <StoryPage>
    <MaengelScreen
      aenderbar
      client={fakeClient(
        answers(maengelHolen, {
          maengel,
          auftraege,
          offen: { maengel: maengel.length, verstrichen: 1, auftraege: auftraege.length },
          mehr: maengel.length > 100,
        }),
        answers(mangelAendern, einMangel(1)),
        answers(auftragAendern, einAuftrag(1)),
      )}
    />
  </StoryPage>
);

export const Offene = () =>
  page(
    [
      einMangel(1, {
        gefahr: true,
        stand: 'gefahr',
        art: 'abgasanlage',
        text: 'Abgas tritt im Heizraum aus',
        schritt: 'Bei unmittelbarer Gefahr sofort der Behörde melden (§ 5 SchfHwG).',
        frist: '2027-01-12',
        fotosUnterwegs: 2,
      }),
      einMangel(2, {
        stand: 'verstrichen',
        schritt: 'Ist die Behebung nicht nachgewiesen, der Behörde melden (§ 5 SchfHwG).',
        briefAm: '2026-11-20',
        frist: '2027-01-02',
      }),
      einMangel(3, { lage: '2. OG links', gesagt: 'niemand' }),
      einMangel(4, { stand: 'gemeldet', gemeldetAm: '2027-01-05' }),
    ],
    [
      einAuftrag(5),
      einAuftrag(6, {
        preisCent: null,
        aufgabe: { id: id(9), bezeichnung: 'Ofen- und Energieberatung', erledigt: false },
      }),
    ],
  );
export const Nichts = () => page([]);
export const SehrViele = () => page(Array.from({ length: 120 }, (_, nummer) => einMangel(nummer + 1)));
export const LangeTexte = () =>
  page([
    einMangel(1, {
      anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
      lage: 'Hinterhaus, Dachgeschoss rechts, Zugang über den zweiten Innenhof',
      anlage: 'Kachelgrundofen mit Warmluftschacht und nachgerüstetem Wassertauscher',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänswohnungsofenrohrverbindungsstück ohne Halterung. '.repeat(
        8,
      ),
    }),
  ]);
export const NichtErlaubt = () => (
  <StoryPage>
    <MaengelScreen aenderbar={false} client={fakeClient(refuses(maengelHolen, 'nicht-erlaubt'))} />
  </StoryPage>
);
export const Laedt = () => (
  <StoryPage>
    <MaengelScreen aenderbar={false} client={fakeClient(keepsWaiting(maengelHolen))} />
  </StoryPage>
);
