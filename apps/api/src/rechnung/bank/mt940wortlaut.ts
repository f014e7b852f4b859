import type { Bankteil } from '@kehrtour/domain/bankauszug/bankposten';

/** Letters that a part of the purpose holds; one that is filled goes on in the next, in the middle of a word. */
const TEIL_VOLL = 27;
/** Words that banks put before the pieces of a SEPA payment. */
const WORTE = [
  'EREF',
  'KREF',
  'MREF',
  'CRED',
  'DEBT',
  'COAM',
  'OAMT',
  'SVWZ',
  'ABWA',
  'ABWE',
  'PURP',
  'IBAN',
  'BIC',
];
const OHNE_AUSSAGE = /^(not ?provided|non ?ref)?$/i;

/** Who is on the other side, and what for, from field 86 as German banks write it, or as it stands where they write otherwise. */
export function mt940Wortlaut(feld: string, zusatz: string): Pick<Bankteil, 'name' | 'zweck'> {
  const trenner = /^\d{3}([^\sA-Za-z0-9])/.exec(feld)?.[1];
  if (trenner === undefined) return { name: '', zweck: rein(`${feld} ${zusatz}`) };
  const teile = teileAus(feld.slice(3).replaceAll('\n', ''), trenner);
  const inReihe = (von: number, bis: number): string[] =>
    teile.filter(({ nummer }) => nummer >= von && nummer <= bis).map(({ text }) => text);
  const zweck = zweckAus([...inReihe(20, 29), ...inReihe(60, 63)]);
  return {
    name: rein(inReihe(32, 33).join('')),
    zweck: zweck === '' ? rein(`${inReihe(0, 0).join('')} ${zusatz}`) : zweck,
  };
}

function teileAus(feld: string, trenner: string): { nummer: number; text: string }[] {
  return feld.split(trenner).flatMap((teil) => {
    const [, nummer] = /^(\d\d)/.exec(teil) ?? [];
    return nummer === undefined ? [] : [{ nummer: Number(nummer), text: teil.slice(2) }];
  });
}

/** What the payer wrote first, then the number that goes from end to end; all of it where no piece has a word before it. */
function zweckAus(teile: readonly string[]): string {
  const stuecke: { wort: string; text: string; voll: boolean }[] = [{ wort: '', text: '', voll: true }];
  for (const teil of teile) {
    const wort = WORTE.find((eines) => teil.startsWith(`${eines}+`));
    const letztes = stuecke.at(-1);
    const voll = teil.length >= TEIL_VOLL;
    if (wort !== undefined) stuecke.push({ wort, text: teil.slice(wort.length + 1), voll });
    else if (letztes) {
      letztes.text += `${letztes.voll ? '' : ' '}${teil}`;
      letztes.voll = voll;
    }
  }
  const von = (wort: string): string[] =>
    stuecke.flatMap((eines) => (eines.wort === wort ? [rein(eines.text)] : []));
  return [...von(''), ...von('SVWZ'), ...von('EREF')].filter((text) => !OHNE_AUSSAGE.test(text)).join(' ');
}

const rein = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
