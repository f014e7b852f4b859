/** Roots that people build long passwords of; every password that is little more than one of them repeated is refused. */
const WURZELN = [
  'passwort',
  'password',
  'schornsteinfeger',
  'kaminkehrer',
  'kaminfeger',
  'schornstein',
  'kehrtour',
  'kehrbezirk',
  'feuerstaettenschau',
  'willkommen',
  'geheim',
  'hallo',
  'deutschland',
  'qwertz',
  'qwertzuiop',
  'qwerty',
  'asdfgh',
  'yxcvbnm',
  'letmein',
  'iloveyou',
  'ichliebedich',
  'sommer',
  'winter',
  'herbst',
  'fruehling',
  'januar',
  'februar',
  'dezember',
  'fussball',
  'schalke',
  'bayern',
  'dortmund',
  'admin',
  'administrator',
  'master',
  'schatz',
  'sonnenschein',
  'computer',
  'internet',
  'michael',
  'thomas',
  'stefan',
  'andreas',
  'alexander',
  'daniel',
  'princess',
  'dragon',
  'superman',
  'gluecksbringer',
  'glueck',
];
const ENDEN = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '!',
  '!!',
  '1!',
  '123!',
  ...Array.from({ length: 17 }, (_, index) => String(2012 + index)),
];

let list: ReadonlySet<string> | undefined;

/** Lower-case passwords that satisfy the length rule and are nevertheless the first ones to be tried; some 4,000. */
export function verbreitetePasswoerter(): ReadonlySet<string> {
  if (list) return list;
  const all = new Set([
    '123456789012345',
    '1234567890123456',
    '111111111111111',
    '000000000000000',
    'abcdefghijklmnop',
    'aaaaaaaaaaaaaaa',
    'qwertzuiopasdfgh',
    'qwertyuiopasdfgh',
    'qwertzuiopasdfghjkl',
    '1q2w3e4r5t6z7u8i',
  ]);
  for (const a of WURZELN) {
    for (const ende of ENDEN) {
      for (const wort of [
        a + ende,
        a + a + ende,
        `${a}${ende}${a}${ende}`,
        `mein${a}${ende}`,
        `dasist${a}${ende}`,
      ])
        if (wort.length >= 15) all.add(wort);
    }
  }
  list = all;
  return list;
}
