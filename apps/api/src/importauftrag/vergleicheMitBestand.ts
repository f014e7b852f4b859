import type { Importergebnis } from '@kehrtour/domain/importdatei/liesImport';
import { bessereSchreibung, istEinfoermig } from '@kehrtour/domain/importdatei/name/schreibweise';
import {
  probelauf,
  type Probelauf,
  type VorhandeneLiegenschaft,
} from '@kehrtour/domain/importdatei/probelauf';
import type { ImportLiegenschaft } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { adressSchluessel, strassenzeile } from '@kehrtour/domain/ort/adresse';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';
import { teileTag } from '@kehrtour/domain/tag';

import { behalteBekanntes, type Behaltregel, type Verlust } from './behalteBekanntes.ts';
import type { AndereLiegenschaft, Bestandsauskunft, Pruefergebnis } from './dateiauftrag.ts';
import { type Ungesagtes, wieBekannt } from './ungesagtes.ts';
import { vereineVielnamige } from './vereineVielnamige.ts';
import { vervollstaendige } from './vervollstaendige.ts';

export type Bestandsvergleich = {
  readonly lauf: Probelauf;
  /** Houses the file is compared with, those made by hand among them that it is merged with. */
  readonly vorhandene: readonly VorhandeneLiegenschaft[];
  /** New houses at a known address, with the house there. */
  readonly gleiche: ReadonlyMap<ImportLiegenschaft, string>;
  /** Those of which nobody has said yet whether they are the same. */
  readonly offen: ReadonlyMap<ImportLiegenschaft, string>;
  /** What is known although the file has an empty cell for it. */
  readonly verluste: readonly HausVerlust[];
  /** Tasks of all houses in the file. */
  readonly aufgaben: number;
};
type HausVerlust = Verlust & { readonly haus: string };

/**
 * Lays the file over the stock; houses that may be the same become one only when somebody said so.
 * @param eigene for a list of ours: what it says as we do. It is no export of another program, so nothing in it is missing or back.
 */
export function vergleicheMitBestand(
  gelesen: Importergebnis,
  zuordnung: Spaltenzuordnung,
  bestand: Bestandsauskunft,
  eigene?: Ungesagtes,
): Bestandsvergleich {
  const vergleich = legeUeber(gelesen, zuordnung, bestand, eigene);
  if (eigene === undefined) return vergleich;
  return { ...vergleich, lauf: { ...vergleich.lauf, fehlend: [], wiederDa: [] } };
}

function legeUeber(
  gelesen: Importergebnis,
  zuordnung: Spaltenzuordnung,
  bestand: Bestandsauskunft,
  eigene: Ungesagtes | undefined,
): Bestandsvergleich {
  const eingelesene = bestand.vorhandene.flatMap((seite) => JSON.parse(seite) as VorhandeneLiegenschaft[]);
  const andere = bestand.andere.flatMap((seite) => JSON.parse(seite) as AndereLiegenschaft[]);
  const vollstaendige = gelesen.liegenschaften.map((eine) => ({ stand: vervollstaendige(eine, bestand) }));
  const genannte = vereineVielnamige(vollstaendige, bestand.vielnamige).map(({ stand }) => stand);
  const vorhandene = [...eingelesene, ...genannteVonHand(genannte, andere)];
  const ganze = wieImBestand(wiedergefunden(genannte, vorhandene), vorhandene);
  const { heute, leereLoeschen } = bestand;
  const regel = { zuordnung, jahr: teileTag(heute).jahr, leereLoeschen, eigene };
  const getrennt = lege({ ...gelesen, liegenschaften: ganze }, vorhandene, regel);
  const gleiche = findeGleiche(getrennt.lauf, andere, new Set(vorhandene.map(({ id }) => id)));
  const aufgaben = ganze.reduce((summe, eine) => summe + eine.aufgaben.length, 0);
  if (bestand.gleiche !== 'zusammenfuehren')
    return { ...getrennt, gleiche, aufgaben, offen: bestand.gleiche === 'neu' ? new Map() : gleiche };
  const ziele = new Set(gleiche.values());
  const vonHand = andere.flatMap(({ id, stand }): VorhandeneLiegenschaft[] =>
    ziele.has(id) && stand !== null ? [{ id, stand, lokalGeaendert: [], fehltImExport: false }] : [],
  );
  const alle = [...vorhandene, ...vonHand];
  const schluessel = new Map(alle.map(({ id, stand }) => [id, stand.schluessel]));
  const umbenannt = ganze.map((eine) => {
    const ziel = schluessel.get(gleiche.get(eine) ?? '');
    return ziel === undefined ? eine : ohneEigeneId({ ...eine, schluessel: ziel }, gleiche.get(eine));
  });
  const zusammen = lege({ ...gelesen, liegenschaften: umbenannt }, alle, regel);
  return { ...zusammen, gleiche, aufgaben, offen: new Map() };
}

