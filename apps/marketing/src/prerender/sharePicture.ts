import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { product } from '@kehrtour/shell/product';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

import type { Document } from '../content/document.ts';
import { type Drawings, drawingsOf } from './drawings.ts';
import { shareAddress } from './shareAddress.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const SOOT = '#211c19';
const CHALK = '#f7f3ed';
const EMBER = '#ff9d69';

type Style = Record<string, string | number>;
type Element = { type: string; key: null; props: Record<string, unknown> };

const require = createRequire(import.meta.url);
const fonts = [
  { weight: 600 as const, file: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff') },
  { weight: 700 as const, file: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff') },
].map(({ weight, file }) => ({ name: 'Inter', data: readFileSync(file), weight, style: 'normal' as const }));

/** The pictures of all pages that may be found, from the drawings of the built front page. @throws Error without them */
export async function writeSharePictures(built: string, documents: readonly Document[]): Promise<void> {
  const drawings = drawingsOf(readFileSync(path.join(built, 'index.html'), 'utf8'));
  for (const document of documents.filter(({ indexed }) => indexed)) {
    const file = path.join(built, shareAddress(document.address));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await sharePicture(document, drawings));
  }
}

/** A title above a street, as PNG of 1200 by 630. */
export async function sharePicture(
  { title, topic }: Pick<Document, 'title' | 'topic'>,
  { logo, street }: Drawings,
): Promise<Buffer> {
  const picture = box(
    { flexDirection: 'column', width: WIDTH, height: HEIGHT, background: SOOT, color: CHALK },
    [
      image(street, { position: 'absolute', left: 0, bottom: 0, width: WIDTH, height: 290 }),
      box({ alignItems: 'center', padding: '52px 72px 0' }, [
        image(logo, { width: 56, height: 56 }),
        box({ marginLeft: 16, fontSize: 34, fontWeight: 700 }, product.name),
        ...(topic ? [box({ marginLeft: 28, fontSize: 28, color: EMBER }, `Blog · ${topic}`)] : []),
      ]),
      box(
        {
          padding: '36px 72px 0',
          width: 1100,
          fontSize: sizeOf(title),
          fontWeight: 700,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
        },
        title,
      ),
    ],
  );
  const svg = await satori(picture, { width: WIDTH, height: HEIGHT, fonts });
  return new Resvg(svg).render().asPng();
}

/** Three lines at most: below them the street begins. */
function sizeOf(title: string): number {
  if (title.length <= 26) return 84;
  return title.length <= 44 ? 72 : 60;
}

function box(style: Style, children: string | readonly Element[]): Element {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', fontWeight: 600, ...style }, children },
  };
}

function image(svg: string, style: Style): Element {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', key: null, props: { src, width: style['width'], height: style['height'], style } };
}
