import type { WirkungDerPerson } from '@kehrtour/contract/betroffen';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';

export type Personenstand = Pick<Mitarbeiter, 'aktiv' | 'faehrt' | 'qualifikation' | 'arbeitszeit'>;

/** Whether a change reaches what somebody carries already. */
export const erreichtArbeit = (alt: Personenstand, neu: Personenstand): boolean =>
  geht(alt, neu) || faehrtNicht(alt, neu) || darfNicht(alt, neu) || !gleicheWoche(alt, neu);

/** Nobody leaves while customers expect her: then there is no button for it. */
export const hindert = (alt: Personenstand, neu: Personenstand, { termine }: WirkungDerPerson): boolean =>
  geht(alt, neu) && termine.length > 0;

/** What becomes of the rounds and appointments of somebody, a sentence for each change. */
export function personenfolgen(
  alt: Personenstand,
  neu: Personenstand,
  { termine, kehrtouren }: WirkungDerPerson,
): string[] {
  if (geht(alt, neu))
    return [
      ...(termine.length === 0
        ? []
        : [
            'Solange diese Termine bei der Person stehen, lässt sie sich nicht ausschalten. Verlegen Sie sie, oder geben Sie sie jemand anderem.',
          ]),
      ...(kehrtouren.length === 0
        ? []
        : [
            'Diese Kehrtouren bleiben stehen, lassen sich so aber nicht mehr ankündigen: Planen Sie sie mit jemand anderem neu.',
          ]),
    ];
  return [
    ...(faehrtNicht(alt, neu)
      ? [
          'Beim Planen steht die Person nicht mehr zur Wahl. Was schon bei ihr liegt, bleibt, bis Sie es neu planen oder verlegen.',
        ]
      : []),
    ...(darfNicht(alt, neu)
      ? [
          'Eine Feuerstättenschau macht nur, wer bestellt ist oder nach § 11b vertritt. Diese hier bleiben stehen: Geben Sie sie jemandem, der darf.',
        ]
      : []),
    ...(gleicheWoche(alt, neu)
      ? []
      : [
          'Das liegt danach außerhalb der Arbeitswoche. Es bleibt stehen, bis Sie es verlegen oder neu planen; neue Kehrtouren richten sich nach der neuen Woche.',
        ]),
  ];
}

const geht = (alt: Personenstand, neu: Personenstand): boolean => alt.aktiv && !neu.aktiv;
const faehrtNicht = (alt: Personenstand, neu: Personenstand): boolean => alt.faehrt && !neu.faehrt;
const darfNicht = (alt: Personenstand, neu: Personenstand): boolean =>
  darfFeuerstaettenschau(alt) && !darfFeuerstaettenschau(neu);
const gleicheWoche = (alt: Personenstand, neu: Personenstand): boolean =>
  JSON.stringify(alt.arbeitszeit) === JSON.stringify(neu.arbeitszeit);
