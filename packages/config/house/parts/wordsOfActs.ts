import path from 'node:path';

/** Where names are of the trade, but for what a vendor calls its own; planner, ui, shell and the other packages are wholly English. */
const ofTheTrade =
  /^(apps\/(admin|api|booking|marketing|portal)|packages\/(contract|domain))\/src\/(?!platform\/|shared\/map\/|ankuendigung\/kanal\/briefdienst\/pingen)/;
const notProduction = /[.](test|stories)[.]tsx?$/;

/** What a type, a table or the props of a part name: it is read as often as what is exported. */
const member = /^\s+(?:readonly )?'?([a-zA-Z][\w-]*)'?\??:/gm;
const exported = /^export (?:async )?(?:function|const|class|interface|type) ([a-zA-Z]\w*)/gm;
/** One word per act, as the office says it. What it is not called is looked for in names taken apart: `lage zur frist`. */
const WORDS: readonly { not: RegExp; instead: string }[] = [
  // What somebody sees in the address of a page or as the state of an old row is not asked.
  { not: /\b(verschieb(?!en$)|verschob(?!en$)|umzug|umzieh|schreibe um\b)|^move\b/, instead: 'verlege' },
  // A browser cancels a press.
  { not: /\b(storn|(?<!^on )(?<!pointer )cancel)/, instead: 'sage ab' },
  // A document is made, and says when.
  {
    not: /\b(erstell(?!t[_ ]am)|create|fuege( \w+)* hinzu|hinzufueg)/,
    instead: 'lege an (im Store: insert)',
  },
  { not: /\b(bearbeit|editier)/, instead: 'aendere' },
  { not: /\b(entferne|entfernen)\b/, instead: 'loesche' },
  { not: /\bakzeptier/, instead: 'nimm an' },
  // Who refuses to open the door refuses Zutritt, as the law says it.
  { not: /\b(verweiger(?!t$)|weise( \w+)* zurueck)/, instead: 'lehne ab' },
  // What is read is `gelesen`, the act is an imperative as every other one; `lesart` and `lesekosten` are things.
  { not: /\blese\b/, instead: 'lies' },
  { not: /\bweiss nicht\b/, instead: 'unsicher' },
  // The product's words have a plural of their own; codes of refusals are on the wire, and a contour is none.
  { not: /(?<!kehr|con|auf-)tour(?!s$)/, instead: 'kehrtour' },
  {
    not: /\w(?<!grund|ab|an|vor|haus|sch|vil)lage\b|\blage (zu|der|des)/,
    instead: 'was sie ist; Lage ist ein Ort auf der Karte',
  },
];

/** A store says its acts as SQL does; `loesche` and `zaehle` are what a verb of the office is called. */
const IN_STORES: typeof WORDS = [
  { not: /^zaehle\b/, instead: 'count' },
  { not: /^loesche\b/, instead: 'delete' },
];

/** Exported names and names of files that call an act otherwise than the rest of the house does. */
export function wordsOfActs(
  files: readonly string[],
  read: (file: string) => string,
): { file: string; name: string; instead: string }[] {
  return files
    .filter((file) => ofTheTrade.test(file) && !notProduction.test(file))
    .flatMap((file) => {
      const text = read(file);
      const names = [...text.matchAll(exported), ...text.matchAll(member)].map(([, name = '']) => name);
      const all = new Set([path.basename(file).split('.')[0] ?? '', ...names]);
      const words = file.endsWith('.store.ts') ? [...WORDS, ...IN_STORES] : WORDS;
      return [...all].flatMap((name) =>
        words.filter(({ not }) => not.test(takenApart(name))).map(({ instead }) => ({ file, name, instead })),
      );
    });
}

const takenApart = (name: string): string => name.replaceAll(/(?<=.)(?=[A-Z])/g, ' ').toLowerCase();
