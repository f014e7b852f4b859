import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { ImprintScreen } from './ImprintScreen.tsx';

export default {
  title: 'Website/Impressum',
  component: ImprintScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Wer die Seite betreibt, nach § 5 DDG.' } },
};

export const Normal = () => (
  <SiteStory>
    <ImprintScreen page={eineSeite('Impressum')} />
  </SiteStory>
);
