import type { auswegeHolen } from '@kehrtour/contract/antwortbrett';
import type { auswegNehmen } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import { type Hauswunsch, hauswunschInWorten } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { zeitpunkteAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { merkeAntwortenGelesen } from '../../termin/rueckmeldungen.ts';
import { verlangeWechsel, vomBuero } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { merkeVerwaltung } from '../absage/sageVerwaltungAb.ts';
import { sageNeueZeitAn } from '../ansage/sageNeueZeitAn.ts';
import { fensterText } from '../empfang/fensterText.ts';
import { alleinBeweglich } from '../kunde/alleinBeweglich.ts';
import { type Alternative, findeAlternativen } from '../kunde/findeAlternativen.ts';
import { findKundenTermin, type KundenTerminRow } from '../kunde/kunde.store.ts';
import {
  planeVerlegung,
  sperreFuerVerlegung,
  verlegeAufAlternative,
} from '../kunde/verlegeAufAlternative.ts';
import { wunschDesHaushalts } from '../kunde/wunschDesHaushalts.ts';
import { listAuswegnamen } from './ausweg.store.ts';

/** As many as one reads aloud on the phone. */
const AUSWEGE_MAX = 3;

/** Other times for a visit that does not suit, on the way of a round that drives anyway: the cheapest first three. */
export async function zeigeAuswege(ctx: StaffCtx, id: string): Promise<AnswerOf<typeof auswegeHolen>> {
  const termin = await verlangeTermin(ctx, id);
  const { hinweis, moeglich } = await ctx.transaction((tx) => ausgeschlossen(tx, termin));
  if (!moeglich) return { auswege: [], hinweis };
  const gefunden = await findeAlternativen(ctx, termin, AUSWEGE_MAX);
  const { namen, wunsch } = await ctx.transaction(async (tx) => ({
    namen: await listAuswegnamen(tx, gefunden),
    wunsch: await wunschDesHaushalts(tx, termin),
  }));
  return {
    auswege: gefunden.map(
      ({ id: ausweg, tag, von, bis, kehrtourId, mitarbeiterId, mehrMinuten, gewuenscht }) => ({
        id: ausweg,
        tag,
        von,
        bis,
        kehrtour: namen.get(kehrtourId) ?? '',
        dieselbeKehrtour: kehrtourId === termin.kehrtour_id,
        mitarbeiter: namen.get(mitarbeiterId) ?? '',
        mehrMinuten,
        gewuenscht,
      }),
    ),
    hinweis: hinweisZu(gefunden, wunsch),
  };
}

/** Where nothing, or nothing that was wished, lies on the way of a round there are the free times of everybody who may do it. */
function hinweisZu(gefunden: readonly Alternative[], wunsch: Hauswunsch | undefined): string | null {
  if (gefunden.length === 0)
    return 'In den nächsten vier Wochen fährt innerhalb der Frist keine Kehrtour mit Platz in der Nähe. Merken Sie einen Wunsch vor, oder vereinbaren Sie eine eigene Zeit.';
  return wunsch === undefined || gefunden.some(({ gewuenscht }) => gewuenscht)
    ? null
    : `Keine dieser Zeiten liegt wie gewünscht (${hauswunschInWorten(wunsch)}). Freie Zeiten aller, die diese Arbeit dürfen, stehen darunter.`;
}

/** What was booked is moved where it was booked; work that stands with a house of several flats is one visit to all of them. */
async function ausgeschlossen(
  tx: Tx,
  termin: KundenTerminRow,
): Promise<{ moeglich: boolean; hinweis: string | null }> {
  if (termin.quelle !== 'kehrtour')
    return {
      moeglich: false,
      hinweis: 'Dieser Termin ist gebucht. Öffnen Sie ihn und verlegen Sie die Buchung dort.',
    };
  return (await alleinBeweglich(tx, termin))
    ? { moeglich: true, hinweis: null }
    : {
        moeglich: false,
        hinweis:
          'In diesem Haus steht die Arbeit beim ganzen Haus, in den Kehrtouren ist sie ein Besuch für alle. Vereinbaren Sie für diese Wohnung eine eigene Zeit; die anderen behalten ihre.',
      };
}

/**
 * Moves a visit to another time of a round: the same appointment, task and contact, so that its link and its code stay. What
 * was agreed on the phone is a promise at once; else it is announced anew and waits for an answer.
 * @throws Refused 'termin.alternative-weg' when somebody was faster · 'veraltet'
 */
export async function nimmAusweg(
  ctx: StaffCtx,
  id: string,
  { version, auswegId, abgesprochen }: BodyOf<typeof auswegNehmen>,
): Promise<Termin> {
  const vorher = await verlangeTermin(ctx, id);
  // Travel times and places are looked up before the transaction; inside it only versions are compared.
  const verlegung = await planeVerlegung(ctx, vorher, auswegId, AUSWEGE_MAX);
  return ctx.transaction(async (tx) => {
    await sperreFuerVerlegung(tx, vorher, verlegung);
    const termin = await findKundenTermin(tx, id, true);
    if (!termin) throw new Refused('nicht-gefunden');
    if (termin.version !== version)
      throw new Refused('veraltet', { angaben: { stand: await terminJetzt(ctx, tx, id) } });
    const aktion = abgesprochen ? 'verlege' : 'schlageVor';
    verlangeWechsel(termin.status, aktion, vomBuero(ctx));
    const sageVerwaltung = await merkeVerwaltung(ctx, tx, termin);
    await verlegeAufAlternative(ctx, tx, termin, {
      ...verlegung,
      wechsel: { aktion, wer: vomBuero(ctx), was: abgesprochen ? 'verlegt' : 'vorgeschlagen' },
    });
    await sageNeueZeitAn(ctx, tx, {
      terminId: id,
      kehrtourId: verlegung.kehrtour.id,
      bisher: { von: termin.fenster_von, bis: termin.fenster_bis },
      weil: abgesprochen ? 'abgesprochen' : 'vorgeschlagen',
    });
    const { tag, von: beginn, bis: ende } = verlegung.ziel;
    const neu = zeitpunkteAus(tag, { beginn, ende });
    await sageVerwaltung(fensterText(neu.von, neu.bis));
    await merkeAntwortenGelesen(tx, id, ctx.now());
    return terminJetzt(ctx, tx, id);
  });
}

async function verlangeTermin(ctx: StaffCtx, id: string): Promise<KundenTerminRow> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  const termin = await ctx.transaction((tx) => findKundenTermin(tx, id));
  if (!termin) throw new Refused('nicht-gefunden');
  return termin;
}
