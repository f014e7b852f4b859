import { einArtikel, eineSeite, langerArtikel } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import type { ArticleData } from '../../content/pageData.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

export default {
  title: 'Website/Artikel',
  component: ArticleScreen,
  parameters: {
    layout: 'fullscreen',
    guide: { text: 'Ein Artikel, daneben seine Teile, darunter seine Nachbarn in der Zeit.' },
  },
};

const html = `<p>Fünf Werktage vorher muss die Ankündigung da sein (§ 3 Abs. 1 KÜO).</p>
  <h2 id="zaehlen">So wird gezählt</h2><p>Der Tag der Zustellung zählt nicht mit.</p>
  <ul><li>Samstag ist ein Werktag.</li><li>Feiertage sind keine.</li></ul>
  <h2 id="tabelle">Ein Beispiel</h2>
  <div class="tabelle" tabindex="0" role="region" aria-label="Beispiel"><table><thead><tr><th>Schau am</th><th>Spätestens im Briefkasten</th></tr></thead>
  <tbody><tr><td>Dienstag, 4. Mai</td><td>Montag, 26. April</td></tr></tbody></table></div>`;

const page = (teaser: ReturnType<typeof einArtikel>, neighbours: Pick<ArticleData, 'newer' | 'older'>) => (
  <SiteStory>
    <ArticleScreen
      page={eineSeite(teaser.title, teaser.description)}
      article={{ ...teaser, path: teaser.address, indexed: true, html }}
      {...neighbours}
    />
  </SiteStory>
);

export const Normal = () =>
  page(einArtikel(), { newer: einArtikel({ title: 'Vier Zettel auf einem Blatt' }), older: langerArtikel });
export const DerEinzige = () => page(langerArtikel, { newer: null, older: null });
