import { luftlinie, luftlinienSekunden } from '../../ort/fahrzeiten/luftlinie.ts';
import { wegfolgen } from '../../ort/fahrzeiten/wegfolgen.ts';
import { fahrzeitenFuer } from '../../ort/fahrzeitenFuer.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { type Lage, lagenAus } from '../stand/verortung.ts';
import type { Quartalsgrundlage } from './ladeQuartal.ts';
import type { Quartalsinhalt } from './quartalsinhalt.ts';

/** Seconds that the roads inside the streets may take; a street that is not reached by then keeps its estimate. */
const SEKUNDEN_MAX = 8;

/** From door to door in one street: on foot, or by car where that is quicker. By air-line, for a first look and where no road is known. */
export function innenwegeLuftlinie(orte: readonly Lage[], faktor: number): number {
  const beine = orte.slice(1).map((nach, i) => {
    const von = orte[i] ?? nach;
    return Math.min(luftlinienSekunden(von, nach, 'zu_fuss'), faktor * luftlinienSekunden(von, nach, 'auto'));
  });
  return Math.round(summe(beine));
}

/**
 * The parts with their ways from house to house on the roads, in working order: on foot, or by car where that is quicker
 * although it is parked again. Cached per company; never longer than a few seconds. Never inside a transaction.
 */
export async function mitInnenwegen(
  ctx: TenantCtx,
  inhalt: Quartalsinhalt,
  grundlage: Quartalsgrundlage,
  lauf: { aborted: () => boolean; onFortschritt: (anteil: number) => void },
): Promise<Quartalsinhalt> {
  const { quelle, cache } = await fahrzeitenFuer(ctx);
  if (quelle === luftlinie) return inhalt;
  const { fahrzeitFaktor, parkMinuten } = einstellungenAus(grundlage.betrieb.einstellungen).planung;
  const folgen = hausorte(inhalt, grundlage);
  const bis = performance.now() + SEKUNDEN_MAX * 1000;
  const weiter = (): boolean => !lauf.aborted() && performance.now() < bis;
  const zuFuss = await wegfolgen(quelle, cache, {
    folgen,
    modus: 'zu_fuss',
    weiter,
    onFortschritt: (fertig, gesamt) => lauf.onFortschritt(fertig / gesamt / 2),
  });
  const auto = await wegfolgen(quelle, cache, {
    folgen,
    modus: 'auto',
    weiter,
    onFortschritt: (fertig, gesamt) => lauf.onFortschritt(0.5 + fertig / gesamt / 2),
  });
  const teile = inhalt.teile.map((teil, nummer) => {
    const gehen = zuFuss[nummer];
    if (gehen == null) return teil;
    const fahren = auto[nummer]?.map((sekunden) => fahrzeitFaktor * sekunden + 60 * parkMinuten);
    const wege = Math.round(summe(gehen.map((sekunden, i) => Math.min(sekunden, fahren?.[i] ?? sekunden))));
    return {
      ...teil,
      sekunden: teil.sekunden - innenwegeLuftlinie(folgen[nummer] ?? [], fahrzeitFaktor) + wege,
    };
  });
  return { ...inhalt, teile };
}

/** Where the houses of each part stand, in its order. */
function hausorte({ teile }: Quartalsinhalt, { besuche }: Quartalsgrundlage): Lage[][] {
  const haus = new Map(besuche.map((eintrag) => [eintrag.haus.id, eintrag.haus]));
  const { lage } = lagenAus([...haus.values()], undefined);
  return teile.map((teil) =>
    teil.besuche.map(({ liegenschaftId }) => {
      const eines = haus.get(liegenschaftId);
      return (eines === undefined ? undefined : lage(eines)) ?? teil.lage;
    }),
  );
}

const summe = (werte: readonly number[]): number => werte.reduce((sum, wert) => sum + wert, 0);
