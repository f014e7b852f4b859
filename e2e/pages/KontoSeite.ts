import { expect, type Page } from '@playwright/test';

import { BLICK_MS } from '../support/geduld.ts';

export interface Gruendung {
  firma: string;
  plz: string;
  ort: string;
  bundesland: string;
  vorname: string;
  nachname: string;
  email: string;
}

/** The company journeys found when it does not matter which. */
export const KAMINSKI: Omit<Gruendung, 'email'> = {
  firma: 'Kehrbetrieb Kaminski',
  plz: '91999',
  ort: 'Musterbach',
  bundesland: 'Bayern',
  vorname: 'Sabine',
  nachname: 'Kaminski',
};

/** Registration, the mail behind it, password and login. */
export class KontoSeite {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** A company from nothing, and its owner logged in. */
  async gruende(wer: Gruendung, passwort: string): Promise<void> {
    await this.registriere(wer);
    await this.folgeDerMail(wer.email);
    await this.vergibPasswort(passwort);
  }

  async registriere(wer: Gruendung): Promise<void> {
    await this.page.goto(`${this.origin}/registrieren`);
    await this.page.getByLabel('Name des Betriebs').fill(wer.firma);
    await this.page.getByLabel('Postleitzahl').fill(wer.plz);
    await this.page.getByLabel('Ort', { exact: true }).fill(wer.ort);
    await this.page.getByLabel('Bundesland').selectOption({ label: wer.bundesland });
    await this.page.getByLabel('Vorname').fill(wer.vorname);
    await this.page.getByLabel('Nachname').fill(wer.nachname);
    await this.page.getByLabel('E-Mail-Adresse').fill(wer.email);
    await this.page.getByRole('button', { name: 'Betrieb registrieren' }).click();
    await expect(this.page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  }

  /** Opens the newest mail to her and follows its link; it is written a moment after the page said so. */
  async folgeDerMail(email: string): Promise<void> {
    const postfach = `${this.origin}/api/postfach`;
    const mail = this.page.getByRole('row').filter({ hasText: email }).first();
    await expect(async () => {
      await this.page.goto(postfach);
      await expect(mail).toBeVisible({ timeout: BLICK_MS });
    }).toPass();
    await mail.getByRole('link').click();
    const link = this.page.frameLocator('iframe').locator('a[href*="/anmelden/"]').first();
    await this.page.goto((await link.getAttribute('href')) ?? postfach);
  }

  /** The first one: whoever has just shown mail and password is logged in, and a new owner sets her company up. */
  async vergibPasswort(passwort: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Neues Passwort' }).fill(passwort);
    await this.page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(this.page).toHaveURL(/\/(termine|kehrtourplaner\/einrichten)$/);
  }

  async melde(email: string, passwort: string): Promise<void> {
    if (!this.page.url().endsWith('/anmelden')) await this.page.goto(`${this.origin}/anmelden`);
    await this.page.getByLabel('E-Mail-Adresse').fill(email);
    await this.page.getByRole('textbox', { name: 'Passwort' }).fill(passwort);
    await this.page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(this.page).toHaveURL(/\/termine/);
  }
}
