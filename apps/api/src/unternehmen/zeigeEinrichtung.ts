import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { einrichtungHolen, Einrichtungsschritt } from '@kehrtour/contract/unternehmen';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { countEinrichtung, type EinrichtungRow } from './unternehmen.store.ts';

type Schritt = AnswerOf<typeof einrichtungHolen>['schritte'][number];

/** The task list of the planner's set-up. */
export async function zeigeEinrichtung(ctx: StaffCtx): Promise<AnswerOf<typeof einrichtungHolen>> {
  return ctx.transaction(async (tx) => ({ schritte: schritteAus(await countEinrichtung(tx)) }));
}

/** Steps without which no round can be planned, in their order: the guard sends to the first. */
export async function offeneEinrichtung(tx: Tx): Promise<Einrichtungsschritt[]> {
  return schritteAus(await countEinrichtung(tx))
    .filter(({ stand }) => stand === 'noetig')
    .map(({ schritt }) => schritt);
}

const zahl = new Intl.NumberFormat('de-DE');
const anzahl = (n: number, eins: string, viele: string): string =>
  `${zahl.format(n)} ${n === 1 ? eins : viele}`;

/**
 * In the order in which a new company goes: its address is where rounds begin, its map finds the houses of the import. Catalogue
 * and words have defaults that work; customers and drivers nobody can make up.
 */
export function schritteAus(row: EinrichtungRow): Schritt[] {
  return [
    row.kontakt
      ? schritt(
          'kontaktdaten',
          'erledigt',
          'Anschrift und Telefon stehen auf Ihren Terminzetteln. Dort beginnen auch Ihre Touren.',
        )
      : schritt(
          'kontaktdaten',
          'empfohlen',
          'Auf Ihren Terminzetteln fehlen noch Anschrift oder Telefon. An der Anschrift beginnen Ihre Touren.',
        ),
    row.karte === null
      ? schritt(
          'karte',
          'empfohlen',
          'Ein Kartenauszug findet jedes Haus und rechnet Wege über Straßen. Es gibt ihn kostenlos bei download.geofabrik.de.',
        )
      : schritt('karte', 'erledigt', `${row.karte} ist eingelesen.`),
    kundendaten(row),
    row.fahrer > 0
      ? schritt(
          'mitarbeiter',
          'erledigt',
          `${anzahl(row.fahrer, 'Person fährt', 'Personen fahren')} Kehrtouren.`,
        )
      : schritt('mitarbeiter', 'noetig', 'Noch niemand mit Arbeitszeiten fährt Kehrtouren.'),
    row.kehrtouren > 0
      ? schritt(
          'kehrtour',
          'erledigt',
          `${anzahl(row.kehrtouren, 'Kehrtour ist', 'Kehrtouren sind')} geplant.`,
        )
      : schritt(
          'kehrtour',
          'empfohlen',
          row.liegenschaften > 0 && row.fahrer > 0
            ? 'Straße wählen, Tag wählen, rechnen lassen.'
            : 'Geht, sobald Kundendaten und Mitarbeitende da sind.',
        ),
    row.taetigkeiten > 0
      ? schritt(
          'dienstleistungen',
          'erledigt',
          `${anzahl(row.taetigkeiten, 'Tätigkeit', 'Tätigkeiten')}, davon ${zahl.format(row.hoheitlich)} hoheitlich.`,
        )
      : schritt('dienstleistungen', 'empfohlen', 'Alle Tätigkeiten sind abgeschaltet.'),
    row.zettel
      ? schritt('terminzettel', 'erledigt', 'Ihre eigenen Texte gelten.')
      : schritt('terminzettel', 'empfohlen', 'Es gelten die üblichen Texte. Lesen Sie sie einmal durch.'),
  ];
}

/** Invented houses let one plan; they are none of the company's. */
function kundendaten({ liegenschaften, erfundene }: EinrichtungRow): Schritt {
  const eigene = liegenschaften - erfundene;
  if (eigene > 0)
    return schritt(
      'kundendaten',
      'erledigt',
      `${anzahl(eigene, 'Liegenschaft ist', 'Liegenschaften sind')} da.`,
    );
  return erfundene > 0
    ? schritt(
        'kundendaten',
        'empfohlen',
        `${anzahl(erfundene, 'erfundene Liegenschaft ist', 'erfundene Liegenschaften sind')} zum Ausprobieren da. Ihre eigenen fehlen noch.`,
      )
    : schritt('kundendaten', 'noetig', 'Es ist noch keine Liegenschaft da.');
}

function schritt(name: Einrichtungsschritt, stand: Schritt['stand'], hinweis: string): Schritt {
  return { schritt: name, stand, hinweis };
}
