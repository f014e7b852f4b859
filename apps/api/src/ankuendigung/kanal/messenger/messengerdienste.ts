import type { Messenger } from '@kehrtour/domain/messenger';

import type { Messengerdienst } from '../weg/messengerdienst.ts';
import { whatsapp } from './whatsapp/whatsapp.ts';

/** Every messenger with its service. */
export const MESSENGERDIENSTE: Readonly<Record<Messenger, Messengerdienst>> = { whatsapp };
