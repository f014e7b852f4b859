import { networksAround } from '@kehrtour/addresses/networkOf';
import { passtUnbestaetigterPlatz } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { netzschluessel } from '@kehrtour/domain/liegenschaft/kontaktschluessel';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';
import {
  angeboteneTage,
  type Besuchsart,
  kostetPlatz,
  laesstGenugUebrig,
  type Rest,
  restNach,
  zuVielOffen,
} from '@kehrtour/domain/zeiten/restangebot';

import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import type { Angebot } from '../angebot/angebot.ts';
import type { Buchungswunsch } from '../angebot/wunsch.ts';
import { grenzeRefused } from '../grenze/grenze.grund.ts';
import { offenePlaetze } from '../grenze/grenze.store.ts';
import { summeOffener } from './offenerAnteil.store.ts';
import type { Absender } from './reservierung.store.ts';

export function absenderVon(ctx: Ctx): Absender {
  const salz = ctx.deps.secrets.derive('absender', 16).toString('hex');
  const weiteres = netzschluessel(ctx.adresse);
  const netze = networksAround(ctx.adresse).map(({ network }) => network);
  const [anschluss, ...weitere] = [...new Set([ctx.adresse, ...netze, weiteres])].map((netz) =>
    hashToken(`${salz}/${netz}`),
  );
  return { anschluss: anschluss ?? hashToken(salz), weitere };
}

/** How many kinds of visits are enough to tell how a day is used: a company with more of them has nearly all lengths among these. */
const BESUCHE_MAX = 12;

type Frage = {
  readonly wunsch: Pick<Buchungswunsch, 'mitCode' | 'gebietId'>;
  readonly absender: Absender;
  /** The whole horizon, as it was when the question came: what is left to offer there. */
  readonly ganzes: Pick<Angebot, 'grundlage'>;
  readonly jetzt: Date;
};

/** `anteil`: what the time costs, in days of one person; null: whoever takes it is known, and nothing is counted. */
export type Anteil = { readonly art: 'passt'; readonly anteil: number | null } | { readonly art: 'zuviel' };

/**
 * The bound that no number of addresses gets around: what nobody has confirmed, holds and bookings alike, takes a part of
 * every person's day, of what one network asks for, and of all that is left to offer. Under the lock of that person, with
 * what was read under it. More than a network or all together may keep is `zuviel`: such a booking is noted where the
 * company has mails confirmed.
 * @throws Refused 'buchung.zu-viele-unbestaetigte' where another day helps, or where nothing can be noted
 */
export async function verlangeAnteil(
  tx: Tx,
  { stamm, regeln, grundlage }: Pick<Angebot, 'stamm' | 'regeln' | 'grundlage'>,
  zeit: Moeglichkeit,
  { wunsch, absender, ganzes, jetzt }: Frage,
): Promise<Anteil> {
  if (wunsch.mitCode) return { art: 'passt', anteil: null };
  const besuche = besucheVon(stamm.taetigkeiten);
  const { passt, kostet } =
    zeit.art === 'platz'
      ? {
          passt: passtUnbestaetigterPlatz(regeln.plaetzeJeHalbtag, await offenePlaetze(tx, zeit, jetzt)),
          kostet: kostetPlatz(regeln.plaetzeJeHalbtag),
        }
      : tagesanteil(restNach(grundlage, zeit, { besuche, gebietId: wunsch.gebietId }));
  if (!passt) throw grenzeRefused('tag-voller-unbestaetigter', stamm.telefon);
  const offen = await summeOffener(tx, absender, jetzt);
  const zuviel = zuVielOffen(offen, kostet, angeboteneTage(ganzes.grundlage, besuche));
  if (zuviel === undefined) return { art: 'passt', anteil: kostet };
  if (regeln.bestaetigenMinuten === null) throw grenzeRefused('zu-viel-gehalten', stamm.telefon);
  return { art: 'zuviel' };
}

const tagesanteil = (rest: Rest) => ({ passt: laesstGenugUebrig(rest), kostet: rest.kostet });

/** Every length of work that can be booked, once. */
function besucheVon(taetigkeiten: readonly BuchbareRow[]): Besuchsart[] {
  const arten = taetigkeiten.map(({ dauer_minuten, qualifikation, buchung }) => ({
    dauerMinuten: buchung.dauerMinuten ?? dauer_minuten,
    qualifikation,
  }));
  const je = new Map(arten.map((art) => [`${art.dauerMinuten}/${art.qualifikation}`, art]));
  return [...je.values()].slice(0, BESUCHE_MAX);
}
