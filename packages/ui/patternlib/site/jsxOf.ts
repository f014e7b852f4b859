import type { Args, ArgValue } from '../viewSettings.ts';

const LINE_MAX = 90;

/**
 * A component with these arguments as JSX to copy.
 * @param sources source text of the story's own arguments
 * @param turned what the knobs say; it stands in their place
 */
export function jsxOf(component: string, sources: Readonly<Record<string, string>>, turned: Args): string {
  const all = {
    ...sources,
    ...Object.fromEntries(Object.entries(turned).map(([name, value]) => [name, sourceOf(value)])),
  };
  const { children, ...rest } = all;
  const attributes = Object.entries(rest).map(([name, source]) => attributeOf(name, source));
  const child = children === undefined ? undefined : childOf(children);
  const close = child === undefined ? ' />' : `>${child}</${component}>`;
  const line = `<${[component, ...attributes].join(' ')}${close}`;
  if (line.length <= LINE_MAX && !line.includes('\n')) return line;
  const head = attributes.map((attribute) => `\n  ${attribute}`).join('');
  return child === undefined
    ? `<${component}${head}\n/>`
    : `<${component}${head}${head === '' ? '' : '\n'}>\n  ${child}\n</${component}>`;
}

/** The value of a source text that is a plain text, number or yes and no; undefined for everything else. */
export function plainValue(source: string | undefined): ArgValue | undefined {
  if (source === undefined) return undefined;
  if (source === 'true' || source === 'false') return source === 'true';
  if (/^-?\d[\d_]*(\.\d+)?$/.test(source)) return Number(source.replaceAll('_', ''));
  const text = /^(['"`])([^\\]*)\1$/s.exec(source)?.[2];
  return text?.includes('${') ? undefined : text;
}

function sourceOf(value: ArgValue): string {
  if (typeof value !== 'string') return String(value);
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

function attributeOf(name: string, source: string): string {
  if (source === 'true') return name;
  const text = plainValue(source);
  return typeof text === 'string' && !/["\n]/.test(text) ? `${name}="${text}"` : `${name}={${source}}`;
}

function childOf(source: string): string {
  const text = plainValue(source);
  if (typeof text === 'string' && !/[{}<>\n]/.test(text)) return text;
  return source.startsWith('<') ? source : `{${source}}`;
}
