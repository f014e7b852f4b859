import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { montagDerWoche, plusTage } from '@kehrtour/domain/tag';

import { legeGebieteAn } from '../gebiet/aendereGebiete.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { legeSchliesstagAn } from '../schliesstag/aendereSchliesstage.ts';
import { aendereBuchung } from '../taetigkeit/aendereBuchung.ts';
import { zeigeTaetigkeiten } from '../taetigkeit/zeigeTaetigkeiten.ts';
import { schalteTerminbuchung } from '../terminbuchung/schalteTerminbuchung.ts';
import { aendereEinstellungen, zeigeEinstellungen } from '../unternehmen/aendereEinstellungen.ts';
import { aendereRechtstexte, aendereUnternehmen } from '../unternehmen/aendereUnternehmen.ts';
import { zeigeUnternehmen } from '../unternehmen/zeigeUnternehmen.ts';
import { legeAbwesenheitAn } from '../verfuegbarkeit/aendereAbwesenheiten.ts';
import { setzeWochen } from '../verfuegbarkeit/setzeWochen.ts';
import { zeigeVerfuegbarkeiten } from '../verfuegbarkeit/zeigeVerfuegbarkeiten.ts';
import { DEMO_RECHTSTEXTE, DEMO_UNTERNEHMEN } from './demoBetrieb.ts';
import { DEMO_BUCHUNG, DEMO_GEBIETE, DEMO_WOCHE_GESELLE, DEMO_WOCHE_INHABERIN } from './demoTerminbuchung.ts';

/** Address, telephone and legal texts, entered by the owner as she would in the settings. */
export async function richteBetriebEin(ctx: StaffCtx): Promise<void> {
  const { version } = await zeigeUnternehmen(ctx);
  await aendereUnternehmen(ctx, { ...DEMO_UNTERNEHMEN, version });
  const jetzt = await zeigeUnternehmen(ctx);
  await aendereRechtstexte(ctx, { ...DEMO_RECHTSTEXTE, version: jetzt.version });
  // Appointed for some years to come, so that the pages say how many Feuerstättenschauen a month takes.
  const bis = `${Number(ortszeitAus(ctx.now()).tag.slice(0, 4)) + 4}-12-31`;
  const stand = await zeigeEinstellungen(ctx);
  await aendereEinstellungen(ctx, { bestellung: { bis }, version: stand.version });
}

/** Online booking, set up and open, with the same verbs as the pages of the settings. */
export async function richteTerminbuchungEin(ctx: StaffCtx): Promise<void> {
  await legeGebieteAn(ctx, { eintraege: [...DEMO_GEBIETE] });
  for (const { id, version, buchung } of (await zeigeTaetigkeiten(ctx)).eintraege) {
    const demo = DEMO_BUCHUNG[id];
    if (demo)
      await aendereBuchung(ctx, id, {
        online: demo.online,
        buchung: { ...buchung, ...demo.buchung },
        version,
      });
  }
  const { eintraege } = await zeigeVerfuegbarkeiten(ctx);
  const geselle = eintraege.find(({ mitarbeiterId }) => mitarbeiterId !== ctx.actor.id);
  await setzeWochen(ctx, {
    wochen: eintraege.map(({ mitarbeiterId, woche }) => ({
      mitarbeiterId,
      woche: mitarbeiterId === ctx.actor.id ? DEMO_WOCHE_INHABERIN : DEMO_WOCHE_GESELLE,
      vorher: woche,
    })),
  });
  const montagIn = (wochen: number) => plusTage(montagDerWoche(ortszeitAus(ctx.now()).tag), wochen * 7);
  await legeSchliesstagAn(ctx, {
    von: montagIn(6),
    bis: plusTage(montagIn(6), 4),
    name: 'Betriebsferien',
    offen: false,
  });
  if (geselle)
    await legeAbwesenheitAn(ctx, {
      mitarbeiterId: geselle.mitarbeiterId,
      von: montagIn(9),
      bis: plusTage(montagIn(9), 4),
      vonUhr: null,
      bisUhr: null,
      grund: 'Urlaub',
      trotzdem: false,
    });
  await schalteTerminbuchung(ctx, { an: true });
}
