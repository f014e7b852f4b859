import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { type Rueckgabe, rueckgabeAnlegen, rueckgabenHolen } from '@kehrtour/contract/rueckgabe';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { Rueckgabekarte } from './Rueckgabekarte.tsx';

export default { title: 'Portal/Rückgabe', component: Rueckgabekarte };

const eine = (nummer: number, mehr: Partial<Rueckgabe> = {}): Rueckgabe => ({
  id: `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`,
  am: `2027-0${nummer}-28T15:30:00.000Z`,
  wer: 'Petra Kurz',
  anzahl: 40 + nummer,
  ...mehr,
});
const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <Rueckgabekarte client={fakeClient(...client)} />
  </StoryPage>
);

export const Offen = () =>
  page(
    answers(rueckgabenHolen, { offen: 17, strittig: 0, bisherige: [eine(3), eine(2)] }),
    answers(rueckgabeAnlegen, eine(4)),
  );
export const Strittig = () => page(answers(rueckgabenHolen, { offen: 0, strittig: 1, bisherige: [eine(3)] }));
export const NochNichts = () => page(answers(rueckgabenHolen, { offen: 0, strittig: 0, bisherige: [] }));
export const AllesZurueckgegeben = () =>
  page(answers(rueckgabenHolen, { offen: 0, strittig: 0, bisherige: [eine(3)] }));
export const Abgelehnt = () =>
  page(
    answers(rueckgabenHolen, { offen: 1, strittig: 0, bisherige: [] }),
    refuses(rueckgabeAnlegen, 'rueckgabe.nichts-neues'),
  );
export const LangeTexte = () =>
  page(
    answers(rueckgabenHolen, {
      offen: 20_000,
      strittig: 2,
      bisherige: [
        eine(3, {
          wer: 'Maximiliane Friederike von und zu Hohenschwangau-Lichtenfels',
          anzahl: 20_000,
        }),
        eine(2, { wer: '' }),
      ],
    }),
  );
export const LaesstWarten = () => page(keepsWaiting(rueckgabenHolen));
