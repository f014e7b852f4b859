import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { bestaetigungslinkAn } from '../support/postfach.ts';

export const BETRIEB = '/unternehmen/musterbach/termin';
export const NOCH_BESTAETIGEN = 'Bitte bestätigen Sie noch Ihre Mail-Adresse';
export const KEHRUNG = 'Kehrung Ihres Schornsteins';

/** Every journey books as somebody else: one person may book ten times an hour. */
export const jemand = () => ({
  vorname: 'Irmgard',
  nachname: 'Haßler',
  email: `irmgard.${randomUUID().slice(0, 8)}@example.org`,
});

/** The steps of a booking, as somebody goes through them; within a page or within a frame of another one. */
export class BuchungSeite {
  readonly ort: Pick<Page, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'>;
  constructor(ort: BuchungSeite['ort']) {
    this.ort = ort;
  }

  ueberschrift(name: string): Locator {
    return this.ort.getByRole('heading', { level: 1, name });
  }

  async waehle(anliegen = KEHRUNG): Promise<void> {
    await this.ort.getByRole('radio', { name: anliegen }).first().check();
    await this.ort.getByRole('button', { name: 'Weiter' }).click();
    await expect(this.ueberschrift('Was brauchen Sie?')).toBeHidden();
    if (await this.ort.getByText('Danach richtet sich, wie viel Zeit wir einplanen.').isVisible())
      await this.ort.getByRole('button', { name: 'Weiter' }).click();
  }

  async sageAdresse(strasse: string, hausnr: string, plz = '91999'): Promise<void> {
    await expect(this.ueberschrift('Wohin sollen wir kommen?')).toBeVisible();
    await this.ort.getByLabel('Postleitzahl').fill(plz);
    await this.ort.getByLabel('Straße').fill(strasse);
    await this.ort.getByLabel('Hausnummer').fill(hausnr);
    await this.ort.getByRole('button', { name: 'Freie Termine zeigen' }).click();
  }

  zeiten(): Locator {
    return this.ort.locator('button[name=zeit]:visible');
  }

  /** Takes the n-th free time, or one of the last day where strangers hold too much of that one; answers its id. */
  async nimmZeit(n = 0): Promise<string> {
    const weiter = this.ueberschrift('Wer sind Sie?');
    const voll = this.ort.getByText(/zu viele Buchungen|noch niemand bestätigt/).first();
    await expect(this.ueberschrift('Wann passt es Ihnen?')).toBeVisible();
    let zeit = this.zeiten().nth(n);
    let id = await zeit.getAttribute('value');
    await zeit.click();
    await expect(weiter.or(voll)).toBeVisible();
    if (await voll.isVisible()) {
      zeit = this.zeiten().last();
      id = await zeit.getAttribute('value');
      await zeit.click();
    }
    await expect(weiter).toBeVisible();
    return id ?? '';
  }

  async stelleVor(wer: { vorname: string; nachname: string; email: string }): Promise<void> {
    await this.ort.getByLabel('Vorname').fill(wer.vorname);
    await this.ort.getByLabel('Nachname').fill(wer.nachname);
    await this.ort.getByLabel('E-Mail-Adresse').fill(wer.email);
  }

  async stimmeZu(): Promise<void> {
    for (const kaestchen of await this.ort.getByRole('checkbox').all()) await kaestchen.check();
  }

  async bestelle(): Promise<void> {
    await this.ort.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  }

  /** Reads that the mail has to be answered, opens its link and presses the button there. */
  async bestaetige(page: Page, email: string): Promise<void> {
    await expect(this.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
    await page.goto(await bestaetigungslinkAn(email));
    await page.getByRole('button', { name: 'Termin bestätigen' }).click();
    await expect(this.ueberschrift('Ihr Termin steht fest')).toBeVisible();
  }

  /** From the first page to the one that asks who she is. */
  async bisKontaktdaten(hausnr: string, zeit = 0): Promise<string> {
    await this.waehle();
    await this.sageAdresse('Ringstraße', hausnr);
    return this.nimmZeit(zeit);
  }
}
