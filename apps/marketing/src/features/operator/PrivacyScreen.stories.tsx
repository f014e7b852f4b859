import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

export default {
  title: 'Website/Datenschutz',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Was die Website mit Daten tut: wenig.' } },
};

export const Normal = () => (
  <SiteStory>
    <PrivacyScreen page={eineSeite('Datenschutz')} />
  </SiteStory>
);
