import { expect, type Page } from '@playwright/test';

import { GEDULD_MS } from '../support/geduld.ts';

export interface Datei {
  name: string;
  bytes: Uint8Array;
}

/** From the dropped file to the result. */
export class ImportSeite {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async lege(datei: Datei): Promise<void> {
    await this.page.goto(`${this.origin}/liegenschaften/import`);
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name: datei.name, mimeType: 'text/csv', buffer: Buffer.from(datei.bytes) });
    await expect(this.page.getByText('So verstehen wir die ersten Zeilen')).toBeVisible();
  }

  /** Says what a column means that was not understood. */
  async stelleRichtig(spalte: string, bedeutung: string): Promise<void> {
    await this.page.getByRole('button', { name: `Bedeutung der Spalte ${spalte}` }).click();
    await this.page.getByRole('option', { name: bedeutung, exact: true }).click();
  }

  async pruefe(): Promise<void> {
    await this.page.getByRole('button', { name: 'Probelauf starten' }).click();
    await expect(this.page.getByText('Der Probelauf ist fertig')).toBeVisible();
  }

  async uebernimm(mailsFuerTermine: boolean): Promise<void> {
    await this.page.getByText(mailsFuerTermine ? 'Ja, für Termine' : 'Nein oder unklar').click();
    await this.page.getByRole('button', { name: /übernehmen$/ }).click();
    await expect(this.page.getByText(/^Übernommen: /)).toBeVisible();
  }

  /** Waits until every house was looked for on the map. */
  async warteAufVerortung(): Promise<void> {
    await expect(this.page.getByText('Häuser werden auf der Karte gesucht')).toHaveCount(0, {
      timeout: 2 * GEDULD_MS,
    });
  }

  /** Reads in a map extract of the company's own. */
  async legeKarte(pfad: string): Promise<void> {
    await this.page.goto(`${this.origin}/konto/einstellungen/kehrtouren/karte`);
    await this.page.locator('input[type=file]').setInputFiles(pfad);
    await expect(this.page.getByText('Die Karte ist eingelesen')).toBeVisible({
      timeout: 2 * GEDULD_MS,
    });
  }
}
