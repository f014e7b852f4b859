import type { FastifyInstance } from 'fastify';

import { installReportDoor } from '../../../platform/access/reportDoor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lookSoon } from '../../../platform/post/letterOutbox.ts';
import { briefInMeldung, istVomBriefdienst } from './briefmeldung.ts';

const PFAD = '/briefe/meldung';
/** A report names the organisation, the letter and the event in full. */
const BYTES_MAX = 65_536;

/**
 * Where Pingen tells that something became of a letter. A report carries no time, so one that is played again after a
 * restart cannot be told from a new one: it is only the hint to ask the service itself.
 */
export function installBriefdienstDoor(app: FastifyInstance, deps: Deps): void {
  const dienst = deps.env.letters;
  if (dienst === undefined) return;
  installReportDoor(app, deps, {
    path: PFAD,
    bytesMax: BYTES_MAX,
    plausible: (kopf) => /^[0-9a-f]{64}$/.test(kopf('signature')),
    genuine: (kopf, inhalt) => istVomBriefdienst(dienst.signingKey, inhalt, kopf('signature')),
    signature: (kopf) => kopf('signature'),
    take: async (inhalt) => {
      const anbieterId = briefInMeldung(inhalt);
      if (anbieterId !== undefined)
        await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => lookSoon(tx, anbieterId));
    },
  });
}
