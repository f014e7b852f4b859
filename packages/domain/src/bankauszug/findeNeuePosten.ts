import type { Bankposten, Bankteil, BekannterPosten } from './bankposten.ts';
import { sagtDasselbe, type Wortlaut, wortlautAus } from './sagtDasselbe.ts';
import { verpaareViele } from './verpaareViele.ts';

export interface NeuerPosten {
  readonly posten: Bankposten;
  /** Those of its payments that are not known one by one from elsewhere. */
  readonly teile: readonly Bankteil[];
  /** The kept posting whose sum they take the place of. */
  readonly statt: BekannterPosten | undefined;
}

/** Words that banks write where there is no reference, and numbers so short that they only count. */
const OHNE_AUSSAGE =
  /^(no\s?n?\s?ref|not\s?provided|not\s?available|none|n\/?a|unknown|unbekannt|keine?|0+|\d{1,5}|[-.*x]+)$/i;

/**
 * What of a file was not read before. A posting is its account, day, amount, direction, names, purposes and place among equals; the
 * bank's reference tells it apart only where it is one. Files of other kinds say the same in other words: there whatever can be one
 * is one, and as many of them as both sides have.
 */
export function findeNeuePosten(
  gelesen: readonly Bankposten[],
  bekannt: readonly BekannterPosten[],
): NeuerPosten[] {
  const posten = mitTauglicherKennung(gelesen);
  const eimer = Map.groupBy(bekannt, tagUndBetrag);
  const wortlautVon = wortlautmerker();
  const paare = new Map<Bankposten, BekannterPosten>();
  for (const [wo, neue] of Map.groupBy(posten, tagUndBetrag))
    for (const [neuer, alter] of verpaarePosten(neue, eimer.get(wo) ?? [], wortlautVon))
      paare.set(neuer, alter);
  const vergeben = new Set(paare.values());
  const einzeln = bekannteTeile(
    posten.filter((einer) => !paare.has(einer)),
    bekannt.filter((einer) => !vergeben.has(einer)),
    wortlautVon,
  );
  return posten.flatMap((einer): NeuerPosten[] => {
    const statt = paare.get(einer);
    if (statt) return ersetzt(einer, statt) ? [{ posten: einer, teile: einer.teile, statt }] : [];
    const teile = einer.teile.filter((teil) => !einzeln.has(teil));
    return teile.length === 0 ? [] : [{ posten: einer, teile, statt }];
  });
}

const tagUndBetrag = ({ am, cent }: { am: string; cent: number }): string => `${am} ${cent}`;

/** One that stands at two postings of a file names neither. */
function mitTauglicherKennung(posten: readonly Bankposten[]): Bankposten[] {
  const gezaehlt = Map.groupBy(posten, ({ kennung }) => kennung.trim());
  return posten.map((einer) => {
    const kennung = einer.kennung.trim();
    const taugt = !OHNE_AUSSAGE.test(kennung) && gezaehlt.get(kennung)?.length === 1;
    return { ...einer, kennung: taugt ? kennung : '' };
  });
}

/** What is the same to the letter goes first: most of a file that was read before is, and it may be long. */
function verpaarePosten(
  neue: readonly Bankposten[],
  alte: readonly BekannterPosten[],
  wortlautVon: Wortlautmerker,
): Map<Bankposten, BekannterPosten> {
  const paare = new Map<Bankposten, BekannterPosten>();
  const frei = new Set(alte);
  const wortgleich = Map.groupBy(
    alte.flatMap((alter) => alter.formen.map((form) => ({ alter, schluessel: JSON.stringify(form) }))),
    ({ schluessel }) => schluessel,
  );
  for (const neuer of neue) {
    const { form, abdruck, kennung } = neuer;
    const gleiche = wortgleich.get(JSON.stringify({ form, abdruck, kennung })) ?? [];
    const stelle = gleiche.findIndex(
      ({ alter }) => frei.has(alter) && gleichesKonto(neuer.konto, alter.konto),
    );
    const [treffer] = stelle < 0 ? [] : gleiche.splice(stelle, 1);
    if (!treffer) continue;
    frei.delete(treffer.alter);
    paare.set(neuer, treffer.alter);
  }
  const rest = neue.filter((neuer) => !paare.has(neuer));
  const gepaart = verpaareViele(rest, [...frei], {
    note: (neuer, alter) => note(neuer, alter, wortlautVon),
    worte: ({ teile }) => wortlautVon(teile).ganz.worte,
  });
  for (const [neuer, alter] of gepaart) paare.set(neuer, alter);
  return paare;
}

