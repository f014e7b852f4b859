/** What concepts above read of what was allowed, in statements of their own. */
export { EINWILLIGUNG_DES, WHATSAPP_DES, WHATSAPP_STAND_DES } from './whatsapp.store.ts';
