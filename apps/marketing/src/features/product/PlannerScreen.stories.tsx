import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { PlannerScreen } from './PlannerScreen.tsx';

export default {
  title: 'Website/Kehrtourplaner',
  component: PlannerScreen,
  parameters: {
    layout: 'fullscreen',
    guide: { text: 'Was der Planer heute kann, in der Reihenfolge eines Morgens.' },
  },
};

export const Normal = () => (
  <SiteStory>
    <PlannerScreen page={eineSeite('Kehrtourplaner')} />
  </SiteStory>
);
