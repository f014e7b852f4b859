import { randomUUID } from 'node:crypto';

import type { KundenAntwort, KundenTermin } from '@kehrtour/contract/ankuendigung';
import { type Antwort, istUeberstimmt, pruefeAntwort } from '@kehrtour/domain/ankuendigung/rueckmeldung';
import { abmeldungstext } from '@kehrtour/domain/liegenschaft/abmeldung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import { hatPlatzVerloren } from '@kehrtour/domain/termin/termin';
import { ALS_KUNDE, istZuSpaet } from '@kehrtour/domain/termin/terminwechsel';

import { once } from '../../platform/access/idempotency.ts';
import { countOrRefuse, type Limit } from '../../platform/access/limit.ts';
import type { Ctx, GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { setBestritten } from '../../termin/abfrageteile.ts';
import { insertRueckmeldung, listRueckmeldungen } from '../../termin/rueckmeldungen.ts';
import { neuigkeit } from '../../termin/terminnews.ts';
import { wechsleTermin } from '../../termin/wechsleTermin.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { sageNeueZeitAn } from '../ansage/sageNeueZeitAn.ts';
import { ankuendigungRefused } from '../empfang/ankuendigung.grund.ts';
import { findKundenTermin, type KundenTerminRow } from './kunde.store.ts';
import {
  sperreFuerVerlegung,
  type GeplanteVerlegung,
  planeVerlegung,
  verlegeAufAlternative,
} from './verlegeAufAlternative.ts';
import { nimmtAntwort, nimmtEinspruch, seiteVon } from './zeigeKundenTermin.ts';

/** Enough for a whole house whose people change their minds; a loop that moves a visit to and fro costs a plan each time, and the office a line. */
const ANTWORTEN_MAX: Limit = { anzahl: 40, proSekunden: 3600 };

export type Kundeneingabe = { code: string; hausnr?: string | undefined; antwort: KundenAntwort };

/** Takes a customer's answer once, however often the button was pressed, and shows the page as it is now. */
export async function antworteAlsKunde(
  ctx: GuestCtx,
  key: string,
  eingabe: Kundeneingabe,
): Promise<KundenTermin> {
  const offen = await oeffne(ctx, eingabe);
  await countOrRefuse(offen.ctx, `antwort/${offen.terminId}`, ANTWORTEN_MAX);
  const { antwort } = eingabe;
  const vorher = await offen.ctx.transaction((tx) => findKundenTermin(tx, offen.terminId));
  if (!vorher) throw new Refused('code-ungueltig');
  // What is over has no other time either; whoever chooses one is not told that somebody was faster.
  if (antwort.art === 'alternative' && !nimmtAntwort(vorher, offen.ctx.now()))
    throw ankuendigungRefused('vorbei');
  // Travel times and places are looked up before the transaction; inside it only the version is compared.
  const verlegung =
    antwort.art === 'alternative'
      ? await planeVerlegung(offen.ctx, vorher, antwort.alternativeId)
      : undefined;
  await once(offen.ctx, key, [offen.terminId, antwort], async (joined) => {
    await joined.transaction(async (tx) => {
      if (verlegung) await sperreFuerVerlegung(tx, vorher, verlegung);
      await halteAntwortFest(joined, tx, offen.terminId, { antwort, verlegung });
    });
    return {};
  });
  return seiteVon(offen);
}

/** `von`: who answers, where that is not the one whom the notice was for. Answers whether the answer counts; what is overruled is kept to be read. */
export async function halteAntwortFest(
  ctx: TenantCtx,
  tx: Tx,
  terminId: string,
  {
    antwort,
    verlegung,
    von: wer,
  }: { antwort: KundenAntwort; verlegung?: GeplanteVerlegung | undefined; von?: Rueckmeldende },
): Promise<boolean> {
  const termin = await findKundenTermin(tx, terminId, true);
  if (!termin) throw new Refused('code-ungueltig');
  if (antwort.art === 'warDa') return halteEinspruchFest(ctx, tx, termin, wer);
  if (!nimmtAntwort(termin, ctx.now())) throw ankuendigungRefused('vorbei');
  const beginn = ortszeitAus(termin.fenster_von);
  const erlaubt = pruefeAntwort(
    {
      status: termin.status,
      tag: beginn.tag,
      fenster: { beginn: beginn.uhrzeit, ende: ortszeitAus(termin.fenster_bis).uhrzeit },
    },
    alsAntwort(antwort),
    {
      jetzt: ortszeitAus(ctx.now()),
      antwortBis: termin.antwort_bis ? ortszeitAus(termin.antwort_bis).tag : beginn.tag,
    },
  );
  if (!erlaubt.ok) throw ankuendigungRefused(erlaubt.reason);
  const ohnePlatz = hatPlatzVerloren(termin.status, termin.mitarbeiter_id);
  if (erlaubt.value && istZuSpaet(erlaubt.value, ohnePlatz)) throw ankuendigungRefused('zeit-vergeben');
  const von = wer ?? termin.kontakt_rolle ?? 'unbekannt';
  const ueberstimmt = istUeberstimmt(await listRueckmeldungen(tx, terminId), von);
  if (verlegung && ueberstimmt) throw ankuendigungRefused('andere-antwort-gilt');
  await insertRueckmeldung(tx, { id: randomUUID(), terminId, am: ctx.now(), von, ...alsZeile(antwort) });
  const wechsel = { wer: ALS_KUNDE, was: `rueckmeldung:${antwort.art}`, neuigkeit: 'rueckmeldung' } as const;
  if (verlegung) {
    await verlegeAufAlternative(ctx, tx, termin, {
      ...verlegung,
      wechsel: { ...wechsel, aktion: 'verlege' },
    });
    await sageNeueZeitAn(ctx, tx, {
      terminId,
      kehrtourId: verlegung.kehrtour.id,
      bisher: { von: termin.fenster_von, bis: termin.fenster_bis },
      weil: 'gewaehlt',
    });
  }
  // Kept for the office to read, but whoever lives there has decided already.
  else if (erlaubt.value && !ueberstimmt)
    await wechsleTermin(ctx, tx, termin, { ...wechsel, aktion: erlaubt.value });
  else await merkeRueckmeldung(ctx, tx, termin, wechsel.was);
  return !ueberstimmt;
}

/** The mark stays what somebody saw, and proves nothing any more: one word stands against another, and the office reads both. */
async function halteEinspruchFest(
  ctx: Ctx,
  tx: Tx,
  termin: KundenTerminRow,
  wer: Rueckmeldende | undefined,
): Promise<boolean> {
  if (!nimmtEinspruch(termin, ctx.now())) throw ankuendigungRefused('nichts-verpasst');
  const von = wer ?? termin.kontakt_rolle ?? 'unbekannt';
  const zeile = { art: 'warDa' as const, text: '', telefon: '', wunsch: null };
  await insertRueckmeldung(tx, { id: randomUUID(), terminId: termin.id, am: ctx.now(), von, ...zeile });
  await setBestritten(tx, termin.id);
  await merkeRueckmeldung(ctx, tx, termin, 'rueckmeldung:warDa');
  return true;
}

/** What changes nothing about the visit: a question, or an answer that does not count. */
async function merkeRueckmeldung(
  ctx: Ctx,
  tx: Tx,
  termin: KundenTerminRow,
  was: `rueckmeldung:${Rueckmeldungsart}`,
): Promise<void> {
  await record(ctx, tx, { gegenstand: 'termin', id: termin.id, was, von: { status: termin.status } });
  await announce(tx, neuigkeit('rueckmeldung', termin));
}

function alsAntwort(antwort: Exclude<KundenAntwort, { art: 'warDa' }>): Antwort {
  switch (antwort.art) {
    case 'daheim':
      return { art: 'daheim' };
    case 'schluesselNachbar':
      return { art: 'daheim', schluesselBeimNachbarn: antwort.text };
    case 'alternative':
      return { art: 'passtNicht', alternativterminId: antwort.alternativeId };
    case 'wunsch':
      return { art: 'passtNicht', wunsch: antwort.text };
    case 'passtNicht':
      return { art: 'passtNicht' };
    case 'nichtsMehr':
      return { art: 'nichtsMehr' };
    case 'unsicher':
      return { art: 'unsicher' };
    case 'frage':
      return { art: 'frage', text: antwort.text };
  }
}

function alsZeile(antwort: KundenAntwort): {
  art: Rueckmeldungsart;
  text: string;
  telefon: string;
  wunsch: unknown;
} {
  return {
    art: antwort.art,
    text: textDer(antwort),
    telefon: 'telefon' in antwort ? (antwort.telefon ?? '') : '',
    wunsch: antwort.art === 'alternative' ? { alternativeId: antwort.alternativeId } : null,
  };
}

function textDer(antwort: KundenAntwort): string {
  if (antwort.art === 'nichtsMehr') return abmeldungstext(antwort.grund, antwort.text);
  return 'text' in antwort ? antwort.text : '';
}
