import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const HAUS = 'https://termin.kehrtour.example';

beforeAll(async () => {
  Object.defineProperty(document, 'currentScript', {
    value: { src: `${HAUS}/einbetten/v1/kehrtour-termin.js` },
    configurable: true,
  });
  await import('./lader.ts');
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function bette(slug = 'musterbach') {
  document.body.innerHTML = `<kehrtour-termin unternehmen="${slug}"><a href="${HAUS}/unternehmen/${slug}/termin">Termin buchen</a></kehrtour-termin>`;
  const element = document.querySelector('kehrtour-termin')!;
  const frame = element.querySelector('iframe');
  const sage = (data: unknown, origin = HAUS, source: Window | null | undefined = frame?.contentWindow) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  return { element, frame, link: element.querySelector('a')!, sage };
}

describe('<kehrtour-termin>', () => {
  it('shows its link until the pages have answered, then the pages', () => {
    const { frame, link, sage } = bette();
    expect(frame?.src).toBe(
      `${HAUS}/unternehmen/musterbach/termin?einbettung=1&origin=${encodeURIComponent(location.origin)}`,
    );
    expect([link.hidden, frame?.style.visibility]).toEqual([false, 'hidden']);
    sage({ kehrtour: 1, art: 'hoehe', hoehe: 812.4 });
    expect([link.hidden, frame?.style.visibility, frame?.style.height]).toEqual([true, '', '813px']);
  });

  it('begins behind a choice that the page around it has made, if that is one', () => {
    const { element } = bette();
    const mit = (taetigkeit: string) => {
      element.setAttribute('taetigkeit', taetigkeit);
      document.body.append(element);
      return new URL(element.querySelector('iframe')?.src ?? '').searchParams.get('taetigkeit');
    };
    expect(mit('kehrung_1x')).toBe('kehrung_1x');
    expect(mit('../konto')).toBeNull();
  });

  it('has a name for the ear', () => {
    expect(bette().frame?.title).toBe('Termin buchen');
  });

  it('listens to nobody but its own frame at its own origin', () => {
    const { frame, sage } = bette();
    sage({ kehrtour: 1, art: 'hoehe', hoehe: 500 }, 'https://boese.example');
    sage({ kehrtour: 1, art: 'hoehe', hoehe: 500 }, HAUS, window);
    sage({ kehrtour: 2, art: 'hoehe', hoehe: 500 });
    expect(frame?.style.height).toBe('0px');
  });

  it('tells the page around it the steps and the booking, and nothing about the visitor', () => {
    const { element, sage } = bette();
    const gehoert: [string, unknown][] = [];
    for (const name of ['schritt', 'gebucht'])
      element.addEventListener(name, (event) => gehoert.push([name, (event as CustomEvent).detail]));
    sage({ kehrtour: 1, art: 'schritt', schritt: 'termin', name: 'Irmgard' });
    sage({ kehrtour: 1, art: 'gebucht', referenz: 'MU-7K3F-9Q' });
    expect(gehoert).toEqual([
      ['schritt', { schritt: 'termin' }],
      ['gebucht', {}],
    ]);
  });

  it('says what it waits for, and that nothing came ten seconds after the frame was there; until then it gives up nothing', () => {
    vi.useFakeTimers();
    const { element, frame, link } = bette();
    const zeile = element.querySelector('[role=status]');
    vi.advanceTimersByTime(60_000);
    expect([zeile?.textContent, link.hidden]).toEqual(['Freie Termine werden geladen …', false]);
    frame?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(11_000);
    expect(zeile?.textContent).toContain('gerade nicht');
    expect([link.hidden, frame?.style.visibility]).toEqual([false, 'hidden']);
  });

  it('shows pages that answer late all the same', () => {
    vi.useFakeTimers();
    const { element, frame, link, sage } = bette();
    frame?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    sage({ kehrtour: 1, art: 'hoehe', hoehe: 700 });
    const zeile = element.querySelector<HTMLElement>('[role=status]');
    expect([link.hidden, zeile?.hidden, frame?.style.visibility]).toEqual([true, true, '']);
  });

  it('keeps the pages that have answered, however long they are open', () => {
    vi.useFakeTimers();
    const { element, sage } = bette();
    sage({ kehrtour: 1, art: 'hoehe', hoehe: 500 });
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(element.querySelector('iframe')).not.toBeNull();
  });

  it.each(['', '../admin', 'Musterbach', 'a b', 'x"onload='])('loads nothing for the company %j', (slug) => {
    const element = document.createElement('kehrtour-termin');
    element.setAttribute('unternehmen', slug);
    document.body.append(element);
    expect(element.querySelector('iframe')).toBeNull();
  });

  it('ends with its element', () => {
    const { element, sage } = bette();
    element.remove();
    sage({ kehrtour: 1, art: 'hoehe', hoehe: 500 });
    expect(element.querySelector('iframe')).toBeNull();
  });
});
