/** How a mail to a customer is set, for concepts that write one of their own. */
export { absatz, type Mailinhalt } from './papier/mailrahmen.ts';
export { knopfteil, type Rubrik, rubrikteile, satzteil, setzeMail } from './papier/mailteile.ts';
