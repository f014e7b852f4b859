import type { ArticleTeaser, PageHead } from '../src/content/pageData.ts';

export const eineSeite = (title: string, description = ''): PageHead => ({
  address: '/seite',
  title,
  description,
  indexed: true,
});

export const einArtikel = (anders: Partial<ArticleTeaser> = {}): ArticleTeaser => ({
  address: '/blog/fuenf-werktage-vor-der-feuerstaettenschau',
  title: 'Fünf Werktage vor der Feuerstättenschau',
  description: 'Wie gezählt wird, was ein Feiertag verschiebt und wann der Zettel im Briefkasten sein muss.',
  date: '2026-11-02',
  topic: 'Recht',
  readingMinutes: 4,
  ...anders,
});

/** What a page and a list have to bear. */
export const langerArtikel = einArtikel({
  address: '/blog/lang',
  title:
    'Zustellungsbevollmächtigte Hausverwaltungen, Wohnungseigentümergemeinschaften und der Feuerstättenbescheid',
  description:
    'Wer den Bescheid bekommt, wenn ein Haus vierzig Eigentümern gehört, und warum die Hausverwaltung nicht immer die richtige Adresse ist.',
  topic: 'Kunden',
  readingMinutes: 12,
});
