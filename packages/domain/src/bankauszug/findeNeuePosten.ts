import type { Bankposten, Bankteil, BekannterPosten } from './bankposten.ts';
import { sagtDasselbe } from './sagtDasselbe.ts';
import { verpaare } from './verpaare.ts';

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
  const paare = new Map<Bankposten, BekannterPosten>();
  for (const [wo, neue] of Map.groupBy(posten, tagUndBetrag))
    for (const [neuer, alter] of verpaarePosten(neue, eimer.get(wo) ?? [])) paare.set(neuer, alter);
  const vergeben = new Set(paare.values());
  const einzeln = bekannteTeile(
    posten.filter((einer) => !paare.has(einer)),
    bekannt.filter((einer) => !vergeben.has(einer)),
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
  for (const [neuer, alter] of verpaare(rest, [...frei], note)) paare.set(neuer, alter);
  return paare;
}

/** How surely both are one posting. */
function note(neu: Bankposten, alt: BekannterPosten): number | undefined {
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
  const [hier, dort] = [zusammen(neu.teile), zusammen(alt.teile)];
  // One file has the sum, the other what it is made of: the texts belong to the parts.
  const summe = neu.teile.length > 1 || alt.teile.length > 1 ? 0 : undefined;
  const wortlaut = sagtDasselbe(hier, dort) ?? (alt.formen.length === 0 ? nurZweck(hier, dort) : undefined);
  return gleicheKennung ? 10 + (wortlaut ?? 0) : (wortlaut ?? summe);
}

type Text = { name: string; zweck: string };

/** Of what went out, the name that was kept used to be the payer's. */
const nurZweck = (a: Text, b: Text): number | undefined => {
  const wortlaut = sagtDasselbe({ ...a, name: '' }, { ...b, name: '' });
  return wortlaut === 5 || wortlaut === 3 ? 1 : undefined;
};

const zusammen = (teile: readonly Bankteil[]): Text => ({
  name: teile.length === 1 ? (teile[0]?.name ?? '') : '',
  zweck: teile.map(({ name, zweck }) => (teile.length === 1 ? zweck : `${name} ${zweck}`)).join(' '),
});

/** An account may be named by its IBAN in one file and by its number alone in another. */
function gleichesKonto(a: string, b: string): boolean {
  const [kurz = '', lang = ''] = [a, b]
    .map((konto) => konto.replace(/^0+/, ''))
    .toSorted((x, y) => x.length - y.length);
  return kurz === '' || kurz === lang || (kurz.length >= 4 && lang.endsWith(kurz));
}

/** What one file has as a sum the other has as single payments. */
function bekannteTeile(offen: readonly Bankposten[], uebrig: readonly BekannterPosten[]): Set<Bankteil> {
  const bekannte = Map.groupBy(
    uebrig.flatMap((posten) => posten.teile.map((teil) => ({ posten, teil }))),
    ({ posten, teil }) => `${posten.am} ${teil.cent}`,
  );
  const neue = Map.groupBy(
    offen.flatMap((posten) => posten.teile.map((teil) => ({ posten, teil }))),
    ({ posten, teil }) => `${posten.am} ${teil.cent}`,
  );
  const gefunden = new Set<Bankteil>();
  for (const [wo, hier] of neue)
    for (const { teil } of verpaare(hier, bekannte.get(wo) ?? [], teilnote).keys()) gefunden.add(teil);
  return gefunden;
}

function teilnote(
  neu: { posten: Bankposten; teil: Bankteil },
  alt: { posten: BekannterPosten; teil: Bankteil },
): number | undefined {
  if (!gleichesKonto(neu.posten.konto, alt.posten.konto)) return undefined;
  if (neu.posten.teile.length === 1 && alt.posten.teile.length === 1 && alt.posten.cent === alt.teil.cent)
    return undefined;
  if (alt.posten.formen.some(({ form }) => form === neu.posten.form)) return undefined;
  const wortlaut = sagtDasselbe(neu.teil, alt.teil);
  return wortlaut === undefined || wortlaut < 2 ? undefined : wortlaut;
}

const ersetzt = (neu: Bankposten, alt: BekannterPosten): boolean =>
  alt.ersetzbar && neu.teile.length > 1 && alt.formen.every(({ form }) => form !== neu.form);
