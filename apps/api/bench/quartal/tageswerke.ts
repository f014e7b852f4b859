import type { Hausbesuch } from '../../src/planung/quartalsproblem/ladeQuartal.ts';
import type { Quartalsinhalt, Quartalsschicht } from '../../src/planung/quartalsproblem/quartalsinhalt.ts';

/** A person's day: whom it visits. */
export type Tageswerk = { schicht: Quartalsschicht; besuche: Hausbesuch[] };

const PUFFER_MINUTEN = 3;

/** Which visits a proposal makes when: a house with two turns is met twice, in the order of its Fristen. */
export function tageswerke(
  { teile, schichten }: Quartalsinhalt,
  besuche: readonly Hausbesuch[],
): Tageswerk[] {
  const teil = new Map(teile.map((one) => [one.id, one]));
  return schichten.map((schicht) => ({
    schicht,
    besuche: schicht.teilIds.flatMap((id) =>
      (teil.get(id)?.besuche ?? []).flatMap(
        ({ liegenschaftId }) => besuche.find(({ haus }) => haus.id === liegenschaftId) ?? [],
      ),
    ),
  }));
}

/** What everybody does without a planner: the visits by Frist and working order, one after the other, day after day. */
export function nachDatum({ schichten }: Quartalsinhalt, besuche: readonly Hausbesuch[]) {
  const offen = besuche.toSorted(
    (a, b) =>
      (a.besuch.frist < b.besuch.frist ? -1 : Number(a.besuch.frist > b.besuch.frist)) ||
      (a.haus.laufnummer ?? 0) - (b.haus.laufnummer ?? 0),
  );
  const werke = schichten
    .toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag)))
    .map((schicht): Tageswerk => {
      const heute: Hausbesuch[] = [];
      let platz = schicht.platzSekunden - 30 * 60;
      for (const eintrag of offen.slice()) {
        const { ab, spaetestens, feuerstaettenschau, dauerMinuten } = eintrag.besuch;
        if (ab !== undefined && schicht.tag < ab) continue;
        if (spaetestens !== undefined && schicht.tag > spaetestens) continue;
        if (feuerstaettenschau && !schicht.darfFeuerstaettenschau) continue;
        const sekunden = (dauerMinuten + PUFFER_MINUTEN + 1) * 60;
        if (sekunden > platz) break;
        platz -= sekunden;
        heute.push(eintrag);
        offen.splice(offen.indexOf(eintrag), 1);
      }
      return { schicht, besuche: heute };
    });
  return { werke, offen: offen.length };
}
