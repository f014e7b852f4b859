/** What concepts above may do with the notices of a visit, inside their own transaction. */
export { sageEinenBesuchAb } from './absage/sageKundenAb.ts';
export { verwirfWartende } from './ansage/ersetzeWartende.ts';
export { wunschDesHaushalts } from './kunde/wunschDesHaushalts.ts';
