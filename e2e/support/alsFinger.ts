import type { Page } from '@playwright/test';

/** The least that a finger hits, in CSS pixels; in the field it wears gloves. */
const FINGER_PX = 44;
const HANDSCHUH_PX = 56;
/** Of a long list so many are tried, evenly spread. */
const PROBEN_MAX = 40;

/** From now on this page is used with a finger: its media queries say so. What it answers ends that. */
export async function nimmFinger(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  return () => session.detach();
}

/**
 * What a finger has against the page as it stands: something to press is too small, or what has the focus lies under a bar.
 * Measured is what answers to the press, so a label counts with its box; links in running text are as high as their line (WCAG 2.5.8).
 */
export const alsFinger = (page: Page): Promise<string[]> =>
  page.evaluate(untersuche, { finger: FINGER_PX, handschuh: HANDSCHUH_PX, proben: PROBEN_MAX });

/** Runs in the page. */
function untersuche({ finger, handschuh, proben }: { finger: number; handschuh: number; proben: number }) {
  const PRESSBAR = 'a[href], button, input, select, textarea, summary, [role="spinbutton"], [tabindex="0"]';
  /** What is pressed instead of the thing itself: its label, the box around the parts of a date. */
  const FLAECHE = 'label, [role="group"]:has([role="spinbutton"])';
  const klein: string[] = [];
  const verdeckt: string[] = [];

  const zuSehen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], .sr-only') === null &&
      !element.matches(':disabled, [aria-disabled="true"]')
    );
  };
  const name = (element: Element): string => {
    const wort = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} „${wort.trim().slice(0, 40)}“`;
  };
  /** Words of the same paragraph stand beside it. */
  const imText = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (kind) => kind.nodeType === Node.TEXT_NODE && (kind.textContent ?? '').trim().length > 1,
    );
  const trifft = (flaeche: Element, x: number, y: number): boolean => {
    const oben = document.elementFromPoint(x, y);
    return oben !== null && (flaeche.contains(oben) || oben.closest('label')?.control === flaeche);
  };
  /** How far from its middle a press still arrives, in steps of a pixel. */
  const reicht = (flaeche: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number => {
    let weit = 0;
    while (weit < handschuh && trifft(flaeche, x + dx * (weit + 1), y + dy * (weit + 1))) weit += 1;
    return weit;
  };
  const zuKlein = (element: Element, mindestens: number): string | undefined => {
    const flaeche = element.closest(FLAECHE) ?? element;
    const kasten = flaeche.getBoundingClientRect();
    if (kasten.width >= mindestens - 0.5 && kasten.height >= mindestens - 0.5) return undefined;
    const mitte: [number, number] = [kasten.x + kasten.width / 2, kasten.y + kasten.height / 2];
    const breit = Math.max(
      kasten.width,
      reicht(flaeche, mitte, [-1, 0]) + reicht(flaeche, mitte, [1, 0]) + 1,
    );
    const hoch = Math.max(
      kasten.height,
      reicht(flaeche, mitte, [0, -1]) + reicht(flaeche, mitte, [0, 1]) + 1,
    );
    if (breit >= mindestens - 1 && hoch >= mindestens - 1) return undefined;
    return `${Math.round(breit)}×${Math.round(hoch)} ${name(element)}`;
  };

  const alle = [...document.querySelectorAll<HTMLElement>(PRESSBAR)].filter(zuSehen);
  const jedes = Math.max(1, Math.ceil(alle.length / proben));
  for (const element of alle.filter((_, stelle) => stelle % jedes === 0)) {
    // As the browser does it for whoever walks with the tab key.
    element.focus();
    if (document.activeElement !== element) element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [mx, my] = [x + width / 2, y + Math.min(height, innerHeight) / 2];
    if (mx < 0 || mx > innerWidth || my < 0 || my > innerHeight) continue;
    const oben = document.elementFromPoint(mx, my);
    const leiste = oben?.closest('nav, header, footer, aside, [role="region"], div');
    if (
      oben &&
      !element.contains(oben) &&
      !oben.contains(element) &&
      !imText(element) &&
      oben.closest('label')?.control !== element
    )
      verdeckt.push(`${name(element)} under ${leiste ? name(leiste) : name(oben)}`);
    const mindestens = element.closest('[data-density="field"]') ? handschuh : finger;
    const zuWenig = imText(element) ? undefined : zuKlein(element, mindestens);
    if (zuWenig !== undefined) klein.push(zuWenig);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  return [...klein.map((eines) => `small: ${eines}`), ...verdeckt.map((eines) => `covered: ${eines}`)];
}
