import { istTag } from '@kehrtour/domain/tag';

import type { Knoten } from '../beleg/xml.ts';

type Text = (wert: string) => boolean;
/** An element of a sequence: its name, how often it stands there, and what is in it. */
type Glied = readonly [name: string, oft: '1' | '?' | '+', inhalt: Text | readonly Glied[]];

const zeichen =
  (max: number): Text =>
  (wert) =>
    wert.length > 0 && Array.from(wert).length <= max;
const muster =
  (regel: RegExp): Text =>
  (wert) =>
    regel.test(wert);
/** Amounts of euros: more than nothing, and no finer than a cent. */
const BETRAG = muster(/^(?!0+(\.0+)?$)\d{1,16}(\.\d{1,2})?$/);
const ANZAHL = muster(/^[0-9]{1,15}$/);
const ZEITPUNKT: Text = (wert) =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.test(wert) &&
  istTag(wert.slice(0, 10));
const IBAN = muster(/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/);
const BIC = muster(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
const KONTO: readonly Glied[] = [['Id', '1', [['IBAN', '1', IBAN]]]];

/**
 * The facts of the schema of pain.008.001.08 that concern a file of ours: its elements in their order, how often, and what may stand
 * in them. What the schema knows and we never write is none of them; what it lets be left out and we always write must be there.
 */
const DOKUMENT: Glied = [
  'Document',
  '1',
  [
    [
      'CstmrDrctDbtInitn',
      '1',
      [
        [
          'GrpHdr',
          '1',
          [
            ['MsgId', '1', zeichen(35)],
            ['CreDtTm', '1', ZEITPUNKT],
            ['NbOfTxs', '1', ANZAHL],
            ['CtrlSum', '1', BETRAG],
            ['InitgPty', '1', [['Nm', '1', zeichen(140)]]],
          ],
        ],
        [
          'PmtInf',
          '+',
          [
            ['PmtInfId', '1', zeichen(35)],
            ['PmtMtd', '1', muster(/^DD$/)],
            ['NbOfTxs', '1', ANZAHL],
            ['CtrlSum', '1', BETRAG],
            [
              'PmtTpInf',
              '1',
              [
                ['SvcLvl', '1', [['Cd', '1', muster(/^SEPA$/)]]],
                ['LclInstrm', '1', [['Cd', '1', muster(/^CORE$/)]]],
                ['SeqTp', '1', muster(/^(FRST|RCUR|FNAL|OOFF|RPRE)$/)],
              ],
            ],
            ['ReqdColltnDt', '1', istTag],
            ['Cdtr', '1', [['Nm', '1', zeichen(140)]]],
            ['CdtrAcct', '1', KONTO],
            ['CdtrAgt', '1', [['FinInstnId', '1', [['BICFI', '1', BIC]]]]],
            ['ChrgBr', '1', muster(/^SLEV$/)],
            [
              'CdtrSchmeId',
              '1',
              [
                [
                  'Id',
                  '1',
                  [
                    [
                      'PrvtId',
                      '1',
                      [
                        [
                          'Othr',
                          '1',
                          [
                            ['Id', '1', zeichen(35)],
                            ['SchmeNm', '1', [['Prtry', '1', zeichen(35)]]],
                          ],
                        ],
                      ],
                    ],
                  ],
                ],
              ],
            ],
            [
              'DrctDbtTxInf',
              '+',
              [
                ['PmtId', '1', [['EndToEndId', '1', zeichen(35)]]],
                ['InstdAmt', '1', BETRAG],
                [
                  'DrctDbtTx',
                  '1',
                  [
                    [
                      'MndtRltdInf',
                      '1',
                      [
                        ['MndtId', '1', zeichen(35)],
                        ['DtOfSgntr', '1', istTag],
                      ],
                    ],
                  ],
                ],
                ['DbtrAgt', '1', [['FinInstnId', '1', [['Othr', '1', [['Id', '1', zeichen(35)]]]]]]],
                [
                  'Dbtr',
                  '1',
                  [
                    ['Nm', '1', zeichen(140)],
                    [
                      'PstlAdr',
                      '?',
                      [
                        ['StrtNm', '?', zeichen(70)],
                        ['PstCd', '?', zeichen(16)],
                        ['TwnNm', '?', zeichen(35)],
                        ['Ctry', '1', muster(/^[A-Z]{2}$/)],
                      ],
                    ],
                  ],
                ],
                ['DbtrAcct', '1', KONTO],
                ['RmtInf', '1', [['Ustrd', '1', zeichen(140)]]],
              ],
            ],
          ],
        ],
      ],
    ],
  ],
];

const NAMENSRAUM = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08';
/** The attributes of each element, with all of their values. */
const ATTRIBUTE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Document: { xmlns: NAMENSRAUM },
  InstdAmt: { Ccy: 'EUR' },
};

/** Where a file of debits does not keep to the schema: the way to the place; undefined where it does. */
export function schemaFehler(wurzel: Knoten): string | undefined {
  return wurzel.name === DOKUMENT[0] ? fehlerIn(wurzel, DOKUMENT, wurzel.name) : wurzel.name;
}

function fehlerIn(knoten: Knoten, [name, , inhalt]: Glied, wo: string): string | undefined {
  const soll = Object.entries(ATTRIBUTE[name] ?? {});
  const ist = Object.entries(knoten.attribute);
  if (ist.length !== soll.length || soll.some(([wort, wert]) => knoten.attribute[wort] !== wert))
    return `${wo}/@`;
  if (typeof inhalt === 'function')
    return typeof knoten.inhalt === 'string' && inhalt(knoten.inhalt) ? undefined : wo;
  return typeof knoten.inhalt === 'string' ? wo : reihenfehler(knoten.inhalt, inhalt, wo);
}

/** Each element in its turn, as often as it may stand there, and nothing behind the last. */
function reihenfehler(kinder: readonly Knoten[], glieder: readonly Glied[], wo: string): string | undefined {
  let stelle = 0;
  for (const glied of glieder) {
    const [name, oft] = glied;
    const ab = kinder.slice(stelle).findIndex((kind) => kind.name !== name);
    const gleiche = ab < 0 ? kinder.length - stelle : ab;
    const anzahl = oft === '+' ? gleiche : Math.min(gleiche, 1);
    if (anzahl === 0 && oft !== '?') return `${wo}/${name}`;
    for (const kind of kinder.slice(stelle, stelle + anzahl)) {
      const fehler = fehlerIn(kind, glied, `${wo}/${name}`);
      if (fehler !== undefined) return fehler;
    }
    stelle += anzahl;
  }
  const zuviel = kinder[stelle];
  return zuviel === undefined ? undefined : `${wo}/${zuviel.name}`;
}
