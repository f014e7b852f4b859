/** The product's names and addresses stand in the domain, where mails of the server find them too. */
export { product } from '@kehrtour/domain/text/product';
