import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { PricesScreen } from './PricesScreen.tsx';

export default {
  title: 'Website/Preise',
  component: PricesScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Was es kostet und was darin steckt.' } },
};

export const Normal = () => (
  <SiteStory>
    <PricesScreen page={eineSeite('Preise')} />
  </SiteStory>
);
