/** What rounds and bookings may write of a task, inside their own transaction. */
export {
  bindeAufgabe,
  bindeAufgaben,
  deleteArbeitVor,
  deleteAufgabenDerBuchung,
  deleteHoheitlicheArbeit,
  entfalleDerWohnung,
  insertAufgabe,
  loeseAufgaben,
  loeseAufgabenVon,
  nimmAufgabenWieder,
  verlegeAufgaben,
  verlegeAufgabenDesHalts,
} from './aufgabenstand.store.ts';
