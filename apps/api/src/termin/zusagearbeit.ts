/** The work that was told with appointments: what others read of it and write, inside their own transaction. */
export {
  ARBEIT_DES_HALTS,
  arbeitDesTermins,
  type GesagteArbeitRow,
  listGesagteArbeit,
  listJeGesagte,
  setzeArbeit,
  type Zusagearbeit,
} from './zusagearbeit.store.ts';
