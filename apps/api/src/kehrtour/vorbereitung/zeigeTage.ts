import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { istRundeIn, RUNDEN_MIT_PLAN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import { feiertagAm } from '@kehrtour/domain/recht/werktag';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage, tageVonBis, wochentag, type Tag } from '@kehrtour/domain/tag';
import { fruehesterBesuch } from '@kehrtour/domain/versand/ankuendigungsfrist';

import { istAbwesend } from '../../planung/schicht/abwesenheit.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import {
  type BetriebMitMitteRow,
  findBetriebMitMitte,
  listAbwesenheiten,
  listFahrer,
} from '../../planung/stand/planungsstand.ts';
import type { StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeRuhetage } from '../../schliesstag/ruhetage.ts';
import { feiertageBei } from '../../unternehmen/betriebskalender.ts';
import { feiertagssaetze } from '../../unternehmen/feiertagDort.ts';
import { listKurz } from '../runde/zeigeKehrtour.store.ts';
import { ladePlanung } from './ladePlanung.ts';

type Tage = AnswerOf<typeof kehrtourTageHolen>;

const TAGE_MAX = 400;

/** What speaks against each day: holiday, weekend, absences, the five Werktage before a Feuerstättenschau. */
export async function zeigeTage(ctx: StaffCtx, id: string, von: Tag, bis: Tag): Promise<Tage> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  if (bis < von || bis > plusTage(von, TAGE_MAX)) throw planungRefused('zeitraum-zu-lang', TAGE_MAX);
  return beurteileTage(ctx, id, von, bis);
}

/** The same for whoever computes on behalf of the company. */
export async function beurteileTage(ctx: TenantCtx, id: string, von: Tag, bis: Tag): Promise<Tage> {
  const { haeuser, vorgaben } = await ladePlanung(ctx, id);
  const mitSchau = haeuser.filter((haus) => haus.aufgaben.some(({ schau }) => schau));
  const mitFeuerstaettenschau = mitSchau.length > 0;
  return ctx.transaction(async (tx) => {
    const betrieb = await findBetriebMitMitte(tx);
    if (!betrieb) throw new Refused('nicht-gefunden');
    const fahrer = (await listFahrer(tx)).filter(
      (person) => vorgaben.mitarbeiter.ids.length === 0 || vorgaben.mitarbeiter.ids.includes(person.id),
    );
    const abwesend = await listAbwesenheiten(
      tx,
      zeitpunktAus({ tag: von, uhrzeit: '00:00' }),
      zeitpunktAus({ tag: plusTage(bis, 1), uhrzeit: '00:00' }),
    );
    const andere = (await listKurz(tx, { limit: 200 })).filter(
      (kehrtour) => kehrtour.id !== id && istRundeIn(RUNDEN_MIT_PLAN, kehrtour.status),
    );
    const heute = ortszeitAus(ctx.now()).tag;
    const frueh = fruehestensUeberall(heute, mitSchau, betrieb);
    const ruhetage = await ladeRuhetage(ctx, tx, betrieb, tageVonBis(von, bis));
    const dort = feiertagssaetze(haeuser, betrieb, von, bis);
    const tage: Tage['tage'] = [];
    for (let tag = von; tag <= bis; tag = plusTage(tag, 1)) {
      const feiertag = feiertagAm(tag, ruhetage)?.name ?? null;
      const fristReicht = !mitFeuerstaettenschau || tag >= frueh;
      tage.push({
        tag,
        feiertag,
        wochenende: wochentag(tag) >= 6,
        vergangen: tag < heute,
        abwesend: fahrer
          .filter((person) => istAbwesend(person, tag, abwesend))
          .map((person) => `${person.vorname} ${person.nachname}`),
        fristReicht,
        hinweis:
          [
            ...(fristReicht
              ? []
              : [
                  'Für die Feuerstättenschau müssen fünf Werktage zwischen Ankündigung und Besuch liegen (§ 3 KÜO).',
                ]),
            ...dort(tag),
          ].join(' ') || null,
        andereKehrtouren: andere
          .filter((kehrtour) => kehrtour.tage.includes(tag))
          .map((kehrtour) => kehrtour.name || `Kehrtour ${kehrtour.nummer}`),
      });
    }
    return { tage, mitFeuerstaettenschau };
  });
}

/** The day from which § 3 KÜO is kept at every one of these houses, each with the holidays of its place. */
function fruehestensUeberall(heute: Tag, haeuser: readonly Ortsangabe[], betrieb: BetriebMitMitteRow): Tag {
  const fruehestens = haeuser.map((haus) =>
    fruehesterBesuch(heute, 'einwurf', {
      feiertage: feiertageBei(haus, betrieb, heute, plusTage(heute, 60)),
    }),
  );
  return fruehestens.toSorted().at(-1) ?? heute;
}
