import type { Nachweis } from '@kehrtour/contract/nachweis';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ladeNachweise } from '../termin/nachweise.ts';
import * as store from './auskunft.store.ts';

export type Ansage = Pick<
  Nachweis,
  'art' | 'kanal' | 'empfaenger' | 'anschrift' | 'erstelltAm' | 'stand' | 'zugestelltPer' | 'am' | 'zugangAm'
> & { readonly haus: string; readonly fensterVon: Date; readonly fensterBis: Date };

export type Auskunft = {
  readonly stand: Date;
  readonly verantwortlich: store.VerantwortlichRow;
  readonly person: store.PersonRow;
  readonly haeuser: readonly store.HausRow[];
  readonly ansagen: readonly Ansage[];
  readonly nachrichten: readonly store.NachrichtRow[];
  readonly buchungen: readonly store.BuchungRow[];
  readonly terminwuensche: readonly store.WunschRow[];
  readonly antworten: readonly store.AntwortRow[];
  /** Answers that may be hers or another's: they are left out, and that is said. */
  readonly unklareAntworten: number;
  readonly anrufe: readonly store.AnrufRow[];
  readonly funde: readonly store.FundRow[];
  readonly gemerkteWuensche: readonly { text: string; gemerkt_am: Date }[];
  /** Until when a link opens her houses; of Hausverwaltungen alone. */
  readonly zugangBis: Date | null;
  readonly verlauf: readonly store.EintragRow[];
};

/** Everything that is kept of one person and nothing of anybody else; what could be another's stays out. @throws Refused 'nicht-gefunden' */
export async function sammleAuskunft(
  ctx: TenantCtx,
  tx: Tx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Auskunft> {
  const person = (await store.findPerson(tx, id, teilId)) ?? (await store.findEhemalige(tx, id, teilId));
  const verantwortlich = await store.findVerantwortlich(tx);
  if (!person || !verantwortlich) throw new Refused('nicht-gefunden');
  return {
    stand: ctx.now(),
    verantwortlich,
    person,
    haeuser: await store.listHaeuser(tx, person.id),
    ansagen: await ansagenAn(ctx, tx, person.id),
    nachrichten: await store.listNachrichten(tx, person),
    buchungen: await store.listBuchungen(tx, person.id),
    terminwuensche: await store.listTerminwuensche(tx, person),
    antworten: await store.listAntworten(tx, person),
    unklareAntworten: await store.countUnklare(tx, person),
    anrufe: await store.listAnrufe(tx, person.id),
    funde: await store.listFunde(tx, person.id),
    gemerkteWuensche: await store.listHauswuensche(tx, person.id),
    zugangBis: (await store.findZugangBis(tx, person.id))?.gueltig_bis ?? null,
    verlauf: await store.listEintraege(tx, person.id),
  };
}

async function ansagenAn(ctx: TenantCtx, tx: Tx, personId: string): Promise<Ansage[]> {
  const rows = await store.listAnsagen(tx, personId);
  const terminIds = [...new Set(rows.map(({ termin_id }) => termin_id))];
  const nachweise = terminIds.length === 0 ? [] : await ladeNachweise(ctx, tx, { terminIds });
  return rows.flatMap(({ id, haus, fenster_von, fenster_bis }) => {
    const nachweis = nachweise.find((eine) => eine.id === id);
    if (!nachweis) return [];
    const { art, kanal, empfaenger, anschrift, erstelltAm, stand, zugestelltPer, am, zugangAm } = nachweis;
    return [
      {
        art,
        kanal,
        empfaenger,
        anschrift,
        erstelltAm,
        stand,
        zugestelltPer,
        am,
        zugangAm,
        haus,
        fensterVon: fenster_von,
        fensterBis: fenster_bis,
      },
    ];
  });
}
