/** What somebody looks for in the list of rounds. */
export type Kehrtoursuche = {
  /** Everything but the day. */
  readonly worte: string;
  /** `9.2.`, `09.02.2027`; without a year every year is meant. */
  readonly am?: { readonly tagImMonat: number; readonly monat: number; readonly jahr?: number };
};

const DATUM = /(?<!\d)(?<tag>\d{1,2})\.\s?(?<monat>\d{1,2})\.\s?(?<jahr>\d{4})?(?!\d)/;

/** A day that is typed is one thing, not two numbers that may stand anywhere. */
export function kehrtoursuche(text: string): Kehrtoursuche {
  const fund = DATUM.exec(text);
  if (fund?.groups === undefined) return { worte: text };
  const { tag, monat, jahr } = fund.groups;
  return {
    worte: text.replace(fund[0], ' ').trim(),
    am: {
      tagImMonat: Number(tag),
      monat: Number(monat),
      ...(jahr === undefined ? {} : { jahr: Number(jahr) }),
    },
  };
}
