import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { FiveMinutesScreen } from './FiveMinutesScreen.tsx';

export default {
  title: 'Website/Fünf Minuten',
  component: FiveMinutesScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Für Menschen, die genau danach gesucht haben.' } },
};

export const Normal = () => (
  <SiteStory>
    <FiveMinutesScreen page={eineSeite('In fünf Minuten')} demo={<p>Hier steht die Vorführung.</p>} />
  </SiteStory>
);
