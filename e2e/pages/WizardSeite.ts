import { expect, type Locator, type Page } from '@playwright/test';

/** The new round: four decisions and the proposal. */
export class WizardSeite {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async beginne(): Promise<void> {
    await this.page.goto(`${this.origin}/kehrtouren/neu/liegenschaften`);
    await expect(this.page.getByRole('region', { name: 'Häuser', exact: true })).toBeVisible();
  }

  async waehleStrasse(strasse: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: /suchen$/ }).fill(strasse);
    await this.page.getByRole('checkbox', { name: `Alles Fällige: ${strasse}` }).check();
    await this.page.getByRole('searchbox', { name: /suchen$/ }).fill('');
  }

  /** @param tag as the calendar says it: "Dienstag, 26. Januar 2027" */
  async waehleTag(tag: string): Promise<void> {
    const monat = tag.replace(/^.*?\. /, '');
    const gezeigt = this.page.getByRole('heading', { level: 2, name: /^Tage der Kehrtour/ });
    await expect(gezeigt).toBeVisible();
    while (!(await gezeigt.filter({ hasText: monat }).isVisible()))
      await this.page.getByRole('button', { name: 'Nächster Monat' }).click();
    await this.page.getByRole('button', { name: new RegExp(tag) }).click();
  }

  async waehlePerson(name: string): Promise<void> {
    // The label lies over its box.
    await this.page
      .getByRole('group', { name: /^Mitarbeitende/ })
      .getByText(name)
      .click();
  }

  /** To the next question; a button of this one, pressed while the answer is kept, would do nothing. */
  async weiter(): Promise<void> {
    const frage = this.page.getByRole('heading', { level: 1 });
    const bisher = await frage.innerText();
    await this.page
      .getByRole('button', { name: 'Weiter', exact: true })
      .filter({ hasText: 'Weiter' })
      .click();
    await expect(frage).not.toHaveText(bisher);
  }

  async weiterMitVorgaben(): Promise<void> {
    await this.page.getByRole('button', { name: 'Weiter mit Vorgaben' }).click();
  }

  /** Rows of the plan, in their order. */
  get halte(): Locator {
    return this.page.getByRole('grid', { name: /^Halte von / }).getByRole('row');
  }

  async warteAufVorschlag(): Promise<void> {
    await expect(this.halte.first()).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Weiter zum Ankündigen' })).toBeEnabled();
  }

  /** Who is visited when, as the list says it. */
  async reihenfolge(): Promise<string[]> {
    return this.halte.evaluateAll((rows) =>
      rows.map(
        (row) =>
          /(\p{L}[\p{L} .-]*\s\d+\w*)/u.exec(row.getAttribute('aria-label') ?? row.textContent ?? '')?.[1] ??
          '',
      ),
    );
  }

  /** Holds a stop where it is. */
  async halteFest(nummer: number): Promise<void> {
    await this.halte
      .nth(nummer)
      .getByRole('button', { name: /was tun\?$/ })
      .click();
    await this.page.getByRole('menuitem', { name: 'Festhalten' }).click();
    await expect(this.halte.nth(nummer).getByLabel('festgehalten')).toBeVisible();
  }

  /** By keyboard between the first and the second stop; where the first place is offered, says the list itself. */
  async verschiebeMitTastenNachVorn(nummer: number): Promise<void> {
    await this.halte
      .nth(nummer)
      .getByRole('button', { name: /ziehen$/ })
      .focus();
    await this.page.keyboard.press('Enter');
    // A moment later; a key that comes before it is lost.
    const platz = this.page.locator('[aria-roledescription="Ablegeanzeiger"]:focus');
    await expect(platz).toBeAttached();
    for (let press = 0; press < nummer; press += 1) {
      if ((await platz.getAttribute('aria-label'))?.startsWith('Zwischen 1.')) break;
      await this.page.keyboard.press('ArrowUp');
    }
    await expect(platz).toHaveAttribute('aria-label', /^Zwischen 1\./);
    await this.page.keyboard.press('Enter');
  }

  async ankuendigen(): Promise<void> {
    await this.page.getByRole('button', { name: 'Weiter zum Ankündigen' }).click();
    await this.page.getByRole('button', { name: /Termine? ankündigen$/ }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Termine? ankündigen$/ })
      .click();
    await expect(this.page).toHaveURL(/\/angekuendigt$/);
  }

  /** The PDF as it is downloaded. */
  async drucke(bogen: string): Promise<Uint8Array> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: `PDF ${bogen}` }).click();
    const stream = await (await download).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return new Uint8Array(Buffer.concat(parts));
  }
}
