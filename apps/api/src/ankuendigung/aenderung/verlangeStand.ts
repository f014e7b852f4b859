import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Zusagenwechsel } from '@kehrtour/domain/planung/aenderung';

import { Refused } from '../../platform/refusal/refused.ts';
import { aenderungRefused } from './aenderung.grund.ts';
import type { GeladenerUnterschied } from './ladeUnterschied.ts';

/** As the person saw it, with a reason for each promise that is broken, and no booking among them. */
export function verlangeStand(
  { aenderung, seither, unterschied, zusagen }: GeladenerUnterschied,
  { version, gruende }: BodyOf<typeof aenderungAnnehmen>,
): void {
  if (aenderung.version !== version)
    throw new Refused('veraltet', { angaben: { version: aenderung.version } });
  if (seither.length > 0) throw aenderungRefused('veraltet', seither);
  const anschrift = ({ zusage }: Zusagenwechsel): string => zusagen.get(zusage.id)?.anschrift ?? '';
  const gebuchte = unterschied.zusagen.filter(
    (wechsel) => betrifft(wechsel) && zusagen.get(wechsel.zusage.id)?.quelle !== 'kehrtour',
  );
  if (gebuchte.length > 0) throw aenderungRefused('gebucht', gebuchte.map(anschrift));
  const ohneGrund = unterschied.zusagen.filter(
    ({ klasse, zusage }) => klasse === 'gebrochen' && !gruende[zusage.id]?.trim(),
  );
  if (ohneGrund.length > 0) throw aenderungRefused('ohne-grund', ohneGrund.map(anschrift));
}

/** Whether the household loses what it was told. */
export const betrifft = ({ klasse }: Zusagenwechsel): boolean =>
  klasse === 'gebrochen' || klasse === 'neuAnzusagen' || klasse === 'entfaellt';
