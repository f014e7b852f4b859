import { randomUUID } from 'node:crypto';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Fenster } from '../../terminzettel/zettelAuftrag.ts';
import { gehoerteZeit } from '../ansage/ersetzeWartende.ts';
import type { AnkuendigungNeu } from '../empfang/ankuendigung.store.ts';
import type { TerminDesHalts } from '../empfang/empfang.store.ts';
import { anschriftVon, type Empfang, folgeFuer, kontaktName } from '../empfang/empfang.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import { absagetitel } from '../papier/absagetitel.ts';
import { baueZettel, type Zettelrahmen } from '../papier/baueZettel.ts';
import { briefZu } from '../papier/gesagterZettel.ts';
import type { Anlass } from '../papier/nachricht.ts';

type Absage = {
  empfang: Empfang;
  termin: TerminDesHalts;
  rahmen: Zettelrahmen;
  kehrtourId: string;
  grund: string;
  /** When somebody comes instead, where who looks after the house hears of one of its flats. */
  stattdessen?: Fenster | undefined;
};

/** What is called off is the time that was heard: another one that never left, or that nobody printed, says nothing to anybody. */
const mitZeit = (empfang: Empfang, { von, bis }: { von: Date; bis: Date }): Empfang => ({
  ...empfang,
  halt: { ...empfang.halt, tag: ortszeitAus(von).tag, fenster_von: von, fenster_bis: bis },
});

/** A mail where one may be sent; else the proof says that a slip or a letter is owed, and keeps the words of the letter. */
export async function sageAb(ctx: TenantCtx, tx: Tx, absage: Absage): Promise<AnkuendigungNeu> {
  const { termin, rahmen, kehrtourId, grund, stattdessen } = absage;
  const gilt = { von: new Date(termin.fensterVon), bis: new Date(termin.fensterBis) };
  const gehoert = await gehoerteZeit(ctx, tx, {
    terminId: termin.id,
    mitteilung: absage.empfang.zurKenntnis,
    gilt,
  });
  const fenster = gehoert ?? gilt;
  const empfang = gehoert ? mitZeit(absage.empfang, gehoert) : absage.empfang;
  const zettel = baueZettel(empfang, rahmen, undefined);
  const folge = folgeFuer(empfang, termin);
  const { kanal } = empfang;
  const anlass: Anlass = { art: 'absage', grund, ...(stattdessen ? { stattdessen } : {}) };
  const blatt = briefZu(empfang, rahmen, { zettel, anlass, kanal });
  const ausgangId =
    (await kanalweg(kanal)?.sende?.(ctx, tx, {
      empfang,
      terminId: termin.id,
      rahmen,
      zettel,
      folge,
      fenster,
      anlass,
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
    text: {
      titel: absagetitel(anlass),
      ...(blatt ? { blatt } : {}),
      ...(gehoert ? { entfaellt: gehoert } : {}),
    },
    rechtsart: empfang.besuch.art,
    erstellt_am: ctx.now().toISOString(),
    ausgang_id: ausgangId,
    folge,
  };
}
