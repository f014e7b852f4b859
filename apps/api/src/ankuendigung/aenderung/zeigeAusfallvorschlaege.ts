import type { ausfallvorschlaegeHolen, Ausfallvorschlagpreis } from '@kehrtour/contract/ausfallvorschlag';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { zusagenpreis } from '@kehrtour/domain/planung/aenderung';
import { darf } from '@kehrtour/domain/rolle';

import type { PlanMeta } from '../../planung/planung.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { grundDesAusfalls } from './grundDesAusfalls.ts';
import { jeKanal, kenntnisnahmen } from './kenntnisnahmen.ts';
import { type GeladenerUnterschied, ladeUnterschied } from './ladeUnterschied.ts';
import { wechselzeilen } from './zeigeAenderung.ts';
import { listNamen } from './zusage.store.ts';

/** What each way to go on without somebody costs in promises, that which disturbs fewest first. */
export async function zeigeAusfallvorschlaege(
  ctx: StaffCtx,
  kehrtourId: string,
): Promise<AnswerOf<typeof ausfallvorschlaegeHolen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const wartend = await ladeUnterschied(ctx, tx, kehrtourId);
    const namen = new Map((await listNamen(tx)).map(({ id, name }) => [id, name]));
    const name = (id: string | null): string => namen.get(id ?? '') ?? '';
    const vorschlaege: Ausfallvorschlagpreis[] = [];
    for (const statt of wartend.aenderung.vorschlaege) {
      const gewaehlt = statt.art === wartend.aenderung.vorschlag;
      // oxlint-disable-next-line no-await-in-loop
      const geladen = gewaehlt ? wartend : await ladeUnterschied(ctx, tx, kehrtourId, { statt });
      // oxlint-disable-next-line no-await-in-loop
      const zurKenntnis = await kenntnisnahmen(tx, geladen);
      vorschlaege.push({ art: statt.art, gewaehlt, zurKenntnis, ...preisVon(geladen, name) });
    }
    const { version, ursache } = wartend.aenderung;
    return {
      version,
      vorschlaege,
      geschlossen: ursache === 'schliesstag' || ursache === 'feiertag',
      grund: await grundDesAusfalls(tx, kehrtourId, wartend.aenderung),
    };
  });
}

function preisVon(
  geladen: GeladenerUnterschied,
  name: (id: string | null) => string,
): Omit<Ausfallvorschlagpreis, 'art' | 'gewaehlt' | 'zurKenntnis'> {
  const { unterschied, kehrtour, aenderung } = geladen;
  const wechsel = wechselzeilen(geladen, name);
  const fahrtMinuten = minutenFahrt(aenderung.plan);
  const leute = ({ schichten }: PlanMeta): string[] => schichten.map(({ mitarbeiterId }) => mitarbeiterId);
  const bisher = kehrtour.plan ?? { schichten: [] };
  const neue = new Set(leute(aenderung.plan)).difference(
    new Set(bisher.schichten.map(({ mitarbeiterId }) => mitarbeiterId)),
  );
  return {
    ...zusagenpreis(unterschied),
    neu: wechsel.filter(
      ({ klasse, status }) => klasse === 'neu' || (klasse === 'neuAnzusagen' && status === 'abgelehnt'),
    ).length,
    bescheid: jeKanal(wechsel.map(({ kanal }) => kanal)),
    fahrtMinuten,
    mehrFahrtMinuten: fahrtMinuten - minutenFahrt(bisher),
    personen: [...neue].map(name),
    tage: (aenderung.vorgaben.datum?.tage ?? [])
      .filter((tag) => kehrtour.vorgaben.datum?.tage.includes(tag) !== true)
      .toSorted(),
    gebrochene: wechsel.flatMap(({ klasse, terminId, anschrift, lage, name: haushalt }) =>
      klasse === 'gebrochen' && terminId !== null
        ? [{ terminId, anschrift: [anschrift, lage].filter(Boolean).join(', '), name: haushalt }]
        : [],
    ),
  };
}

const minutenFahrt = ({ schichten }: Pick<PlanMeta, 'schichten'>): number =>
  Math.round(schichten.reduce((summe, { fahrtSekunden }) => summe + fahrtSekunden, 0) / 60);
