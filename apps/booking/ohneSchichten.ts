import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const schreibeOhne = postcss([cascadeLayers()]);

/**
 * Safari before 15.4 drops whatever stands in a layer, which is nearly all of it. The same order, told by specificity, is read by
 * every browser and costs less than a kilobyte. It holds within one sheet only, so that there may be no second.
 */
export function ohneSchichten(): Plugin {
  return {
    name: 'kehrtour-ohne-schichten',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const [sheet, ...others] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        if (others.length > 0) this.error('Between two style sheets the order of layers would be lost.');
        if (sheet?.type === 'asset')
          sheet.source = schreibeOhne.process(String(sheet.source), { from: undefined }).css;
      },
    },
  };
}
