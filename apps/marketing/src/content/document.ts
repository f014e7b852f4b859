export const TOPICS = ['Recht', 'Planung', 'Daten', 'Kunden'] as const;
export type Topic = (typeof TOPICS)[number];

/** One page or article of the site. It is public: nothing about people or customers belongs in here. */
export interface Document {
  /** Folder and name: `/blog/fuenf-werktage`, `/seiten/preise`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`; only articles have one. */
  readonly date: string | null;
  readonly topic: Topic | null;
  /** Minutes of reading at an unhurried pace; 0 for pages. */
  readonly readingMinutes: number;
  /** Address of a page that does not follow from its file name. */
  readonly address: string;
  readonly indexed: boolean;
  readonly html: string;
}

export interface ContentFile {
  readonly documents: readonly Document[];
}
