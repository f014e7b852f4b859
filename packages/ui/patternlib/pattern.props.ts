/** What the site knows about stories without loading one: read from their sources at build time. */

/** One rendered situation of a component, a pattern or a screen. */
export interface PatternStory {
  exportName: string;
  id: string;
  label: string;
}

/** One file of stories: the second step of an address below `/patternlib`. */
export interface Pattern {
  /** From the project's root; the key to its stories. */
  file: string;
  id: string;
  name: string;
  /** What it is for, in one sentence. */
  text: string;
  /** Fills the window, such as a whole page. */
  fullscreen: boolean;
  /** Other words that people look for it by. */
  also: readonly string[];
  /** What it is called elsewhere. */
  english: readonly string[];
  /** Screens of the apps have none. */
  status?: PatternStatus;
  stories: readonly PatternStory[];
}

/** `neu` may still change its props, `fest` says so before it does, `läuft aus` has a successor. */
export type PatternStatus = 'neu' | 'fest' | 'läuft aus';

export interface PatternCategory {
  id: string;
  name: string;
  text: string;
  patterns: readonly Pattern[];
}

/** A category on its way to the browser. */
export interface PackedCategory {
  name: string;
  text: string;
  patterns: readonly {
    file: string;
    name: string;
    text?: string;
    fullscreen?: boolean;
    also?: readonly string[];
    english?: readonly string[];
    status?: PatternStatus;
    stories: readonly (readonly string[])[];
  }[];
}

/** How to use it, as its stories say it in `parameters.guide`. */
export interface Guide {
  text?: string;
  /** Other words that people look for it by. */
  also?: readonly string[];
  /** What it is called elsewhere: in GOV.UK, Polaris, React Aria, Material. */
  english?: readonly string[];
  status?: PatternStatus;
  /** The version of the changelog that brought it. */
  since?: Version;
  /** When not to take it, and the entry that is right then. */
  instead?: readonly (readonly [when: string, take: string])[];
  /** Entries that belong to it; their pages lead back by themselves. */
  related?: readonly string[];
  /** What a screen reader says of it, or what it lets one find. */
  reader?: readonly string[];
  /** Key and what it does. */
  keys?: readonly (readonly [key: string, does: string])[];
  yes?: readonly string[];
  no?: readonly string[];
}

type Version = `${number}.${number}.${number}`;
type AtLeastOne<Item> = readonly [Item, ...Item[]];

/** What every entry of this package says of itself. */
export interface OwnGuide extends Guide {
  text: string;
  also: AtLeastOne<string>;
  english: AtLeastOne<string>;
  status: PatternStatus;
  since: Version;
  instead: AtLeastOne<readonly [when: string, take: string]>;
  related: readonly string[];
}

export interface PropRow {
  name: string;
  /** As the compiler prints it, without `undefined`. */
  type: string;
  required: boolean;
  /** Source text of the default. */
  preset?: string;
  /** The doc comment: English as all code, or its German form where there is one. */
  text: string;
  textLang: 'de' | 'en';
  knob?: { kind: 'text' | 'number' | 'switch' } | { kind: 'choice'; choices: readonly string[] };
}

export interface PropTable {
  component: string;
  rows: readonly PropRow[];
}

/** What axe found in one story; made by test/stories.axe.ts. */
export interface Audit {
  /** Renderings looked at: themes times widths. */
  looks: number;
  /** Rules that applied and were met. */
  rules: number;
  findings: readonly string[];
}

export interface StoryText {
  /** The story as its author wrote it. */
  source: string;
  /** Source text of every argument; absent for stories that render themselves. */
  args?: Readonly<Record<string, string>>;
}

/** The modules of an app or a package that take the component. */
export interface Use {
  app: string;
  /** Where its modules stand, from the project's root. */
  folder: string;
  /** From there. */
  files: readonly string[];
}

/** One version of the pattern library: what is new for whoever builds with it. */
export interface Release {
  version: string;
  day: string;
  changes: readonly string[];
}

/** Everything else about one file of stories, loaded with it. */
export interface PatternAbout {
  component?: string;
  /** What to write at the head of a file that takes it; absent for what nobody takes by itself. */
  imports?: string;
  /** Of the light parts, which also stand on pages without React. */
  plain: boolean;
  uses: readonly Use[];
  guide: Guide;
  /** Names of the entries that name this one or are named by it. */
  related: readonly string[];
  /** What the changelog says of it. */
  releases: readonly Release[];
  tables: readonly PropTable[];
  stories: Readonly<Record<string, StoryText>>;
  audits: Readonly<Record<string, Audit>>;
  auditedWith: string;
}
