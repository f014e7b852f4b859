const ofTheServer = /^apps\/api\/src\/.*\.ts$/;
/** Where sentences for people stand beside their codes, and what puts both together. */
const home = /\.(grund|test)\.ts$|\/platform\/refus(ed|ing)\.ts$/;
/** Words of its own in a refusal: a sentence, or a constant that holds one; a field's sentence as well. */
const ownWords =
  /\bamFeld\(|new Refused\((?:[^()]|\([^()]*\))*?\b(?:detail|text):\s*(?:['"`]|[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b)/;

/** Files that refuse with a sentence of their own instead of a reason of their concept's table. */
export const looseSentences = (files: readonly string[], read: (file: string) => string): string[] =>
  files.filter((file) => ofTheServer.test(file) && !home.test(file) && ownWords.test(read(file)));
