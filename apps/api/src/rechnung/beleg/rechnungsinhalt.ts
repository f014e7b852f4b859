import type { Verbrauch } from '@kehrtour/contract/rechnung';
import type { Rechnungsanschrift } from '@kehrtour/contract/zahlung';
import type { Rechnungsart } from '@kehrtour/domain/rechnung/rechnung';
import type { Tag } from '@kehrtour/domain/tag';
import type { Rechnungsposition, Rechnungssummen } from '@kehrtour/domain/unternehmen/abrechnung';
import type { Zahlungsart } from '@kehrtour/domain/zahlung/zahlungsart';

/** Everything that stands on an invoice, as it was on its day: print and file are made of nothing else. */
export type Rechnungsinhalt = Rechnungssummen & {
  readonly art: Rechnungsart;
  readonly nummer: string;
  /** Number of the invoice that this one takes back, and why. */
  readonly hebtAuf: { readonly nummer: string; readonly grund: string } | null;
  readonly ausgestelltAm: Tag;
  readonly faelligAm: Tag;
  readonly leistungVon: Tag;
  readonly leistungBis: Tag;
  readonly empfaenger: Rechnungsanschrift;
  readonly positionen: readonly Rechnungsposition[];
  readonly verbrauch: Verbrauch;
  readonly zahlung: {
    readonly art: Zahlungsart;
    readonly mandat: { readonly referenz: string; readonly ibanEnde: string } | null;
  };
};
