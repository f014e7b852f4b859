import { PbfWriter } from 'pbf';
import { describe, expect, it } from 'vitest';

import { juengsterKnoten } from './juengsterKnoten.ts';

const nachricht = (feld: number, schreibe: (pbf: PbfWriter) => void) => (pbf: PbfWriter) =>
  pbf.writeMessage(feld, (_, innen) => schreibe(innen), null);

function block(...teile: ((pbf: PbfWriter) => void)[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const teil of teile) teil(pbf);
  return pbf.finish();
}

/** Nodes as extracts for download have them: versions and instants, and nothing of who mapped them. */
const dichte = (...schritte: number[]) =>
  nachricht(
    2,
    nachricht(
      2,
      nachricht(5, (info) => info.writePackedSVarint(2, schritte)),
    ),
  );

describe('juengsterKnoten', () => {
  it('knows the youngest of an extract that says when, but not by whom', () => {
    expect(juengsterKnoten(block(dichte(1_600_000_000, 500, -400)))).toBe(1_600_000_500_000);
  });

  it('counts in the unit of the block, and reads nodes one by one, too', () => {
    const einer = nachricht(
      2,
      nachricht(
        1,
        nachricht(4, (info) => info.writeVarintField(2, 7)),
      ),
    );
    expect(juengsterKnoten(block(einer, (pbf) => pbf.writeVarintField(18, 500)))).toBe(3500);
  });

  it('says nothing where the file says nothing', () => {
    expect(juengsterKnoten(block())).toBe(0);
    expect(
      juengsterKnoten(
        block(
          nachricht(
            2,
            nachricht(2, () => undefined),
          ),
        ),
      ),
    ).toBe(0);
  });
});
