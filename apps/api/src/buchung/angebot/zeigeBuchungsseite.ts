import type { Buchungsunternehmen } from '@kehrtour/contract/buchungsangebot';
import { EINWILLIGUNGEN, EINWILLIGUNGSARTEN, zuwachsVon } from '@kehrtour/domain/buchung/buchung';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { holeLogo } from '../../unternehmen/logo.ts';
import { begrenzeSeite } from '../grenze/grenzen.ts';
import { findStamm } from './angebot.store.ts';
import { verlangeAngeboten } from './angebot.ts';
import { findBetrieb } from './betrieb.store.ts';
import { nurAnfrage, preisDer, wirdBestellt } from './kostetGeld.ts';
import { oeffneBetrieb } from './oeffneBetrieb.ts';
import { unternehmenAus } from './unternehmenAus.ts';
import { dauerVon } from './wunsch.ts';

/** The company as its booking page shows it. @throws Refused 'nicht-gefunden' | 'buchung.nicht-angeboten' */
export async function zeigeBuchungsseite(ctx: GuestCtx, slug: string): Promise<Buchungsunternehmen> {
  await begrenzeSeite(ctx);
  const kunde = await oeffneBetrieb(ctx, slug);
  const { stamm, betrieb } = await kunde.transaction(async (tx) => ({
    stamm: await findStamm(tx),
    betrieb: await findBetrieb(tx),
  }));
  if (!stamm || !betrieb) throw new Refused('nicht-gefunden');
  verlangeAngeboten(stamm);
  const { terminbuchung } = einstellungenAus(betrieb.einstellungen);
  const { aendernBisStunden, bestaetigenMinuten, eintragen, seiten } = terminbuchung;
  return {
    ...unternehmenAus(betrieb),
    ort: betrieb.ort,
    taetigkeiten: stamm.taetigkeiten.map((taetigkeit) => ({
      id: taetigkeit.id,
      kundentext: taetigkeit.kundentext,
      art: taetigkeit.art,
      online: taetigkeit.online,
      fragen: taetigkeit.buchung.fragen ?? [],
      ...preisDer(taetigkeit),
      dauerMinuten: dauerVon(taetigkeit, {}),
      zuwachs: zuwachsVon(taetigkeit.regel),
      hinweis: taetigkeit.buchung.hinweis ?? '',
      zahlungspflichtig: wirdBestellt(taetigkeit),
      anfrage: nurAnfrage(taetigkeit),
    })),
    aendernBisStunden,
    bestaetigenMinuten,
    eintragen,
    einwilligungen: EINWILLIGUNGSARTEN.map((art) => ({ art, ...EINWILLIGUNGEN[art] })),
    seiten,
  };
}

/** The logo for anybody; also of a company whose booking is switched off, because its customers still see their pages. */
export async function zeigeBuchungslogo(ctx: GuestCtx, slug: string): Promise<Uint8Array> {
  return holeLogo(await oeffneBetrieb(ctx, slug));
}
