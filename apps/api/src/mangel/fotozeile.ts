export { FOTO_ZEILE } from './fotozeile.store.ts';

export type FotoJson = {
  id: string;
  liegenschaftId: string;
  name: string;
  gesehenAm: string;
  von: string;
  meldungId: string | null;
};
/** As an answer has it. */
export const fotoAus = (foto: FotoJson): FotoJson => ({
  ...foto,
  gesehenAm: new Date(foto.gesehenAm).toISOString(),
});
