import { addressOf } from '@kehrtour/addresses/addresses';
import type { FastifyInstance } from 'fastify';

import { installReportDoor } from '../../../platform/access/reportDoor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { settleReport } from '../../../platform/post/shortMessage.ts';
import { meldeNeuenVersandstand } from '../weg/meldeNeuenVersandstand.ts';
import { istEcht, istZeitnah, liesZustellbericht } from '../weg/zustellbericht.ts';

const PFAD = '/sms/zustellbericht';
const BYTES_MAX = 16_384;

/**
 * Where seven.io tells what became of an SMS. A signed report that is none of ours, or tells what is known, changes nothing
 * and is thanked for, as the provider would repeat it for days.
 */
export function installSmsDoor(app: FastifyInstance, deps: Deps): void {
  const dienst = deps.env.sms;
  if (dienst === undefined) return;
  installReportDoor(app, deps, {
    path: PFAD,
    bytesMax: BYTES_MAX,
    plausible: (kopf, jetzt) =>
      /^[0-9a-f]{64}$/.test(kopf('x-signature')) && istZeitnah(kopf('x-timestamp'), jetzt),
    genuine: (kopf, inhalt, jetzt) =>
      istEcht(
        dienst.signingKey,
        {
          zeit: kopf('x-timestamp'),
          nonce: kopf('x-nonce'),
          methode: 'POST',
          url: addressOf(deps.env.addresses, 'api', PFAD),
          inhalt,
        },
        kopf('x-signature'),
        jetzt,
      ),
    signature: (kopf) => kopf('x-signature'),
    take: async (inhalt) => {
      const bericht = liesZustellbericht(inhalt);
      const betrieb = bericht && (await settleReport(deps, 'sms', bericht));
      if (betrieb) await meldeNeuenVersandstand(deps, betrieb.unternehmen_id, bericht.id);
    },
  });
}
