import { einArtikel, eineSeite, langerArtikel } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { StartScreen } from './StartScreen.tsx';

export default {
  title: 'Website/Startseite',
  component: StartScreen,
  parameters: {
    layout: 'fullscreen',
    guide: { text: 'Das Versprechen, der Beweis zum Ausprobieren, das Wie, das Warum und was nicht.' },
  },
};

const page = (articles: ReturnType<typeof einArtikel>[]) => (
  <SiteStory>
    <StartScreen
      page={eineSeite('Kehrtour')}
      articles={articles}
      demo={<p>Hier steht die Vorführung.</p>}
      ownFile={<p>Hier wählt man die eigene Datei.</p>}
    />
  </SiteStory>
);

export const Normal = () => page([einArtikel(), langerArtikel]);
export const NochKeinArtikel = () => page([]);
