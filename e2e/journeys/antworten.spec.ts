import { expect, type Locator, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import {
  type EigenerBetrieb,
  eigenerBetrieb,
  type EigenesHaus,
  kuendigeAn,
} from '../support/eigenerBetrieb.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { briefeAn, codeInBriefAn } from '../support/postfach.ts';
import { api, dienstagNach } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';

const ersterTag = dienstagNach(28);
const naechsteWoche = dienstagNach(35);

type Terminzeile = {
  id: string;
  status: string;
  anschrift: string;
  kehrtourId: string;
  fensterVon: string;
  fensterBis: string;
};

let betrieb: EigenerBetrieb;
let kehrtourId: string;
test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('antworten', 8);
  await kuendigeAn(betrieb, betrieb.haeuser.slice(5), [naechsteWoche]);
  kehrtourId = await kuendigeAn(betrieb, betrieb.haeuser.slice(0, 5), [ersterTag]);
});

async function terminVon({ anschrift }: EigenesHaus): Promise<Terminzeile> {
  const { termine } = await api<{ termine: Terminzeile[] }>(
    'GET',
    `/termine?von=${ersterTag}&bis=${naechsteWoche}`,
    { token: betrieb.token },
  );
  const zeilen = termine.filter((zeile) => zeile.anschrift === anschrift);
  const [eine] = zeilen;
  if (eine === undefined || zeilen.length > 1) throw new Error(`${anschrift}: ${zeilen.length} appointments`);
  return eine;
}

/** The customer's answer as her page sends it. */
async function antworte(eines: EigenesHaus, antwort: Record<string, string>): Promise<void> {
  await api('POST', '/oeffentlich/termin/antwort', { body: { code: await codeVon(eines), antwort } });
}

const codeVon = ({ email }: EigenesHaus): Promise<string> => codeInBriefAn(email);

const zeile = (page: Page, { anschrift }: EigenesHaus): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: anschrift, exact: true }) });

const haus = (nummer: number): EigenesHaus => {
  const eines = betrieb.haeuser[nummer];
  if (eines === undefined) throw new Error(`There is no house ${nummer}.`);
  return eines;
};

test('one press gives a household another time, and it stays the same appointment', async ({ page }) => {
  const [telefon, vorschlag, anruf] = [haus(0), haus(1), haus(2)];
  const complaints = beschwerden(page);
  await antworte(telefon, { art: 'passtNicht' });
  await antworte(vorschlag, { art: 'wunsch', text: 'lieber eine Woche später' });
  await antworte(haus(3), { art: 'daheim' });
  await new KontoSeite(page, origin).melde(betrieb.email, betrieb.passwort);

  await test.step('the board shows what there is to do, each with its next step', async () => {
    await page.goto(`/termine/antworten?kehrtour=${kehrtourId}`);
    await expect(zeile(page, telefon).getByText('Passt nicht', { exact: true })).toBeVisible();
    await expect(zeile(page, vorschlag).getByText('„lieber eine Woche später“')).toBeVisible();
    await expect(zeile(page, haus(3)), 'a yes asks for nothing').toHaveCount(0);
    await expectAccessible(page);
  });

  const vorher = await terminVon(telefon);
  await test.step('agreed on the phone: one press, and it is promised', async () => {
    const zeit = zeile(page, telefon)
      .getByRole('button', { name: /^Am Telefon zugesagt/ })
      .first();
    const wann = (await zeit.getAttribute('aria-label'))?.replace('Am Telefon zugesagt: ', '') ?? '';
    await zeit.click();
    await expect(page.getByText('Verlegt und zugesagt').first()).toBeVisible();
    await expect(zeile(page, telefon), 'nothing is left to do').toHaveCount(0);
    const nachher = await terminVon(telefon);
    expect(nachher).toMatchObject({ id: vorher.id, status: 'bestaetigt' });
    expect(nachher.fensterVon).not.toBe(vorher.fensterVon);
    expect(wann).toContain(uhr(nachher.fensterVon));
  });

  await test.step('proposed: one press, and an answer is awaited', async () => {
    await zeile(page, vorschlag)
      .getByRole('button', { name: /^Vorschlagen/ })
      .last()
      .click();
    await expect(page.getByText('Verlegt und neu angesagt').first()).toBeVisible();
    expect((await terminVon(vorschlag)).status).toBe('angekuendigt');
  });

  await test.step('each is told once', async () => {
    for (const eines of [telefon, vorschlag])
      await expect
        .poll(
          async () =>
            (await briefeAn(eines.email)).filter(({ betreff }) => betreff.startsWith('Neuer Termin')).length,
        )
        .toBe(1);
    expect(await briefeAn(haus(3).email)).toHaveLength(1);
  });

  await test.step('heard on the phone: two presses note a yes', async () => {
    await page.goto(`/termine/antworten?kehrtour=${kehrtourId}&stand=alle`);
    await zeile(page, anruf)
      .getByRole('button', { name: /^Anruf vermerken/ })
      .click();
    await page.getByRole('menuitem', { name: 'Passt, jemand ist da' }).click();
    await expect(zeile(page, anruf).getByText('Bestätigt', { exact: true })).toBeVisible();
  });

  await test.step('the round agrees: nobody stands in two places', async () => {
    const { kehrtouren } = await kehrtourenDer(betrieb);
    const halte = kehrtouren.flatMap((kehrtour) => kehrtour.halte.filter((halt) => halt.beginn !== null));
    expect(new Set(halte.map(({ liegenschaftId }) => liegenschaftId)).size).toBe(halte.length);
    expect(halte).toHaveLength(betrieb.haeuser.length);
  });
  expect(complaints).toEqual([]);
});

