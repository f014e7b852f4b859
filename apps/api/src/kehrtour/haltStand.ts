/** What concepts above a round may do with its stops, inside their own transaction. */
export { gibArbeitZumHalt, nimmArbeitVomHalt } from './halt/haltarbeit.ts';
export { nimmHausHeraus } from './halt/nimmHausHeraus.ts';
export { verlangeFreieZeiten } from './halt/verlangeFreieZeiten.ts';
export { zieheTermineMit } from './halt/zieheTermineMit.ts';
export { deleteHalt } from './runde/kehrtour.store.ts';
