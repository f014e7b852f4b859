import { VERSANDANLAESSE, type Versandalarm } from '@kehrtour/domain/versand/versandanlass';

import { mailOf, type SystemMail } from '../../platform/post/systemMail.ts';

/** More companies than a person looks at one by one. */
const GENANNT_MAX = 20;

/** What leaves more often than on other days, and through whom. Names of companies are what somebody typed: none in the subject. */
export function versandalarmMail(
  { anlass, anzahl, betriebe }: Versandalarm,
  { namen, link }: { namen: ReadonlyMap<string, string>; link: string },
): SystemMail {
  const { was } = VERSANDANLAESSE[anlass];
  const genannte = betriebe.slice(0, GENANNT_MAX);
  const weitere = betriebe.length - genannte.length;
  return mailOf(
    `Ungewöhnlich viele Nachrichten: ${was}`,
    [
      'Guten Tag,',
      `heute sind es schon ${anzahl}: ${was}.`,
      ...genannte.map(
        ({ unternehmenId, anzahl: davon }) => `${davon} von ${namen.get(unternehmenId) ?? unternehmenId}`,
      ),
      ...(weitere > 0 ? [`und ${weitere} weitere Betriebe`] : []),
      'Wer die Grenze seines Tages erreicht, liest, dass es morgen weitergeht. Sehen Sie nach, ob jemand über Kehrtour Post an Fremde verschickt; einen solchen Betrieb können Sie sperren.',
    ],
    { text: 'Betriebe ansehen', link },
  );
}
