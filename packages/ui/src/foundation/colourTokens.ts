import css from '../tokens/color.css?raw';

/** A colour of the design system in both themes. */
export interface ColourToken {
  name: string;
  light: string;
  dark: string;
}

/** The colours of a stylesheet, by name. */
export function coloursIn(sheet: string): ReadonlyMap<string, ColourToken> {
  const usual = sheet.split('[data-contrast')[0] ?? '';
  const found = usual.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...found].map(([, name = '', light, dark, same = '']) => [
      name,
      { name, light: light ?? same, dark: dark ?? same },
    ]),
  );
}

/** Read from the stylesheet itself, so that the page cannot say anything else. */
export const COLOURS = coloursIn(css);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as WCAG counts it: 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** On which of the grounds a colour reads worst, and how well it does there; undefined for what stands on none. */
export function weakestContrast(
  colour: ColourToken,
  grounds: readonly string[],
  theme: 'light' | 'dark',
  colours = COLOURS,
): { on: string; ratio: number } | undefined {
  return grounds
    .flatMap((on) => {
      const ground = colours.get(on);
      return ground ? [{ on, ratio: contrastOf(colour[theme], ground[theme]) }] : [];
    })
    .toSorted((a, b) => a.ratio - b.ratio)[0];
}
