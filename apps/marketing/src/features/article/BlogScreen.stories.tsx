import { einArtikel, eineSeite, langerArtikel } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { BlogScreen } from './BlogScreen.tsx';

export default {
  title: 'Website/Blog',
  component: BlogScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Alle Artikel, die neuesten zuerst.' } },
};

const page = (articles: ReturnType<typeof einArtikel>[]) => (
  <SiteStory>
    <BlogScreen page={eineSeite('Blog')} articles={articles} />
  </SiteStory>
);

export const Normal = () => page([einArtikel()]);
export const LaengsteTexte = () => page([langerArtikel, einArtikel()]);
export const NochKeinArtikel = () => page([]);
