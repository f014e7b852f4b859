import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { differenzTage, type Tag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus, type Uhrzeit } from '@kehrtour/domain/uhrzeit';

const DAY_SECONDS = 86_400;

/** The clock of a plan: seconds since midnight of its first day, by the clock on the wall. */
export type Planuhr = {
  readonly nullTag: Tag;
  readonly sekunden: (tag: Tag, uhrzeit: Uhrzeit) => number;
  readonly instant: (sekunden: number) => Date;
  readonly vonInstant: (instant: Date) => number;
};

export function planuhr(nullTag: Tag): Planuhr {
  const sekunden = (tag: Tag, uhrzeit: Uhrzeit): number =>
    differenzTage(nullTag, tag) * DAY_SECONDS + minutenSeitMitternacht(uhrzeit) * 60;
  const zero = zeitpunktAus({ tag: nullTag, uhrzeit: '00:00' });
  return {
    nullTag,
    sekunden,
    instant: (value) => {
      const days = Math.floor(value / DAY_SECONDS);
      const rest = value - days * DAY_SECONDS;
      const noon = new Date(zero.getTime() + (days * DAY_SECONDS + DAY_SECONDS / 2) * 1000);
      const local = zeitpunktAus({ tag: ortszeitAus(noon).tag, uhrzeit: uhrzeitAus(Math.floor(rest / 60)) });
      return new Date(local.getTime() + (rest % 60) * 1000);
    },
    vonInstant: (instant) => {
      const { tag, uhrzeit } = ortszeitAus(instant);
      return sekunden(tag, uhrzeit) + instant.getUTCSeconds();
    },
  };
}
