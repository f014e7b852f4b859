import { formatAufzaehlung, formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import { listVerloreneTage, type VerlorenerTagRow } from '../../mitarbeiter/verloreneStunden.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ladeRuhetage } from '../../schliesstag/ruhetage.ts';
import { feiertagDort } from '../../unternehmen/feiertagDort.ts';
import { anschriftVon } from '../empfang/empfang.ts';
import {
  type AbwesenheitskonfliktRow,
  type AusgeschiedenerRow,
  listAbwesenheitskonflikte,
  listAusgeschiedene,
  listKehrtourkonflikte,
  type KehrtourkonfliktRow,
  countOhneOrt,
} from './konflikt.store.ts';
import type { Ankuendigungsgrundlage } from './ladeAnkuendigung.ts';

/**
 * What speaks against these days although the plan was right when it was made: somebody left, is away or has lost these hours by
 * now, the company is closed, it is a holiday, or another round wants the same person or the same house.
 */
export async function ladeKonflikte(
  ctx: TenantCtx,
  tx: Tx,
  { kehrtour, empfaenge, rahmen }: Ankuendigungsgrundlage,
): Promise<string[]> {
  const halte = new Map(empfaenge.map(({ halt }) => [halt.halt_id, halt.tag]));
  const jeTag = (tag: Tag): number => [...halte.values()].filter((anderer) => anderer === tag).length;
  const ruhetage = await ladeRuhetage(ctx, tx, rahmen.absender, [...new Set(halte.values())]);
  return [
    ...(await listAusgeschiedene(tx, kehrtour.id)).map(ausgeschieden),
    ...(await listAbwesenheitskonflikte(tx, kehrtour.id)).map(abwesend),
    ...(await listVerloreneTage(tx, kehrtour.id)).map(ohneStunden),
    ...ruhetage.map(
      ({ tag, name }) => `${formatTagLang(tag)} ist ${name}: ${liegen(jeTag(tag))} an diesem Tag.`,
    ),
    ...feiertageDort(empfaenge, rahmen.absender),
    ...(await listKehrtourkonflikte(tx, kehrtour.id)).map(doppelt),
    ...ohneOrt(await countOhneOrt(tx, kehrtour.id)),
  ];
}

/** Houses that are named in a sentence. */
const GENANNT_MAX = 5;

/** Days that are a holiday at some of the houses and none at the company's seat. */
function feiertageDort(
  empfaenge: Ankuendigungsgrundlage['empfaenge'],
  absender: Ankuendigungsgrundlage['rahmen']['absender'],
): string[] {
  const jeHalt = new Map(empfaenge.map((empfang) => [empfang.halt.halt_id, empfang]));
  const besuche = [...jeHalt.values()].flatMap((empfang) => {
    const feiertag = feiertagDort(empfang.halt, absender, empfang.halt.tag);
    return feiertag ? [{ feiertag, anschrift: anschriftVon(empfang) }] : [];
  });
  return [...Map.groupBy(besuche, ({ feiertag }) => `${feiertag.tag} ${feiertag.name}`).values()].flatMap(
    (gruppe) => {
      const [erster] = gruppe;
      if (!erster) return [];
      const { tag, name } = erster.feiertag;
      const wo = formatAufzaehlung(gruppe.slice(0, GENANNT_MAX).map(({ anschrift }) => anschrift));
      return [
        `${formatTagLang(tag)} ist dort Feiertag (${name}): ${wo}${gruppe.length > GENANNT_MAX ? ' und weitere' : ''}.`,
      ];
    },
  );
}

const liegen = (anzahl: number): string =>
  anzahl === 1 ? 'ein Halt liegt' : `${formatMenge(anzahl, 'Halt', 'Halte')} liegen`;

const ausgeschieden = ({ mitarbeiter, halte }: AusgeschiedenerRow): string =>
  `${mitarbeiter} gehört nicht mehr zum Betrieb, und ${liegen(halte)} noch dort. So lässt sich die Kehrtour nicht ankündigen: Rechnen Sie sie neu.`;

const abwesend = ({ mitarbeiter, tag, halte }: AbwesenheitskonfliktRow): string =>
  `${mitarbeiter} ist am ${formatTagLang(tag)} abwesend gemeldet, und ${liegen(halte)} in dieser Zeit. So lässt sich die Kehrtour nicht ankündigen: Planen Sie sie neu, oder nehmen Sie die Abwesenheit zurück.`;

const ohneStunden = ({ mitarbeiter, tag, halte }: VerlorenerTagRow): string =>
  `${mitarbeiter} arbeitet am ${formatTagLang(tag)} nach der neuen Arbeitswoche nicht zu den geplanten Stunden, und ${liegen(halte)} in dieser Zeit. Rechnen Sie neu, oder klären Sie vorher, dass die Stunden gelten.`;

const ohneOrt = (anzahl: number): string[] =>
  anzahl === 0
    ? []
    : [
        `${formatMenge(anzahl, 'Halt ist', 'Halte sind')} nicht auf der Karte gefunden: Für den Weg dorthin ist keine Zeit gerechnet, und die Zeitfenster können zu früh liegen. Setzen Sie die Lage bei den Liegenschaften, und rechnen Sie neu.`,
      ];

function doppelt({ mitarbeiter, kehrtour, tag, von, bis, anschrift }: KehrtourkonfliktRow): string {
  const zeit = `am ${formatTagLang(tag)} von ${ortszeitAus(von).uhrzeit} bis ${ortszeitAus(bis).uhrzeit} Uhr`;
  return anschrift === null
    ? `${mitarbeiter} ist ${zeit} auch in „${kehrtour}“ eingeplant.`
    : `${anschrift} steht auch in „${kehrtour}“: ${mitarbeiter} kommt dort ${zeit}.`;
}
