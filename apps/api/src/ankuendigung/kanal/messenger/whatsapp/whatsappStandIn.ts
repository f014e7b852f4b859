import type {
  DeliveryReport,
  ShortMessageTransport,
} from '../../../../platform/service/shortMessageTransport.ts';
import { whatsappFehler, whatsappZustellfehler } from './whatsappFehler.ts';

/** The service takes a moment to tell that a phone has it. */
const BERICHT_MS = 4000;
/** Numbers that end like this are refused at once, are found later to have no WhatsApp, or are switched off and never heard of. */
const ABGELEHNT = '99';
const SPAETER_GESCHEITERT = '98';
const NIE_GEHOERT = '97';

const NICHT_BEI_WHATSAPP = 131_026;

/** Behaves like the service and keeps everything here: refusals, and reports that come later, as a real one sends to its door. */
export function whatsappStandIn(now: () => Date): ShortMessageTransport {
  const wartend: { readonly am: number; readonly bericht: DeliveryReport }[] = [];
  return {
    send: async ({ an }, id) => {
      const jetzt = now().getTime();
      if (an.adresse.endsWith(ABGELEHNT)) return whatsappFehler(NICHT_BEI_WHATSAPP);
      if (!an.adresse.endsWith(NIE_GEHOERT)) {
        const angekommen = !an.adresse.endsWith(SPAETER_GESCHEITERT);
        const grund = angekommen ? '' : whatsappZustellfehler(NICHT_BEI_WHATSAPP);
        wartend.push({ am: jetzt + BERICHT_MS, bericht: { id, angekommen, grund } });
      }
      return { art: 'angenommen', anbieterId: `wamid.lokal-${id}` };
    },
    reports: () => {
      const jetzt = now().getTime();
      const reif = wartend.filter(({ am }) => am <= jetzt);
      wartend.splice(0, wartend.length, ...wartend.filter(({ am }) => am > jetzt));
      return reif.map(({ bericht }) => bericht);
    },
  };
}
