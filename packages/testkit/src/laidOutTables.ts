import { vi } from 'vitest';

/**
 * For `beforeAll`: jsdom lays nothing out, and a table that draws only the rows in sight would draw none. Rows are 45 px
 * high, everything else 600.
 */
export function laidOutTables(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.tagName === 'TR' ? 45 : 600;
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}
