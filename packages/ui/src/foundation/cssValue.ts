import shape from '../tokens/shape.css?raw';
import type from '../tokens/type.css?raw';

/** What the stylesheet gives a custom property in the office, or where the density is that of the field. */
export function cssValue(name: string, density: 'office' | 'field' = 'office'): string | undefined {
  return valueIn(`${type}${shape}`, name, density);
}

/** The same of any stylesheet. */
export function valueIn(sheet: string, name: string, density: 'office' | 'field'): string | undefined {
  const [office = '', field = ''] = sheet
    .replaceAll(/@media[^{]*\{[\s\S]*?\n\}/g, '')
    .split("[data-density='field']");
  const css = density === 'office' ? office : field;
  return new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]?.replaceAll(/\s+/g, ' ');
}

/** `1.25rem` as `20 px`, the ends of `clamp(…)` as `24 bis 28 px`; anything else as it is. */
export function inPixels(value: string): string {
  const [, least, most] = /^clamp\(([\d.]+)rem,.*,\s*([\d.]+)rem\)$/.exec(value) ?? [];
  if (least !== undefined && most !== undefined) return `${Number(least) * 16} bis ${Number(most) * 16} px`;
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
  return rem === undefined ? value : `${Number(rem) * 16} px`;
}
