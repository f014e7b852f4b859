import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerBetrieb, eigenerBetrieb, kuendigeAn } from '../support/eigenerBetrieb.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { briefeAn } from '../support/postfach.ts';
import { api, dienstagNach } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';
import { tagIn } from '../support/tagIn.ts';

const dienstag = dienstagNach(28);
const [mittwoch, donnerstag, freitag] = [1, 2, 3].map((tage) => plus(dienstag, tage));

function plus(tag: string, tage: number): string {
  const neu = new Date(`${tag}T12:00:00Z`);
  neu.setUTCDate(neu.getUTCDate() + tage);
  return neu.toISOString().slice(0, 10);
}

type Zeile = {
  id: string;
  anschrift: string;
  mitarbeiterId: string;
  gebucht: string | null;
  fensterVon: string;
};

let betrieb: EigenerBetrieb;
test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('verlegen', 6);
  await kuendigeAn(betrieb, betrieb.haeuser.slice(0, 5), [dienstag, mittwoch ?? '']);
});

const ruf = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  api<Answer>(method, path, { token: betrieb.token, body });
const termine = async (): Promise<Zeile[]> =>
  (await ruf<{ termine: Zeile[] }>('GET', `/termine?von=${tagIn(0)}&bis=${plus(dienstag, 10)}`)).termine;

/** On the phone, without a mail address: nobody is told when it moves. */
async function bucheAmTelefon(): Promise<void> {
  const { eintraege } = await ruf<{ eintraege: { id: string; vorOrt: boolean; aktiv: boolean }[] }>(
    'GET',
    '/taetigkeiten',
  );
  const taetigkeit = eintraege.find(({ vorOrt, aktiv }) => vorOrt && aktiv);
  const answer = await fetch(`${origin}/api/buchungen`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${betrieb.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      taetigkeitId: taetigkeit?.id,
      angaben: {},
      wo: { art: 'liegenschaft', liegenschaftId: betrieb.haeuser[5]?.id },
      wahl: {
        art: 'eigene',
        mitarbeiterId: betrieb.leute[0]?.id,
        tag: donnerstag,
        uhrzeit: '10:00',
        dauerMinuten: 30,
        trotzdem: true,
      },
      kontakt: { vorname: 'Monika', nachname: 'Escherich', telefon: '09123 71981', email: '' },
      notiz: '',
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Slow enough for every place on the way to be passed. */
async function ziehe(page: Page, zeile: Locator, ziel: Locator): Promise<void> {
  const von = await zeile.boundingBox();
  const nach = await ziel.boundingBox();
  if (!von || !nach) throw new Error('nothing to drag');
  await page.mouse.move(von.x + von.width / 2, von.y + von.height / 2);
  await page.mouse.down();
  await page.mouse.move(nach.x + nach.width / 2, nach.y + 12, { steps: 8 });
  await page.mouse.up();
}

const platz = (page: Page, person: string, tag: string | undefined): Locator =>
  page.locator(`[data-platz="${person}/${tag}"]`);

test('appointments are moved by dragging, and nobody is told before somebody has said yes', async ({
  browser,
}) => {
  await bucheAmTelefon();
  const page = await (await browser.newContext()).newPage();
  const complaints = beschwerden(page);
  await new KontoSeite(page, origin).melde(betrieb.email, betrieb.passwort);
  const [inhaberin] = betrieb.leute;
  await page.goto(`/termine?tag=${dienstag}`);

  await test.step('a booking: the difference and who hears of it, then the move, and the way back', async () => {
    const zeile = page.locator('[data-termin]').filter({ hasText: 'Lindenweg 6' });
    await expect(zeile.getByRole('button', { name: /verlegen/ })).toBeAttached();
    await ziehe(page, zeile, platz(page, inhaberin?.id ?? '', freitag));
    const dialog = page.getByRole('dialog', { name: 'Wen betrifft das?' });
    await expect(dialog.getByText(/Niemand bekommt eine Nachricht/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^(Trotzdem verlegen|Verlegen)$/ }).click();
    await expect(page.getByText('Der Termin ist verlegt').first()).toBeVisible();
    await expect
      .poll(async () => (await termine()).find(({ gebucht }) => gebucht !== null)?.fensterVon.slice(0, 10))
      .toBe(freitag);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('Der Termin steht wieder, wo er war').first()).toBeVisible();
    await expect
      .poll(async () => (await termine()).find(({ gebucht }) => gebucht !== null)?.fensterVon.slice(0, 10))
      .toBe(donnerstag);
  });

  const vorher = await termine();
  const besuch = vorher.find(({ gebucht }) => gebucht === null);
  const anderer = besuch?.fensterVon.startsWith(dienstag) ? mittwoch : dienstag;
  const zeile = page.locator(`[data-termin="${besuch?.id}"]`);
  const haus = betrieb.haeuser.find(({ anschrift }) => anschrift === besuch?.anschrift);
  await expect.poll(async () => (await briefeAn(haus?.email ?? '')).length).toBe(1);

  await test.step('a visit of a round cannot go where the round does not drive: it says so, and stays', async () => {
    await ziehe(page, zeile, platz(page, inhaberin?.id ?? '', freitag));
    const dialog = page.getByRole('dialog', { name: 'Verlegen' });
    await expect(dialog.getByText(/fährt in dieser Kehrtour am Freitag, .* nicht/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await termine()).toEqual(vorher);
  });

  await test.step('a visit of a round waits as an Änderung, by the keys as by the pointer', async () => {
    const griff = zeile.getByRole('button', { name: /verlegen/ });
    await griff.focus();
    await page.keyboard.press(anderer === mittwoch ? 'ArrowRight' : 'ArrowLeft');
    await expect(page.getByText(/Eingabetaste legt ab/)).toBeAttached();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Wen betrifft das?' });
    await expect(dialog.getByText('Neu anzusagen')).toBeVisible();
    await expect(dialog.getByText(/Bescheid bekommen/)).toBeVisible();
    expect(await termine(), 'until then the old plan holds everywhere').toEqual(vorher);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Alles annehmen' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Haushalt(en)? schreiben$/ })
      .click();
    await expect(page.getByText(/^Der neue Plan gilt\./).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(platz(page, besuch?.mitarbeiterId ?? '', anderer)).toContainText(besuch?.anschrift ?? '-');
    await expect.poll(async () => (await briefeAn(haus?.email ?? '')).length).toBe(2);
  });

  await test.step('a day has the same handles', async () => {
    await page.goto(`/termine?tag=${anderer}&ansicht=tag`);
    await expect(page.getByRole('button', { name: /verlegen/ }).first()).toBeAttached();
    await expectAccessible(page);
  });

  // A refusal is an answer; the browser counts it as a failed load.
  expect(complaints.filter((satz) => !/409 .*\/umstellen/.test(satz))).toEqual([]);
});
