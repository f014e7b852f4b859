import type { FastifyInstance } from 'fastify';

import { nimmEinwilligungZurueck } from '../../../../liegenschaft/nimmEinwilligungZurueck.ts';
import { installReportDoor } from '../../../../platform/access/reportDoor.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { settleReport } from '../../../../platform/post/shortMessage.ts';
import { Refused } from '../../../../platform/refusal/refused.ts';
import { meldeNeuenVersandstand } from '../../weg/meldeNeuenVersandstand.ts';
import { istVonWhatsapp, liesWhatsappmeldung, istDasselbeGeheimnis } from './whatsappMeldung.ts';

const PFAD = '/whatsapp/meldung';
/** Meta tells up to a thousand things at once, in no more than this. */
const BYTES_MAX = 3_145_728;

type Anfrage = { 'hub.mode'?: string; 'hub.verify_token'?: string; 'hub.challenge'?: string };

/**
 * Where Meta tells what became of a message, and what somebody answered: STOPP ends what was allowed, at every company. A report
 * carries no time of its signature, so one may be played again; it can only say what is known.
 */
export function installWhatsappDoor(app: FastifyInstance, deps: Deps): void {
  const dienst = deps.env.messenger.whatsapp.dienst;
  if (dienst === undefined) return;
  installReportDoor(app, deps, {
    path: PFAD,
    bytesMax: BYTES_MAX,
    plausible: (kopf) => /^sha256=[0-9a-f]{64}$/.test(kopf('x-hub-signature-256')),
    genuine: (kopf, inhalt) => istVonWhatsapp(dienst.appSecret, inhalt, kopf('x-hub-signature-256')),
    signature: (kopf) => kopf('x-hub-signature-256'),
    take: async (inhalt) => {
      const { berichte, abgemeldet } = liesWhatsappmeldung(inhalt, dienst.phoneNumberId);
      for (const bericht of berichte) {
        const betrieb = await settleReport(deps, 'whatsapp', bericht);
        if (betrieb) await meldeNeuenVersandstand(deps, betrieb.unternehmen_id, bericht.id);
      }
      for (const nummer of abgemeldet) await nimmEinwilligungZurueck(deps, 'whatsapp', nummer);
    },
  });
  // Once, when the address is entered at Meta: whoever knows the word we agreed on hears what he said.
  app.get<{ Querystring: Anfrage }>(PFAD, { schema: { hide: true } }, async ({ query }, reply) => {
    const { 'hub.mode': mode, 'hub.verify_token': wort, 'hub.challenge': gesagt } = query;
    if (
      mode !== 'subscribe' ||
      !istDasselbeGeheimnis(dienst.verifyToken, String(wort)) ||
      !/^\w{1,100}$/.test(String(gesagt))
    )
      throw new Refused('nicht-gefunden');
    return reply.type('text/plain; charset=utf-8').send(gesagt);
  });
}
