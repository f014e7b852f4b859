import { randomUUID } from 'node:crypto';

import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Zettel } from '../../terminzettel/zettelAuftrag.ts';
import { kurzcodeVon, tokenVon } from '../../zugang/zugangscode.ts';
import type { AnkuendigungNeu } from '../empfang/ankuendigung.store.ts';
import { anschriftVon, type Empfang, kontaktName } from '../empfang/empfang.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import { baueZettel, type Zettelrahmen } from '../papier/baueZettel.ts';
import { ansagetextAus, briefZu } from '../papier/gesagterZettel.ts';
import type { Anlass } from '../papier/nachricht.ts';

export type Ansageauftrag = {
  readonly empfang: Empfang;
  readonly terminId: string;
  readonly kehrtourId: string;
  readonly kanal: Kanal;
  readonly rahmen: Zettelrahmen;
  /** Row of the code that opens its page; undefined for whoever has nothing to answer. */
  readonly code: string | undefined;
  /** Counts the changes of this appointment. */
  readonly folge: number;
  readonly art: Ankuendigungsart;
  readonly anlass: Anlass;
  readonly uebersicht?: string | undefined;
  readonly bezahlbar?: boolean | undefined;
};

/** One notice to one household: into the outbox where it leaves by itself, and as the row of its proof. */
export async function schreibeAnsage(
  ctx: TenantCtx,
  tx: Tx,
  auftrag: Ansageauftrag,
): Promise<AnkuendigungNeu> {
  const { empfang, terminId, kehrtourId, kanal, rahmen, code, folge, art, anlass } = auftrag;
  const zettel = {
    ...baueZettel(
      empfang,
      rahmen,
      code === undefined
        ? undefined
        : { token: tokenVon(ctx.deps.secrets, code), kurzcode: kurzcodeVon(ctx.deps.secrets, code) },
    ),
    ...geaendertDurch(anlass),
  };
  const ausgangId =
    (await kanalweg(kanal)?.sende?.(ctx, tx, {
      empfang,
      terminId,
      rahmen,
      zettel,
      folge,
      fenster: { von: empfang.halt.fenster_von, bis: empfang.halt.fenster_bis },
      anlass,
      uebersicht: auftrag.uebersicht,
      bezahlbar: auftrag.bezahlbar,
    })) ?? null;
  return {
    id: randomUUID(),
    termin_id: terminId,
    kehrtour_id: kehrtourId,
    kontakt_id: empfang.kontakt?.id ?? null,
    art,
    kanal,
    empfaenger: kontaktName(empfang.kontakt) || 'An die Bewohner',
    anschrift: anschriftVon(empfang),
    text: ansagetextAus(zettel, briefZu(empfang, rahmen, { zettel, anlass, kanal })),
    rechtsart: empfang.besuch.art,
    erstellt_am: ctx.now().toISOString(),
    ausgang_id: ausgangId,
    folge,
  };
}

/** Mails and letters say it in a sentence of their own; a slip at the door has this line. */
function geaendertDurch(anlass: Anlass): Pick<Zettel, 'geaendert'> {
  if (anlass.art === 'aenderung') {
    const { datum, von, bis } = anlass.bisher;
    return { geaendert: `Der Termin am ${datum} von ${von} bis ${bis} Uhr gilt nicht mehr.` };
  }
  if (anlass.art === 'arbeit')
    return { geaendert: 'Tag und Uhrzeit bleiben; geändert hat sich, was wir bei Ihnen tun.' };
  return anlass.art === 'person'
    ? { geaendert: 'Tag und Uhrzeit bleiben; geändert hat sich, wer zu Ihnen kommt.' }
    : {};
}
