/** By which ways somebody can be reached, and the code that proves a mobile number. */
export { ladeOffeneWege } from './kanal/ladeOffeneWege.ts';
export { sendeSmsCode } from './kanal/sendeSmsCode.ts';
export { mobilnummer } from './kanal/sms/mobilnummer.ts';
export type { OffeneWege } from './kanal/weg/kanalweg.ts';
