import type { Buerozeiten, Telefonwunsch } from '@kehrtour/contract/terminbuero';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { type Moeglichkeit, naechsteZeiten, type Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { type Angebot, imOrt, liesAngebot } from '../angebot/angebot.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { tagesworte, zeitAus } from '../angebot/zeitAus.ts';
import { type BuchungRow, findBuchung } from '../buchung.store.ts';
import { taetigkeitDer, zeitwunschDer } from '../gebuchterWunsch.ts';
import { namenVon } from './buero.store.ts';
import { versteheTelefonwunsch } from './telefonwunsch.ts';

/** Few days at once: on the phone one goes from day to day. */
const TAGE_JE_SEITE = 4;

/** What customers would see for this wish, with who drives then. */
export async function zeigeTelefonzeiten(
  ctx: StaffCtx,
  { ab, ...eingabe }: Telefonwunsch & { ab?: Tag | undefined },
): Promise<Buerozeiten> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  const { wunsch, taetigkeit, hinweis } = await versteheTelefonwunsch(ctx, eingabe);
  return ctx.transaction(async (tx) => {
    const angebot = await angebotFuersBuero(ctx, tx);
    return antwort(tx, { angebot, taetigkeit, zeitwunsch: zeitwunschAus(wunsch, taetigkeit), ab, hinweis });
  });
}

/** The same for a booking that moves; its own time counts as free. */
export async function zeigeVerlegezeiten(
  ctx: StaffCtx,
  id: string,
  { ab }: { ab?: Tag | undefined },
): Promise<Buerozeiten> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const buchung = await findBuchung(tx, id);
    if (!buchung) throw new Refused('nicht-gefunden');
    return zeigeZeitenFuer(ctx, tx, buchung, { ab, ohneTermin: id });
  });
}

/** For what was booked or wished for, even where the company does not offer it any more. */
export async function zeigeZeitenFuer(
  ctx: StaffCtx,
  tx: Tx,
  gewuenscht: Pick<BuchungRow, 'wunsch'>,
  {
    ab,
    ohneTermin,
    passt,
  }: { ab: Tag | undefined; ohneTermin?: string; passt?: (moeglichkeit: Moeglichkeit) => boolean },
): Promise<Buerozeiten> {
  const angebot = await angebotFuersBuero(ctx, tx, ohneTermin);
  const taetigkeit = taetigkeitDer(gewuenscht, angebot);
  const zeitwunsch = zeitwunschDer(gewuenscht, angebot);
  return antwort(tx, { angebot, taetigkeit, zeitwunsch, ab, passt, hinweis: null });
}

/** The free times of the company, for its office: also where nothing is offered online. */
export const angebotFuersBuero = (ctx: StaffCtx, tx: Tx, ohneTermin?: string, nur?: Tag): Promise<Angebot> =>
  liesAngebot(ctx, tx, {
    fuersBuero: true,
    ...(ohneTermin === undefined ? {} : { ohneTermin }),
    ...(nur === undefined ? {} : { nur }),
  });

type Frage = {
  angebot: Angebot;
  taetigkeit: BuchbareRow;
  zeitwunsch: Zeitwunsch;
  ab: Tag | undefined;
  passt?: ((moeglichkeit: Moeglichkeit) => boolean) | undefined;
  hinweis: string | null;
};

async function antwort(
  tx: Tx,
  { angebot, taetigkeit, zeitwunsch, ab, passt, hinweis }: Frage,
): Promise<Buerozeiten> {
  const { dauerMinuten } = zeitwunsch;
  const { grundlage } = angebot;
  if (grundlage.personen.length === 0)
    return {
      tage: [],
      weiterAb: null,
      dauerMinuten,
      hinweis:
        'Für niemanden, der fährt, sind Arbeitszeiten eingetragen, deshalb kennen wir keine freien Zeiten. Tragen Sie sie unter Einstellungen › Mitarbeitende ein, oder wählen Sie selbst eine Zeit.',
    };
  const beginn = ab !== undefined && ab > grundlage.fruehestens ? ab : grundlage.fruehestens;
  const { tage, weiterAb } = naechsteZeiten(
    grundlage,
    zeitwunsch,
    { ab: beginn, tageMax: TAGE_JE_SEITE },
    passt,
  );
  const namen = await namenVon(
    tx,
    tage.flatMap(({ zeiten }) => zeiten.map(({ mitarbeiterId }) => mitarbeiterId)),
  );
  return {
    tage: tage.map(({ tag, zeiten }) => ({
      ...tagesworte(tag),
      zeiten: zeiten.map((zeit) => ({
        ...zeitAus(imOrt(angebot, zeitwunsch.anschrift), taetigkeit, zeit),
        mitarbeiter: namen.get(zeit.mitarbeiterId) ?? '',
      })),
    })),
    weiterAb,
    dauerMinuten,
    hinweis,
  };
}
