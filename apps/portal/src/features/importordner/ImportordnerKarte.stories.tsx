import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  type Importordner,
  importordnerAendern,
  importordnerAnlegen,
  importordnerHolen,
  importordnerLoeschen,
  importordnerPruefen,
  type Ordnerdatei,
} from '@kehrtour/contract/importordner';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ImportordnerKarte } from './ImportordnerKarte.tsx';

export default { title: 'Portal/Importordner', component: ImportordnerKarte };

const eineId = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;
const datei = (nummer: number, mehr: Partial<Ordnerdatei> = {}): Ordnerdatei => ({
  id: eineId(nummer),
  name: `Export ${nummer}.01.2027.db`,
  am: `2027-01-0${nummer}T05:15:00.000Z`,
  stand: 'eingelesen',
  grund: '',
  halt: null,
  importauftrag: { id: eineId(90 + nummer), status: 'uebernommen' },
  ...mehr,
});
const ordner: Importordner = {
  id: eineId(1),
  art: 'sftp',
  wirt: 'sftp.bezirk.example',
  pfad: '/export',
  sofort: true,
  schluessel: 'SHA256:uNiVztksCsDhcc0u9e8BrKXw8jEbSPcDfG7HiAHqGrI',
  neuerSchluessel: null,
  versuchtAm: '2027-01-11T05:15:00.000Z',
  gelungenAm: '2027-01-11T05:15:00.000Z',
  fehler: null,
  dateien: [
    datei(8, { halt: 'viele-fehlen', importauftrag: { id: eineId(98), status: 'geprueft' } }),
    datei(7),
    datei(6, { stand: 'bekannt', importauftrag: null }),
  ],
};
const LANG = 'Bezirksschornsteinfegerverwaltungsprogrammexport_Oberfranken_und_Mittelfranken_Professional';
const schwierige: Importordner[] = [
  {
    ...ordner,
    neuerSchluessel: 'SHA256:x3lqdjHGnv6b0VvV4QAlv7dWe1xcEpfwLyZNWyN3kqE',
    fehler: 'schluessel-anders',
    dateien: [],
  },
  {
    ...ordner,
    id: eineId(2),
    art: 's3',
    wirt: `objektspeicher.${'bezirksschornsteinfeger'.repeat(3)}.example, Bucket kehrbezirk`,
    pfad: `${LANG}/${LANG}`,
    sofort: false,
    schluessel: null,
    gelungenAm: null,
    fehler: 'anmeldung-falsch',
    dateien: [
      datei(5, {
        name: `${LANG}.pdf`,
        stand: 'abgelehnt',
        grund: 'Das ist ein PDF. Bitte exportieren Sie die Liste als CSV oder XLSX.',
        importauftrag: null,
      }),
      datei(4, { importauftrag: { id: eineId(94), status: 'hochgeladen' } }),
      datei(3, { importauftrag: { id: eineId(93), status: 'rueckgaengig' } }),
      datei(2, { importauftrag: { id: eineId(92), status: 'verworfen' } }),
    ],
  },
  { ...ordner, id: eineId(3), versuchtAm: null, gelungenAm: null, schluessel: null, dateien: [] },
];

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <ImportordnerKarte client={fakeClient(...client)} />
  </StoryPage>
);

export const NochKeiner = () =>
  page(answers(importordnerHolen, { ordner: [] }), answers(importordnerAnlegen, { id: eineId(1) }));
export const Eingerichtet = () =>
  page(
    answers(importordnerHolen, { ordner: [ordner] }),
    answers(importordnerPruefen, {
      fehler: null,
      dateien: 12,
      neue: 1,
      alte: 4,
      beispiele: ['Export 11.01.2027.db'],
    }),
    answers(importordnerAendern, { ordner: [{ ...ordner, sofort: false }] }),
    answers(importordnerLoeschen, { ordner: [] }),
  );
export const Abgelehnt = () =>
  page(answers(importordnerHolen, { ordner: [] }), refuses(importordnerAnlegen, 'importordner.zu-viele'));
export const Schwierig = () => page(answers(importordnerHolen, { ordner: schwierige }));
export const LaesstWarten = () => page(keepsWaiting(importordnerHolen));
