import type { Page } from '@playwright/test';

/** Everything a page complains about: errors of the console, exceptions, breaches of its policy. */
export function beschwerden(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      found.push(`console: ${message.text()} ${message.location().url}`);
  });
  return found;
}
