import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { vormerkungHolen, Vormerkungsstand } from '@kehrtour/contract/vormerkung';
import { noetigeEinwilligungen, widerrufBis } from '@kehrtour/domain/buchung/buchung';
import {
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
} from '@kehrtour/domain/zeiten/freieZeiten';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';
import { imOrt } from '../angebot/angebot.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { nurAnfrage, preisDer, wirdBestellt } from '../angebot/kostetGeld.ts';
import { mitStrassen } from '../angebot/strassenwege.ts';
import { unternehmenAus } from '../angebot/unternehmenAus.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { alternativen, zeitAus } from '../angebot/zeitAus.ts';
import { begrenzeSeite } from '../grenze/grenzen.ts';
import { vertragAus } from '../vertrag.ts';
import { oeffneVormerkung, type Vorgemerkt } from './oeffneVormerkung.ts';

/** Shows what the link of the mail would book at this moment, or what is free instead. Reading changes nothing. */
export async function zeigeVormerkung(
  ctx: GuestCtx,
  slug: string,
  eingabe: BodyOf<typeof vormerkungHolen>,
): Promise<Vormerkungsstand> {
  await begrenzeSeite(ctx);
  const vorgemerkt = await oeffneVormerkung(ctx, slug, eingabe);
  const { angebot, row, inhalt, taetigkeit } = vorgemerkt;
  const betrieb = await angebot.ctx.transaction(findBetrieb);
  if (!betrieb) throw new Refused('nicht-gefunden');
  const angeboten = await angeboteneZeit(vorgemerkt, eingabe.zeitId ?? inhalt.zeit.id);
  const zeit = angeboten.zeit ?? inhalt.zeit;
  const { wunsch } = inhalt;
  return {
    status: statusAus(vorgemerkt, angeboten.zeit !== undefined),
    email: inhalt.kontakt.email,
    gueltigBis: row.gueltig_bis.toISOString(),
    taetigkeit: taetigkeit.kundentext,
    art: taetigkeit.art,
    zeit,
    dauerMinuten: wunsch.dauerMinuten,
    anschrift: wunsch.anschrift,
    ...preisDer(taetigkeit),
    notiz: inhalt.notiz ?? '',
    anfrage: nurAnfrage(taetigkeit),
    zahlungspflichtig: wirdBestellt(taetigkeit),
    einwilligungen: vertragAus(offeneEinwilligungen(vorgemerkt, zeit))?.einwilligungen ?? [],
    alternativen: angeboten.alternativen,
    // Whoever only has the page knows nothing of the mail: that alone opens the booking.
    buchungscode:
      eingabe.nachweis !== undefined && row.zugangscode_id !== null
        ? tokenVon(ctx.deps.secrets, row.zugangscode_id)
        : null,
    unternehmen: unternehmenAus(betrieb),
    wunsch: { taetigkeitId: wunsch.taetigkeitId, angaben: wunsch.angaben, anschrift: wunsch.anschrift },
    kontakt: inhalt.kontakt,
  };
}

function statusAus({ angebot, row }: Vorgemerkt, frei: boolean): Vormerkungsstand['status'] {
  if (row.termin_id !== null) return 'gebucht';
  if (row.gueltig_bis <= angebot.ctx.now()) return 'abgelaufen';
  return frei ? 'offen' : 'vergeben';
}

/** The time as it is offered now; where it is gone, its neighbours. */
async function angeboteneZeit(
  { angebot, inhalt, taetigkeit }: Vorgemerkt,
  zeitId: string,
): Promise<{ zeit: Zeit | undefined; alternativen: Zeit[] }> {
  const tag = tagDesAngebots(zeitId) ?? inhalt.zeit.tag;
  const zeitwunsch = await mitStrassen(angebot, zeitwunschAus(inhalt.wunsch, taetigkeit), tag);
  const [frei]: (Moeglichkeit | undefined)[] = waehleMitarbeiter(
    zeitenAm(angebot.grundlage, zeitwunsch, tag),
    zeitId,
  );
  if (frei)
    return { zeit: zeitAus(imOrt(angebot, zeitwunsch.anschrift), taetigkeit, frei), alternativen: [] };
  return {
    zeit: undefined,
    alternativen: alternativen(angebot, zeitwunsch, taetigkeit, { tag, beginn: undefined }),
  };
}

/** A later day of booking, or another time, may need one text more than the form has asked for. */
function offeneEinwilligungen({ angebot, inhalt, taetigkeit }: Vorgemerkt, { tag }: Zeit) {
  const noetig = noetigeEinwilligungen({
    zahlungspflichtig: wirdBestellt(taetigkeit),
    tag,
    widerrufBis: widerrufBis(angebot.ctx.now(), angebot.feiertageAmSitz),
  });
  return noetig.filter((art) => !inhalt.einwilligungen.some((gegeben) => gegeben.art === art));
}
