import { istImEwr } from '@kehrtour/domain/kennung/iban';
import type { Tag } from '@kehrtour/domain/tag';
import { product } from '@kehrtour/domain/text/product';

import { betrag } from '../beleg/baueCii.ts';
import { element as el, type Knoten, xmlAus } from '../beleg/xml.ts';
import { bankwort } from './bankwort.ts';

export type Lastschrift = {
  nummer: string;
  cent: number;
  am: Tag;
  mandat: {
    referenz: string;
    erteiltAm: Tag;
    kontoinhaber: string;
    iban: string;
    /** Whose account it is, and where they are at home. */
    betrieb: string;
    anschrift: { strasse: string; plz: string; ort: string };
  };
};

/** Direct debits as banks take them: ISO 20022 pain.008.001.08, one group for each day on which is debited. */
export const baueLastschriftdatei = (
  datei: string,
  erstelltAm: Date,
  lastschriften: readonly Lastschrift[],
): string => xmlAus(lastschriftbaum(datei, erstelltAm, lastschriften));

/** The same before it is written, to be held against the schema. */
export function lastschriftbaum(
  datei: string,
  erstelltAm: Date,
  lastschriften: readonly Lastschrift[],
): Knoten {
  const tage = [...Map.groupBy(lastschriften, ({ am }) => am)];
  return el(
    'Document',
    [
      el('CstmrDrctDbtInitn', [
        el('GrpHdr', [
          el('MsgId', datei),
          el('CreDtTm', `${erstelltAm.toISOString().slice(0, 19)}Z`),
          ...anzahlUndSumme(lastschriften),
          el('InitgPty', [el('Nm', name(product.operator.name))]),
        ]),
        ...tage.map(([am, einige]) => gruppe(datei, am, einige)),
      ]),
    ],
    { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08' },
  );
}

const anzahlUndSumme = (einige: readonly Lastschrift[]): Knoten[] => [
  el('NbOfTxs', String(einige.length)),
  el('CtrlSum', betrag(einige.reduce((summe, { cent }) => summe + cent, 0))),
];

function gruppe(datei: string, am: Tag, einige: readonly Lastschrift[]): Knoten {
  const { operator } = product;
  return el('PmtInf', [
    el('PmtInfId', `${datei}-${am.replaceAll('-', '')}`),
    el('PmtMtd', 'DD'),
    ...anzahlUndSumme(einige),
    el('PmtTpInf', [
      el('SvcLvl', [el('Cd', 'SEPA')]),
      el('LclInstrm', [el('Cd', 'CORE')]),
      el('SeqTp', 'RCUR'),
    ]),
    el('ReqdColltnDt', am),
    el('Cdtr', [el('Nm', name(operator.name))]),
    el('CdtrAcct', [el('Id', [el('IBAN', operator.iban)])]),
    el('CdtrAgt', [el('FinInstnId', [el('BICFI', operator.bic)])]),
    el('ChrgBr', 'SLEV'),
    el('CdtrSchmeId', [
      el('Id', [
        el('PrvtId', [el('Othr', [el('Id', operator.creditorId), el('SchmeNm', [el('Prtry', 'SEPA')])])]),
      ]),
    ]),
    ...einige.map(buchung),
  ]);
}

const buchung = ({ nummer, cent, mandat }: Lastschrift): Knoten =>
  el('DrctDbtTxInf', [
    el('PmtId', [el('EndToEndId', nummer)]),
    el('InstdAmt', betrag(cent), { Ccy: 'EUR' }),
    el('DrctDbtTx', [el('MndtRltdInf', [el('MndtId', mandat.referenz), el('DtOfSgntr', mandat.erteiltAm)])]),
    el('DbtrAgt', [el('FinInstnId', [el('Othr', [el('Id', 'NOTPROVIDED')])])]),
    el('Dbtr', [el('Nm', name(mandat.kontoinhaber, mandat.betrieb)), ...anschrift(mandat)]),
    el('DbtrAcct', [el('Id', [el('IBAN', mandat.iban)])]),
    el('RmtInf', [el('Ustrd', `Rechnung ${nummer}`)]),
  ]);

/** `Nm` holds so many letters in the SEPA schemes. */
const NAME_MAX = 70;
/** A name that is all signs is still somebody's account: the company's own name stands there, or what it is. */
const name = (...texte: readonly string[]): string =>
  texte.map((text) => bankwort(text, NAME_MAX)).find((wort) => wort !== '') ?? 'Kontoinhaber';

/** Banks outside of the European Economic Area want to know where who pays is at home (EPC130-08, AT-09). */
function anschrift({ iban, anschrift: { strasse, plz, ort } }: Lastschrift['mandat']): Knoten[] {
  if (istImEwr(iban)) return [];
  return [
    el('PstlAdr', [
      ...teil('StrtNm', bankwort(strasse, 70)),
      ...teil('PstCd', bankwort(plz, 16)),
      ...teil('TwnNm', bankwort(ort, 35)),
      el('Ctry', 'DE'),
    ]),
  ];
}
const teil = (wie: string, wort: string): Knoten[] => (wort === '' ? [] : [el(wie, wort)]);
