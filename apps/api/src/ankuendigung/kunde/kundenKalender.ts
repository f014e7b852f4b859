import { addressOf } from '@kehrtour/addresses/addresses';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { personensatz } from '@kehrtour/domain/unternehmen/personenkreis';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { tokenVon, oeffne } from '../../zugang/zugangscode.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import { ankuendigungKalender } from '../papier/ankuendigungKalender.ts';
import { findKundenTermin, findZetteltext } from './kunde.store.ts';

/** The appointment of a code as an iCalendar file. */
export async function kundenKalender(
  ctx: GuestCtx,
  eingabe: { code: string; hausnr?: string | undefined },
): Promise<string> {
  const offen = await oeffne(ctx, eingabe);
  const { termin, betrieb, text } = await offen.ctx.transaction(async (tx) => {
    const gefunden = await findKundenTermin(tx, offen.terminId);
    return {
      termin: gefunden,
      betrieb: await findAbsender(tx, gefunden?.kehrtour_id ?? null),
      text: await findZetteltext(tx, offen.terminId),
    };
  });
  if (!termin || !betrieb) throw new Refused('code-ungueltig');
  const { addresses } = ctx.deps.env;
  // Written by ourselves with the announcement.
  const zettel = text?.text ?? {};
  return ankuendigungKalender({
    terminId: termin.id,
    host: addresses.name,
    fassung: termin.folge,
    stand:
      termin.status === 'bestaetigt'
        ? 'bestaetigt'
        : termin.status === 'abgesagt'
          ? 'abgesagt'
          : 'angekuendigt',
    beginn: termin.fenster_von,
    ende: termin.fenster_bis,
    erstelltAm: ctx.now(),
    titel: `${betrieb.gewerk} ${betrieb.name}`,
    ort: adresszeile(termin),
    beschreibung: [
      ...(zettel.taetigkeiten ?? []).map((taetigkeit) => taetigkeit.text),
      personensatz(termin.personen ?? []),
      ...(zettel.vorbereitung ?? []),
      betrieb.telefon
        ? `Fragen? ${[betrieb.ansprechpartner, betrieb.telefon].filter(Boolean).join(', ')}`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    url: addressOf(addresses, 'booking', '/termin', {
      code: tokenVon(ctx.deps.secrets, offen.zugangscodeId),
    }),
    absender: { name: betrieb.name, ...(betrieb.email ? { email: betrieb.email } : {}) },
  });
}
