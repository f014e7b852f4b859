import { randomUUID } from 'node:crypto';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { AnkuendigungNeu } from './ankuendigung.store.ts';
import { baueZettel, type Zettelrahmen } from './baueZettel.ts';
import type { TerminDesHalts } from './empfang.store.ts';
import { anschriftVon, type Empfang, kontaktName } from './empfang.ts';
import { kanalweg } from './kanal/kanaele.ts';

type Absage = {
  empfang: Empfang;
  termin: TerminDesHalts;
  rahmen: Zettelrahmen;
  kehrtourId: string;
  grund: string;
};

/** A mail where one may be sent; else the proof says that a slip is owed. */
export async function sageAb(ctx: TenantCtx, tx: Tx, absage: Absage): Promise<AnkuendigungNeu> {
  const { empfang, termin, rahmen, kehrtourId, grund } = absage;
  const zettel = baueZettel(empfang, rahmen, undefined);
  const folge = termin.folge + 1;
  const { kanal } = empfang;
  const ausgangId =
    (await kanalweg(kanal)?.sende?.(ctx, tx, {
      empfang,
      terminId: termin.id,
      rahmen,
      zettel,
      folge,
      fenster: { von: new Date(termin.fensterVon), bis: new Date(termin.fensterBis) },
      anlass: { art: 'absage', grund },
    })) ?? null;
  return {
    id: randomUUID(),
    termin_id: termin.id,
    kehrtour_id: kehrtourId,
    kontakt_id: empfang.kontakt?.id ?? null,
    art: empfang.zurKenntnis ? 'mitteilung' : 'absage',
    kanal,
    empfaenger: kontaktName(empfang.kontakt) || 'An die Bewohner',
    anschrift: anschriftVon(empfang),
    text: { titel: 'Unser Besuch entfällt' },
    rechtsart: empfang.besuch.art,
    erstellt_am: ctx.now().toISOString(),
    ausgang_id: ausgangId,
    folge,
  };
}