function lege(
  gelesen: Importergebnis,
  vorhandene: readonly VorhandeneLiegenschaft[],
  { eigene, ...regel }: Behaltregel & { readonly eigene: Ungesagtes | undefined },
): Pick<Bestandsvergleich, 'lauf' | 'vorhandene' | 'verluste'> {
  const verluste: HausVerlust[] = [];
  const bekannte = new Map(vorhandene.map((eine) => [eine.stand.schluessel, eine]));
  const liegenschaften = gelesen.liegenschaften.map((eine) => {
    const bekannt = bekannte.get(eine.schluessel);
    if (bekannt === undefined) return eine;
    const behalten = wieBekannt(
      behalteBekanntes(eine, bekannt.stand, regel),
      bekannt.stand,
      eigene?.(eine.zeilen) ?? NICHTS,
    );
    for (const verlust of behalten.verluste)
      if (!bekannt.lokalGeaendert.includes(verlust.teil))
        verluste.push({ ...verlust, haus: strassenzeile(behalten.stand.adresse) });
    return behalten.stand;
  });
  return { lauf: probelauf({ ...gelesen, liegenschaften }, vorhandene), vorhandene, verluste };
}

const NICHTS: ReadonlySet<never> = new Set();

/** Houses that no file brought and whose Objekt-ID this one names, theirs or ours: they are the same without a question. */
function genannteVonHand(
  genannte: readonly ImportLiegenschaft[],
  andere: readonly AndereLiegenschaft[],
): VorhandeneLiegenschaft[] {
  const ids = new Set(genannte.flatMap(({ externalId }) => externalId ?? []));
  return andere.flatMap(({ id, externalId, stand }) =>
    stand !== null && (ids.has(id) || (externalId !== null && ids.has(externalId)))
      ? [{ id, stand, lokalGeaendert: [], fehltImExport: false }]
      : [],
  );
}

/** A list of our own names houses without a foreign Objekt-ID by their id here. */
function wiedergefunden(
  genannte: readonly ImportLiegenschaft[],
  vorhandene: readonly VorhandeneLiegenschaft[],
): readonly ImportLiegenschaft[] {
  const schluessel = new Map(vorhandene.map(({ id, stand }) => [id, stand.schluessel]));
  return genannte.map((eine) => {
    const bekannt = schluessel.get(eine.externalId ?? '');
    return bekannt === undefined ? eine : ohneEigeneId({ ...eine, schluessel: bekannt }, eine.externalId);
  });
}

/** Our own id is no name that another program gave. */
function ohneEigeneId(
  { externalId, ...eine }: ImportLiegenschaft,
  id: string | undefined,
): ImportLiegenschaft {
  return externalId === undefined || externalId === id ? eine : { ...eine, externalId };
}

/** A house that is there under another key or was made by hand; each is proposed once. */
function findeGleiche(
  lauf: Probelauf,
  andere: readonly AndereLiegenschaft[],
  schonGefunden: ReadonlySet<string>,
): ReadonlyMap<ImportLiegenschaft, string> {
  const nachId = new Set(andere.map(({ id }) => id));
  const nachAdresse = new Map(andere.map(({ id, adresse }) => [adressSchluessel(adresse), id]));
  const vergeben = new Set<string>(andere.flatMap(({ id }) => (schonGefunden.has(id) ? [id] : [])));
  const gefunden = new Map<ImportLiegenschaft, string>();
  const mitUnsererId = lauf.neu.flatMap((neu) =>
    neu.externalId !== undefined && nachId.has(neu.externalId) ? [{ neu, id: neu.externalId }] : [],
  );
  const auchVonHand = lauf.neu.map((neu) => ({ neu, id: nachAdresse.get(adressSchluessel(neu.adresse)) }));
  for (const { neu, id } of [...mitUnsererId, ...lauf.vorschlaege, ...auchVonHand]) {
    if (id === undefined || vergeben.has(id) || gefunden.has(neu)) continue;
    vergeben.add(id);
    gefunden.set(neu, id);
  }
  return gefunden;
}

/** A list in capitals takes streets and places as the stock writes them; what the stock does not know stays. */
function wieImBestand(
  liegenschaften: readonly ImportLiegenschaft[],
  vorhandene: readonly VorhandeneLiegenschaft[],
): readonly ImportLiegenschaft[] {
  const bekannt = new Map<string, string>();
  for (const { stand } of vorhandene)
    for (const wort of [stand.adresse.strasse, stand.adresse.ort]) {
      const schluessel = strassenSchluessel(wort);
      bekannt.set(schluessel, bessereSchreibung(wort, bekannt.get(schluessel) ?? ''));
    }
  const wie = (wort: string): string =>
    istEinfoermig(wort) ? bessereSchreibung(wort, bekannt.get(strassenSchluessel(wort)) ?? '') : wort;
  return liegenschaften.map((eine) => {
    const { strasse, ort } = eine.adresse;
    return { ...eine, adresse: { ...eine.adresse, strasse: wie(strasse), ort: wie(ort) } };
  });
}

const BEISPIELE = 3;
const WERT_MAX = 60;

/** Field by field how much would go, with the first ones as examples. */
export function fasseVerlusteZusammen(verluste: readonly HausVerlust[]): Pruefergebnis['verluste'] {
  return [...Map.groupBy(verluste, ({ feld }) => feld)].map(([feld, gleiche]) => ({
    feld,
    anzahl: gleiche.length,
    beispiele: gleiche
      .slice(0, BEISPIELE)
      .map(({ haus, wert }) => (wert === '' ? haus : `${haus}: ${wert.slice(0, WERT_MAX)}`)),
  }));
}
