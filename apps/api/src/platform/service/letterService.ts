/** What a service says of one letter. `cent`: its price without VAT, where it is known in euros. */
export type LetterState =
  /** It is being read, or printed: nothing to do but to ask again. */
  | { readonly art: 'unterwegs'; readonly cent: number | undefined }
  /** Read and found good; it leaves only when it is ordered. */
  | { readonly art: 'bereit'; readonly cent: number | undefined }
  | { readonly art: 'aufgegeben'; readonly cent: number | undefined }
  /** `zurueck`: the post could not deliver it. `abgelehnt`: it will never be printed. */
  | { readonly art: 'zurueck' | 'abgelehnt'; readonly grund: string };

/** The service was not there, or said what nobody can read: ask again later. */
export type LetterFault = { readonly art: 'gestoert'; readonly grund: string };

/**
 * A service that prints and posts letters. A letter is first left there as a draft, which costs nothing and is printed never;
 * ordering it is one step of its own that it takes once. So whoever lost an answer can ask what became of it.
 */
export type LetterService = {
  readonly leave: (
    pdf: Uint8Array,
    /** `an`: where it goes, as one line; the service reads it off the sheet. */
    name: { readonly datei: string; readonly key: string; readonly an: string },
  ) => Promise<{ readonly art: 'angelegt'; readonly anbieterId: string } | LetterRefusal | LetterFault>;
  readonly look: (anbieterId: string) => Promise<LetterState | LetterFault>;
  readonly order: (anbieterId: string) => Promise<{ readonly art: 'bestellt' } | LetterRefusal | LetterFault>;
  /** Takes a draft away that nobody orders any more. */
  readonly discard: (anbieterId: string) => Promise<{ readonly art: 'weg' } | LetterFault>;
};
/** It answered, and did nothing. */
export type LetterRefusal = { readonly art: 'abgelehnt'; readonly grund: string };
