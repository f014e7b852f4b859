import { addressOf } from '@kehrtour/addresses/addresses';

import type { Deps } from '../platform/deps.ts';
import type { Secrets } from '../platform/settings/secrets.ts';

/** 192 bit that follow from the row's id and this installation's secret; only their hash is stored. */
export const feedToken = (secrets: Secrets, feedId: string): string =>
  secrets.derive(`kalender/${feedId}`, 24).toString('base64url');

/** What a person puts into her calendar program. */
export const feedAdresse = ({ env, secrets }: Pick<Deps, 'env' | 'secrets'>, feedId: string): string =>
  addressOf(env.addresses, 'api', `/kalender/${feedToken(secrets, feedId)}.ics`);