test(
  'what is not right with a house reaches the office without any script, and its answer the customer',
  { tag: '@night' },
  async ({ browser, page }) => {
    const eines = haus(4);
    const zettel = await browser.newContext({
      viewport: { width: 320, height: 640 },
      javaScriptEnabled: false,
    });
    const kunde = await zettel.newPage();
    await test.step('she reads who is told, and forgets to say what it is about', async () => {
      await kunde.goto(`/liegenschaft?code=${await codeVon(eines)}`);
      await expect(kunde.getByText('E-Mail an h…@example.org')).toBeVisible();
      await kunde.getByText('Dem Betrieb etwas melden').click();
      await kunde.getByLabel('Was sollen wir wissen?').fill('Wir heißen jetzt Brand.');
      await kunde.getByRole('button', { name: 'Meldung senden' }).click();
      await expect(kunde.getByText('Bitte wählen Sie, worum es geht.').first()).toBeVisible();
      await expect(kunde.getByLabel('Was sollen wir wissen?')).toHaveValue('Wir heißen jetzt Brand.');
    });
    await test.step('then it is sent, and a reload sends nothing again', async () => {
      await kunde.getByLabel('Worum geht es?').selectOption('kontakt');
      await kunde.getByRole('button', { name: 'Meldung senden' }).click();
      await expect(kunde.getByRole('region', { name: 'Danke, Ihre Meldung ist bei uns.' })).toBeVisible();
      await kunde.reload();
      expect(await kunde.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
    await test.step('the office answers it where questions are answered', async () => {
      await new KontoSeite(page, origin).melde(betrieb.email, betrieb.passwort);
      await page.goto(`/termine/antworten?kehrtour=${kehrtourId}`);
      await expect(
        zeile(page, eines).getByText('„Kontaktdaten berichtigen: Wir heißen jetzt Brand.“'),
      ).toHaveCount(1);
      await zeile(page, eines)
        .getByRole('button', { name: /^Antworten/ })
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill('Ist geändert, vielen Dank.');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /senden|Antworten/ })
        .click();
      await expect(page.getByText('Antwort ist per E-Mail unterwegs').first()).toBeVisible();
    });
    await expect
      .poll(async () =>
        (await briefeAn(eines.email)).some(({ text }) => text.includes('Ist geändert, vielen Dank.')),
      )
      .toBe(true);
    await zettel.close();
  },
);

const uhr = (iso: string): string =>
  new Date(iso).toLocaleTimeString('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });

type Kehrtour = { halte: { liegenschaftId: string; beginn: string | null }[] };
async function kehrtourenDer({ token }: EigenerBetrieb): Promise<{ kehrtouren: Kehrtour[] }> {
  const { eintraege } = await api<{ eintraege: { id: string }[] }>('GET', '/kehrtouren', { token });
  return {
    kehrtouren: await Promise.all(
      eintraege.map(({ id }) => api<Kehrtour>('GET', `/kehrtouren/${id}`, { token })),
    ),
  };
}
