import { wunschzeitText } from '@kehrtour/domain/ankuendigung/wunschzeit';
import { formatTagLang } from '@kehrtour/domain/format';
import { alsSatz } from '@kehrtour/domain/text/alsSatz';
import { grussAn } from '@kehrtour/domain/text/unverfaenglich';

import {
  knopfteil,
  type Mailinhalt,
  rubrikteile,
  satzteil,
  setzeMail,
} from '../../ankuendigung/kundenmail.ts';
import type { Absender } from '../../terminzettel/zettelAuftrag.ts';
import { NOTIZ_STEHT_DORT } from '../buchung.mail.ts';
import type { TerminwunschRow } from './terminwunsch.store.ts';

/** What a wish is written about. */
export type Wunschanlass = 'eingegangen' | 'abgelehnt';

export interface Wunschmail {
  readonly anlass: Wunschanlass;
  readonly absender: Absender;
  readonly name: string;
  readonly wunsch: Pick<TerminwunschRow, 'referenz' | 'wunsch' | 'halbtage' | 'ab' | 'notiz' | 'grund'>;
  /** The page of the wish. */
  readonly url: string;
}

/** Says that a wish has arrived, or that nothing can come of it; text and HTML say the same. */
export function wunschmail({ anlass, absender, name, wunsch, url }: Wunschmail): Mailinhalt {
  const { betreff, titel, satz, knopftext } = WORTE[anlass](wunsch);
  const saetze = [grussAn(name), ...satz];
  return setzeMail({
    betreff,
    titel,
    vorschau: saetze[1] ?? titel,
    absender,
    teile: [
      ...saetze.map(satzteil),
      knopfteil(knopftext, url),
      ...rubrikteile([
        { titel: 'Worum es geht', zeilen: [wunsch.wunsch.kundentext, wunsch.wunsch.anschrift.zeile] },
        { titel: 'Wann es passt', zeilen: wannZeilen(wunsch) },
        // Nobody knows whose address it is: what was typed beside it stays on the page.
        { titel: 'Ihre Nachricht an uns', zeilen: wunsch.notiz === '' ? [] : [NOTIZ_STEHT_DORT] },
        { titel: 'Referenz', zeilen: [wunsch.referenz] },
      ]),
    ],
  });
}

const WORTE: Record<
  Wunschanlass,
  (wunsch: Wunschmail['wunsch']) => { betreff: string; titel: string; satz: string[]; knopftext: string }
> = {
  eingegangen: () => ({
    betreff: 'Ihr Terminwunsch ist da',
    titel: 'Wir haben Ihren Wunsch',
    satz: [
      'danke für Ihren Terminwunsch. Wir suchen eine Zeit und schreiben Ihnen. Fest ist ein Termin erst, wenn Sie ihm zustimmen.',
    ],
    knopftext: 'Wunsch ansehen oder zurückziehen',
  }),
  abgelehnt: ({ grund }) => ({
    betreff: 'Zu Ihrem Terminwunsch',
    titel: 'Wir finden dafür leider keine Zeit',
    satz: [
      'zu Ihrem Terminwunsch können wir Ihnen leider nichts anbieten.',
      ...(grund ? [alsSatz(grund)] : []),
    ],
    knopftext: 'Wunsch ansehen',
  }),
};

const wannZeilen = ({ halbtage, ab }: Wunschmail['wunsch']): string[] => [
  wunschzeitText(halbtage),
  ...(ab === null ? [] : [`nicht vor ${formatTagLang(ab)}`]),
];
