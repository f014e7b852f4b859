/** Marks the address of a story alone, as the preview shows it. */
export const FRAMED = 'rahmen';

const ARG = 'mit.';

export type Theme = 'system' | 'hell' | 'dunkel';
export type Density = 'buero' | 'unterwegs';
export type ArgValue = string | number | boolean;
export type Args = Readonly<Record<string, ArgValue>>;

/** How a story is looked at; it stands in the query, so that a link shows what its sender saw. */
export interface ViewSettings {
  theme: Theme;
  density: Density;
  /** Width of the preview in pixels; undefined: as wide as there is room. */
  width: number | undefined;
  /** What the knobs were turned to. */
  args: Args;
}

export const WIDTHS = [390, 768, 1280] as const;

/** Reads the query of an address; what nobody could have chosen counts as not chosen. */
export function settingsOf(query: URLSearchParams): ViewSettings {
  const theme = query.get('farben');
  const width = WIDTHS.find((one) => String(one) === query.get('breite'));
  return {
    theme: theme === 'hell' || theme === 'dunkel' ? theme : 'system',
    density: query.get('dichte') === 'unterwegs' ? 'unterwegs' : 'buero',
    width,
    args: Object.fromEntries(
      [...query].flatMap(([name, value]) =>
        name.startsWith(ARG) ? [[name.slice(ARG.length), valueOf(value)]] : [],
      ),
    ),
  };
}

/** The query of these settings, without what is as usual. */
export function queryOf({ theme, density, width, args }: ViewSettings): URLSearchParams {
  return new URLSearchParams([
    ...(theme === 'system' ? [] : [['farben', theme]]),
    ...(density === 'buero' ? [] : [['dichte', density]]),
    ...(width === undefined ? [] : [['breite', String(width)]]),
    ...Object.entries(args).map(([name, value]) => [ARG + name, textOf(value)]),
  ]);
}

/** Numbers and yes or no carry a sign before them, so that a text of digits stays a text. */
function textOf(value: ArgValue): string {
  if (typeof value === 'string') return value.startsWith('!') ? `!!${value.slice(1)}` : value;
  return `!${value}`;
}

function valueOf(text: string): ArgValue {
  if (!text.startsWith('!')) return text;
  if (text.startsWith('!!')) return `!${text.slice(2)}`;
  if (text === '!true' || text === '!false') return text === '!true';
  const number = Number(text.slice(1));
  return Number.isFinite(number) ? number : '';
}

/** Puts the colours onto a page; `system` leaves them to the browser. */
export function applyTheme(page: HTMLElement, theme: Theme): void {
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme === 'hell' ? 'light' : 'dark';
}
