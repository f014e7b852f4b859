import type { Messengerdienst } from '../../weg/messengerdienst.ts';
import { ankuendigungWhatsapp } from './ankuendigungWhatsapp.ts';
import { installWhatsappDoor } from './installWhatsappDoor.ts';
import { openWhatsapp } from './openWhatsapp.ts';

/** WhatsApp by the Cloud API of Meta, in wordings that are approved there. */
export const whatsapp: Messengerdienst = {
  open: openWhatsapp,
  installDoor: installWhatsappDoor,
  inhalt: ankuendigungWhatsapp,
};