/** How surely both are one posting. */
function note(neu: Bankposten, alt: BekannterPosten, wortlautVon: Wortlautmerker): number | undefined {
  if (!gleichesKonto(neu.konto, alt.konto)) return undefined;
  const selbeForm = alt.formen.filter(({ form }) => form === neu.form);
  if (selbeForm.length > 0)
    return selbeForm.some(
      ({ abdruck, kennung }) =>
        abdruck === neu.abdruck && (kennung === '' || neu.kennung === '' || kennung === neu.kennung),
    )
      ? 20
      : undefined;
  const gleicheKennung = neu.kennung !== '' && alt.formen.some(({ kennung }) => kennung === neu.kennung);
  const [hier, dort] = [wortlautVon(neu.teile), wortlautVon(alt.teile)];
  // One file has the sum, the other what it is made of: the texts belong to the parts.
  const summe = neu.teile.length > 1 || alt.teile.length > 1 ? 0 : undefined;
  const wortlaut = sagtDasselbe(hier, dort) ?? (alt.formen.length === 0 ? nurZweck(hier, dort) : undefined);
  return gleicheKennung ? 10 + (wortlaut ?? 0) : (wortlaut ?? summe);
}

/** For what went out, the name that was kept used to be the payer's. */
const nurZweck = (a: Wortlaut, b: Wortlaut): number | undefined => {
  const wortlaut = sagtDasselbe({ ...a, name: OHNE_NAMEN }, { ...b, name: OHNE_NAMEN });
  return wortlaut === 5 || wortlaut === 3 ? 1 : undefined;
};
const OHNE_NAMEN: Wortlaut['name'] = { eng: '', worte: [] };

type Wortlautmerker = (teile: readonly Bankteil[]) => Wortlaut;

/** What parts say together, taken apart once. */
function wortlautmerker(): Wortlautmerker {
  const gemerkt = new Map<readonly Bankteil[], Wortlaut>();
  return (teile) => {
    const [erster, ...weitere] = teile;
    const wortlaut =
      gemerkt.get(teile) ??
      wortlautAus(
        erster && weitere.length === 0
          ? erster
          : { name: '', zweck: teile.map(({ name, zweck }) => `${name} ${zweck}`).join(' ') },
      );
    gemerkt.set(teile, wortlaut);
    return wortlaut;
  };
}

/** An account may be named by its IBAN in one file and by its number alone in another. */
function gleichesKonto(a: string, b: string): boolean {
  const [kurz = '', lang = ''] = [a, b]
    .map((konto) => konto.replace(/^0+/, ''))
    .toSorted((x, y) => x.length - y.length);
  return kurz === '' || kurz === lang || (kurz.length >= 4 && lang.endsWith(kurz));
}

/** One payment of a posting, with itself as a list of one. */
type Stelle<P> = { readonly posten: P; readonly teil: Bankteil; readonly allein: readonly Bankteil[] };

/** What one file has as a sum the other has as single payments. */
function bekannteTeile(
  offen: readonly Bankposten[],
  uebrig: readonly BekannterPosten[],
  wortlautVon: Wortlautmerker,
): Set<Bankteil> {
  const bekannte = Map.groupBy(uebrig.flatMap(stellenVon), tagUndTeilbetrag);
  const gefunden = new Set<Bankteil>();
  for (const [wo, hier] of Map.groupBy(offen.flatMap(stellenVon), tagUndTeilbetrag)) {
    const gepaart = verpaareViele(hier, bekannte.get(wo) ?? [], {
      note: (neu, alt) => teilnote(neu, alt, wortlautVon),
      worte: ({ allein }) => wortlautVon(allein).ganz.worte,
    });
    for (const { teil } of gepaart.keys()) gefunden.add(teil);
  }
  return gefunden;
}

const stellenVon = <P extends { teile: readonly Bankteil[] }>(posten: P): Stelle<P>[] =>
  posten.teile.map((teil) => ({ posten, teil, allein: [teil] }));

const tagUndTeilbetrag = ({ posten, teil }: Stelle<{ am: string }>): string => `${posten.am} ${teil.cent}`;

function teilnote(
  neu: Stelle<Bankposten>,
  alt: Stelle<BekannterPosten>,
  wortlautVon: Wortlautmerker,
): number | undefined {
  if (!gleichesKonto(neu.posten.konto, alt.posten.konto)) return undefined;
  const beideEinzeln = neu.posten.teile.length === 1 && alt.posten.teile.length === 1;
  if (beideEinzeln && alt.posten.cent === alt.teil.cent) return undefined;
  if (alt.posten.formen.some(({ form }) => form === neu.posten.form)) return undefined;
  const wortlaut = sagtDasselbe(wortlautVon(neu.allein), wortlautVon(alt.allein));
  return wortlaut === undefined || wortlaut < 2 ? undefined : wortlaut;
}

const ersetzt = (neu: Bankposten, alt: BekannterPosten): boolean =>
  alt.ersetzbar && neu.teile.length > 1 && alt.formen.every(({ form }) => form !== neu.form);
