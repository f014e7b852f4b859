import type { Marke } from '../src/features/heute/marke.ts';

/** A fact that waits on the phone, the `folge`th of its day; `teil` says what of it matters to a test. */
export const eineMarke = (folge: number, teil: Partial<Marke>): Marke => ({
  id: `m${folge}`,
  terminId: `t${folge}`,
  art: 'erledigt',
  bezugId: null,
  text: '',
  am: 0,
  uhrVersatz: 0,
  folge,
  geraet: 'Handy',
  sendenAb: 0,
  stand: 'wartet',
  versuche: 0,
  naechsterAb: 0,
  gesendetAm: null,
  hinweis: '',
  ergebnis: null,
  ...teil,
});
