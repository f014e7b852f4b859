import { ausMetern, STRASSEN, verlauf } from '../demo/musterbach.plan.ts';
import { musterbach } from '../demo/musterbach.ts';
import type { OsmElement } from '../src/ort/karte/osmElement.ts';
import { osmPbf } from './osmPbf.ts';

/** The invented town as a map extract: its houses as address points, its streets as roads; with a note in other bytes. */
export function probekarte(notiz?: string): Buffer {
  const haeuser = musterbach('2027-01-11').liegenschaften.map(
    ({ strasse, hausnr, plz, ort, koordinate }, i): OsmElement => ({
      type: 'node',
      id: 1 + i,
      ...koordinate,
      tags: {
        'addr:street': strasse,
        'addr:housenumber': hausnr,
        'addr:postcode': plz,
        'addr:city': ort,
        ...(notiz && { note: notiz }),
      },
    }),
  );
  const knoten = new Map<string, OsmElement & { type: 'node' }>();
  const wege = STRASSEN.map((strasse, i): OsmElement => {
    const refs = verlauf(strasse).map(([ost, nord]) => {
      const bekannt = knoten.get(`${ost}/${nord}`);
      const ecke = bekannt ?? { type: 'node' as const, id: 10_001 + knoten.size, ...ausMetern(ost, nord) };
      knoten.set(`${ost}/${nord}`, ecke);
      return ecke.id;
    });
    return { type: 'way', id: 1 + i, refs, tags: { highway: strasse.art, name: strasse.name } };
  });
  return osmPbf([...haeuser, ...knoten.values(), ...wege]);
}
