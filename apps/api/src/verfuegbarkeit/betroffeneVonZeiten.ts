import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { verfuegbarkeitBetroffene, Woche } from '@kehrtour/contract/verfuegbarkeit';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage, wochentag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht } from '@kehrtour/domain/uhrzeit';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type ZugesagterTermin, zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { zeitraumDer } from './aendereAbwesenheiten.ts';
import { liegtIn, minutenspanne } from './minutenspanne.ts';
import { wochenJetzt } from './setzeWochen.ts';
import { listAusnahmen } from './verfuegbarkeit.store.ts';

type Frage = BodyOf<typeof verfuegbarkeitBetroffene>;

/** Whose appointments would lie outside afterwards; what lay outside before is nobody's news. */
export async function betroffeneVonZeiten(
  ctx: StaffCtx,
  frage: Frage,
): Promise<AnswerOf<typeof verfuegbarkeitBetroffene>> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  const termine = await ctx.transaction((tx) => betroffen(tx, frage, ctx.now()));
  return { termine: termine.map(({ zeile }) => zeile) };
}

async function betroffen(tx: Tx, frage: Frage, jetzt: Date): Promise<ZugesagterTermin[]> {
  switch (frage.art) {
    case 'wochen':
      return betroffenVonWochen(tx, frage.wochen, jetzt);
    case 'abwesenheit': {
      const { von, bis } = zeitraumDer(frage.abwesenheit);
      const { mitarbeiterId } = frage.abwesenheit;
      return zugesagteTermine(tx, { von: spaeter(von, jetzt), bis, mitarbeiterIds: [mitarbeiterId] });
    }
    case 'ausnahme': {
      const { mitarbeiterId, von, bis, zeiten } = frage.ausnahme;
      const termine = await zugesagteTermine(tx, {
        von: spaeter(zeitpunktAus({ tag: von, uhrzeit: '00:00' }), jetzt),
        bis: zeitpunktAus({ tag: plusTage(bis, 1), uhrzeit: '00:00' }),
        mitarbeiterIds: [mitarbeiterId],
        nurGebuchte: true,
      });
      const spannen = zeiten.map(minutenspanne);
      return termine.filter((termin) => !liegtIn(spannen, amTag(termin)));
    }
  }
}

async function betroffenVonWochen(
  tx: Tx,
  wochen: readonly { mitarbeiterId: string; woche: Woche }[],
  jetzt: Date,
): Promise<ZugesagterTermin[]> {
  const nachher = new Map(wochen.map(({ mitarbeiterId, woche }) => [mitarbeiterId, woche]));
  const vorher = await wochenJetzt(tx);
  const ausnahmen = await listAusnahmen(tx, ortszeitAus(jetzt).tag);
  const termine = await zugesagteTermine(tx, {
    von: jetzt,
    mitarbeiterIds: [...nachher.keys()],
    nurGebuchte: true,
  });
  return termine.filter((termin) => {
    const id = termin.mitarbeiterId ?? '';
    const { tag } = ortszeitAus(termin.beginn);
    const ausgenommen = ausnahmen.some(
      (eine) => eine.mitarbeiter_id === id && eine.von <= tag && tag <= eine.bis,
    );
    return !ausgenommen && passt(vorher.get(id), termin) && !passt(nachher.get(id), termin);
  });
}

function passt(woche: Woche | undefined, termin: ZugesagterTermin): boolean {
  const nummer = wochentag(ortszeitAus(termin.beginn).tag);
  const spannen = (woche ?? []).filter((zeit) => zeit.wochentag === nummer).map(minutenspanne);
  return liegtIn(spannen, amTag(termin));
}

/** Visits end on the day they begin. */
function amTag({ beginn, ende }: ZugesagterTermin): { von: number; bis: number } {
  return {
    von: minutenSeitMitternacht(ortszeitAus(beginn).uhrzeit),
    bis: minutenSeitMitternacht(ortszeitAus(ende).uhrzeit),
  };
}

const spaeter = (a: Date, b: Date): Date => (a > b ? a : b);
