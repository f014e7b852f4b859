import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Mangel, mangelAendern } from '@kehrtour/contract/mangel';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { istMangelfrist } from '@kehrtour/domain/termin/mangel';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { mangelRefused } from './mangel.grund.ts';
import { lockMangel, type MangelRow, updateMangel } from './mangel.store.ts';
import { mangelAus } from './mangelAus.ts';

type Neu = BodyOf<typeof mangelAendern>;

/**
 * What the office knows by now: other words, another deadline, the letter is out, the authority has it, it is mended.
 * @throws Refused 'veraltet' with how it stands · 'eingabe-ungueltig' for days that cannot be
 */
export async function aendereMangel(ctx: StaffCtx, id: string, neu: Neu): Promise<Mangel> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const heute = ortszeitAus(ctx.now()).tag;
  return ctx.transaction(async (tx) => {
    const vorher = await lockMangel(tx, id);
    if (!vorher) throw new Refused('nicht-gefunden');
    if (vorher.version !== neu.version)
      throw new Refused('veraltet', { angaben: { stand: mangelAus(vorher, heute) } });
    const nachher = zusammen(vorher, neu);
    pruefe(nachher, vorher, heute);
    await updateMangel(tx, id, nachher);
    for (const was of worteFuer(vorher, nachher))
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id: vorher.liegenschaft_id,
        was,
        nach: { bezeichnung: nachher.text.slice(0, 120) },
      });
    await announce(tx, { art: 'mangel', id: vorher.liegenschaft_id });
    return mangelAus({ ...nachher, version: vorher.version + 1 }, heute);
  });
}

const zusammen = (vorher: MangelRow, neu: Neu): MangelRow => ({
  ...vorher,
  art: neu.art ?? vorher.art,
  text: neu.text ?? vorher.text,
  frist: neu.frist ?? vorher.frist,
  brief_am: neu.briefAm === undefined ? vorher.brief_am : neu.briefAm,
  gemeldet_am: neu.gemeldetAm === undefined ? vorher.gemeldet_am : neu.gemeldetAm,
  behoben_am: neu.behobenAm === undefined ? vorher.behoben_am : neu.behobenAm,
});

function pruefe(nachher: MangelRow, vorher: MangelRow, heute: Tag): void {
  const gefunden = ortszeitAus(nachher.gefunden_am).tag;
  if (nachher.frist !== vorher.frist && !istMangelfrist(nachher.frist, gefunden))
    throw mangelRefused('frist-unmoeglich');
  const tage = [
    ['briefAm', nachher.brief_am, vorher.brief_am],
    ['gemeldetAm', nachher.gemeldet_am, vorher.gemeldet_am],
    ['behobenAm', nachher.behoben_am, vorher.behoben_am],
  ] as const;
  for (const [feld, tag, bisher] of tage) {
    if (tag === null || tag === bisher) continue;
    if (tag < gefunden) throw mangelRefused('vor-dem-fund', feld);
    if (tag > heute) throw mangelRefused('in-der-zukunft', feld);
  }
}

/** One line for each thing that happened. */
function worteFuer(vorher: MangelRow, nachher: MangelRow): Verlaufswort<'liegenschaft'>[] {
  const worte: Verlaufswort<'liegenschaft'>[] = [];
  if (nachher.brief_am !== null && nachher.brief_am !== vorher.brief_am) worte.push('Mangel: Brief hinaus');
  if (nachher.gemeldet_am !== null && nachher.gemeldet_am !== vorher.gemeldet_am)
    worte.push('Mangel: an die Behörde gemeldet');
  if (nachher.behoben_am !== null && vorher.behoben_am === null) worte.push('Mangel behoben');
  if (nachher.behoben_am === null && vorher.behoben_am !== null) worte.push('Mangel wieder offen');
  return worte.length > 0 ? worte : ['Mangel geändert'];
}
