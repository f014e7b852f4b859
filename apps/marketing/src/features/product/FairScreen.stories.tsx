import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { FairScreen } from './FairScreen.tsx';

export default {
  title: 'Website/Messe',
  component: FairScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Für Menschen, die uns an einem Stand treffen.' } },
};

export const Normal = () => (
  <SiteStory>
    <FairScreen page={eineSeite('Messe')} />
  </SiteStory>
);
