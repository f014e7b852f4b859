import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  appIdAnlegen,
  appIdSperren,
  type Partner,
  partnerAnlegen,
  partnerHolen,
  testbetriebFestlegen,
  verbindungTrennen,
} from '@kehrtour/contract/partnerbetrieb';
import { sandboxAnlegen, sandboxTokenAnlegen, sandboxZuruecksetzen } from '@kehrtour/contract/sandbox';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { HottgenrothCloudScreen } from './HottgenrothCloudScreen.tsx';

export default { title: 'Admin/Hottgenroth Cloud', component: HottgenrothCloudScreen };

const eineId = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;
const eine = {
  id: eineId(11),
  unternehmen: { id: eineId(21), name: 'Schornsteinfegerbetrieb Musterbach' },
  umgebung: 'produktion' as const,
  angelegtAm: '2026-12-03T09:12:00.000Z',
  zuletztAm: '2027-01-11T01:31:00.000Z',
  gesendetAm: '2027-01-11T01:31:00.000Z',
  fehlerhaft: 0,
};
const langer = 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR';
const app = {
  id: eineId(31),
  umgebung: 'produktion' as const,
  kennzeichen: 'x7Qa',
  angelegtAm: '2026-12-01T08:00:00.000Z',
  endetAm: null,
};
const hottgenroth: Partner = {
  id: eineId(1),
  name: 'Hottgenroth Cloud',
  angelegtAm: '2026-12-01T08:00:00.000Z',
  apps: [app, { ...app, id: eineId(32), kennzeichen: 'm2Kf', endetAm: '2026-12-15T08:00:00.000Z' }],
  sandbox: { zurueckgesetztAm: '2027-01-11T02:30:00.000Z' },
  verbindungen: [
    eine,
    { ...eine, id: eineId(12), unternehmen: { id: eineId(22), name: langer }, fehlerhaft: 12 },
    { ...eine, id: eineId(13), umgebung: 'test', gesendetAm: null },
  ],
};

const neuer: Partner = {
  ...hottgenroth,
  id: eineId(2),
  name: 'Kehrsoft Nord GmbH',
  apps: [],
  sandbox: null,
  verbindungen: [],
};

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <HottgenrothCloudScreen client={fakeClient(...client)} />
  </StoryPage>
);

export const Verbunden = () =>
  page(
    answers(partnerHolen, { partner: [hottgenroth, neuer] }),
    answers(sandboxAnlegen, {}),
    answers(sandboxZuruecksetzen, {}),
    answers(sandboxTokenAnlegen, { token: 'K7WQM3HTRZ', laeuftAb: '2027-01-21T08:00:00.000Z' }),
    answers(appIdAnlegen, { appId: 'kt_app_9fJ2wQ7LmZr4TbXc1VdNsK6yGhPe3RuA0iOqWtYlEsM' }),
    answers(appIdSperren, {}),
    answers(verbindungTrennen, {}),
    answers(testbetriebFestlegen, { name: 'Musterbach', testbetrieb: true }),
    refuses(partnerAnlegen, 'partner.name-vergeben'),
  );
export const NochKeiner = () =>
  page(answers(partnerHolen, { partner: [] }), answers(partnerAnlegen, { id: eineId(1) }));
export const LaesstWarten = () => page(keepsWaiting(partnerHolen));
export const Abgewiesen = () => page(refuses(partnerHolen, 'ueberlastet'));
