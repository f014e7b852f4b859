const SATZENDE = /[.!?…]["”“»«)]?$/u;

/** What somebody typed as a reason, as a sentence among others: with a capital at its begin and a full stop at its end. */
export function alsSatz(text: string): string {
  const worte = text.trim();
  if (worte === '') return '';
  const satz = `${worte.slice(0, 1).toLocaleUpperCase('de')}${worte.slice(1)}`;
  return SATZENDE.test(satz) ? satz : `${satz.replace(/[,;:]$/u, '')}.`;
}
