import { type Browser, expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
import { briefeAn } from '../support/postfach.ts';
import { api, dienstagNach } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';
import { tippeTag } from '../support/tastatur.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WUNSCH = 'freitags ab 15 Uhr';

const ersterTag = dienstagNach(28);
const naechsteWoche = dienstagNach(35);

type Terminzeile = {
  id: string;
  status: string;
  anschrift: string;
  mitarbeiterId: string;
  beginn: string;
  fensterVon: string;
  fensterBis: string;
};
type Halt = {
  liegenschaftId: string;
  mitarbeiterId: string | null;
  beginn: string | null;
  fensterVon: string | null;
  ausgelassen: unknown;
};

let betrieb: EigenerBetrieb;
let kehrtourId: string;
const ruf = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  api<Answer>(method, path, { token: betrieb.token, body });

test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('aenderung', 11);
  // Times on the way to offer, a week later.
  await kuendigeAn(betrieb, betrieb.haeuser.slice(8), [naechsteWoche]);
  kehrtourId = await kuendigeAn(betrieb, betrieb.haeuser.slice(0, 8), [ersterTag]);
});

/** What the office's list says of the round, by house. */
async function termine(): Promise<Map<string, Terminzeile>> {
  const { termine: zeilen } = await ruf<{ termine: Terminzeile[] }>(
    'GET',
    `/termine?von=${ersterTag}&bis=${naechsteWoche}`,
  );
  return new Map(zeilen.map((zeile) => [zeile.anschrift, zeile]));
}

/** Opens the newest mail of a house on a phone without any script. */
async function mitZettel(
  browser: Browser,
  haus: EigenesHaus,
  tue: (seite: Page) => Promise<void>,
): Promise<void> {
  const phone = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const seite = await phone.newPage();
  await seite.goto(await linkAn(haus));
  // On a machine that is busy with everything else the server may be late, and the page says what to press then.
  const nochEinmal = seite.getByRole('link', { name: 'Noch einmal versuchen' });
  while (await nochEinmal.isVisible()) await nochEinmal.click();
  await tue(seite);
  await phone.close();
}

async function linkAn({ email }: EigenesHaus): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const texte = (await briefeAn(email)).map(({ text }) => text);
      link = texte.map((text) => /\/termin\?code=[\w-]{20,}/.exec(text)?.[0]).find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return origin + link;
}

const briefzahlen = async (): Promise<Map<string, number>> =>
  new Map(
    await Promise.all(
      betrieb.haeuser.map(
        async ({ anschrift, email }) => [anschrift, (await briefeAn(email)).length] as const,
      ),
    ),
  );

const fenster = ({ fensterVon, fensterBis }: Terminzeile): string => `${fensterVon} ${fensterBis}`;

test('three households answer, somebody falls ill, and every promise is kept by whoever is left', async ({
  browser,
}) => {
  const haus = (nummer: number): EigenesHaus =>
    betrieb.haeuser[nummer] ?? { id: '', anschrift: '', email: '' };
  const [zusage, absage, wunsch] = [haus(0), haus(1), haus(2)];
  const angesagt = await termine();
  const krank = angesagt.get(zusage.anschrift)?.mitarbeiterId ?? '';

  await test.step('one says yes, one takes another time, one says when she could', async () => {
    await mitZettel(browser, zusage, async (seite) => {
      await seite.getByRole('button', { name: 'Ich bin da' }).click();
      await expect(seite.getByRole('region', { name: 'Danke, Sie sind da.' })).toBeVisible();
    });
    await mitZettel(browser, absage, async (seite) => {
      await seite.getByText('Passt nicht').click();
      await seite.getByRole('radio').first().check();
      await seite.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(seite.getByRole('region', { name: 'Danke, Ihr neuer Termin steht fest.' })).toBeVisible();
    });
    await mitZettel(browser, wunsch, async (seite) => {
      await seite.getByText('Passt nicht').click();
      await seite.getByText('Ich habe einen anderen Wunsch').click();
      await seite.getByLabel('Wann passt es Ihnen besser?').fill(WUNSCH);
      await seite.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(seite.getByRole('region', { name: 'Danke, Ihr Wunsch ist bei uns.' })).toBeVisible();
    });
  });

  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = beschwerden(page);
  await new KontoSeite(page, origin).melde(betrieb.email, betrieb.passwort);

  await test.step('the office keeps the wish with the house', async () => {
    await page.goto(`/termine/antworten?kehrtour=${kehrtourId}`);
    await expect(page.getByText(`„${WUNSCH}“`)).toBeVisible();
    await page.getByRole('button', { name: /^Wunsch vormerken/ }).click();
    await page.getByRole('button', { name: 'Vormerken und absagen' }).click();
    await expect(page.getByText('Wunsch beim Haus vorgemerkt').first()).toBeVisible();
    await page.goto(`/liegenschaften/${wunsch.id}`);
    await expect(page.getByText(WUNSCH).first()).toBeVisible();
  });
  for (const { anschrift } of [wunsch, absage])
    await expect.poll(async () => (await briefzahlen()).get(anschrift)).toBe(2);
  // The notice, and to whoever took another time its confirmation.
  const vorher = await briefzahlen();
  const zugesagt = await termine();

  await test.step('somebody falls ill, and is entered with whom that concerns before the eyes', async () => {
    await page.goto(`/konto/einstellungen/unternehmen/mitarbeiter/bearbeiten?id=${krank}`);
    await page.getByRole('button', { name: 'Eintragen' }).click();
    const dialog = page.getByRole('dialog');
    await tippeTag(dialog.getByRole('group', { name: 'Erster Tag' }), ersterTag);
    await dialog.getByLabel('Grund').fill('abwesend');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    const frage = page.getByRole('alertdialog', { name: /^Das betrifft \d+ Termine?$/ });
    await frage.getByRole('button', { name: 'Trotzdem eintragen' }).click();
    await expect(page.getByText('Die Abwesenheit ist eingetragen').first()).toBeVisible();
  });

  await test.step('a plan without her waits, breaks nothing, and is accepted', async () => {
    await page.goto(`/kehrtouren/${kehrtourId}`);
    await expect(page.getByRole('heading', { name: 'Offene Änderung' })).toBeVisible();
    await expect(page.getByText(/neu gerechnet, weil jemand fehlt/)).toBeVisible();
    await expect(page.getByText('Diese Zusagen würden gebrochen')).toHaveCount(0);
    expect(await termine(), 'until then the old plan holds everywhere').toEqual(zugesagt);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Alles annehmen' }).click();
    // Asked only where somebody is told.
    const schreiben = page.getByRole('button', { name: /Haushalt(en)? schreiben$/ });
    const gilt = page.getByText(/^Der neue Plan gilt\./).first();
    await expect(schreiben.or(gilt)).toBeVisible();
    if (await schreiben.isVisible()) await schreiben.click();
    await expect(gilt).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offene Änderung' })).toHaveCount(0);
  });

  const danach = await termine();
  await test.step('who was promised a time keeps it, with somebody else', async () => {
    const vorhanden = [...danach.values()].filter(({ status }) => status !== 'abgesagt');
    expect(
      vorhanden.filter(({ beginn }) => beginn.startsWith(ersterTag)).map((eine) => eine.mitarbeiterId),
    ).not.toContain(krank);
    for (const { anschrift } of [zusage, absage]) {
      const [alt, neu] = [zugesagt.get(anschrift), danach.get(anschrift)];
      expect(neu?.status).toBe('bestaetigt');
      expect(neu && fenster(neu)).toBe(alt && fenster(alt));
    }
  });

  await test.step('whose window changed is told once, and nobody else hears anything', async () => {
    const erwartet = new Map(
      [...vorher].map(([anschrift, zahl]) => {
        const [alt, neu] = [zugesagt.get(anschrift), danach.get(anschrift)];
        const anders = alt && neu && fenster(alt) !== fenster(neu);
        return [anschrift, zahl + (anders ? 1 : 0)];
      }),
    );
    await expect.poll(briefzahlen).toEqual(erwartet);
  });

  await test.step('plan, list, calendars and paper say the same', async () => {
    const { halte } = await ruf<{ halte: Halt[] }>('GET', `/kehrtouren/${kehrtourId}`);
    const plan = halte.filter((halt) => halt.mitarbeiterId !== null && halt.beginn !== null);
    expect(plan.length).toBeGreaterThan(5);
    const kalender = await Promise.all(betrieb.leute.map(({ id }) => feed(id)));
    const blatt = await tagesliste();
    for (const halt of plan) {
      const { anschrift } = betrieb.haeuser.find(({ id }) => id === halt.liegenschaftId) ?? haus(-1);
      const zeile = danach.get(anschrift);
      expect(zeile).toMatchObject({
        mitarbeiterId: halt.mitarbeiterId,
        beginn: halt.beginn,
        fensterVon: halt.fensterVon,
      });
      const wo = betrieb.leute.findIndex(({ id }) => id === halt.mitarbeiterId);
      expect(kalender[wo]?.get(zeile?.id ?? ''), anschrift).toBe(utc(halt.beginn ?? ''));
      expect(blatt).toContain(anschrift);
    }
    expect(blatt).not.toContain(`${wunsch.anschrift} `);
    await page.goto(`/termine?tag=${ersterTag}`);
    for (const { anschrift } of [...danach.values()].filter(({ beginn }) => beginn.startsWith(ersterTag)))
      await expect(page.getByRole('link', { name: new RegExp(`^${anschrift}\\b`) }).first()).toBeVisible();
  });

  await test.step('the page of who said yes still shows the time she said yes to', async () => {
    await mitZettel(browser, zusage, async (seite) => {
      const zeile = danach.get(zusage.anschrift);
      await expect(seite.getByRole('heading', { level: 1 })).toContainText(uhr(zeile?.fensterVon ?? ''));
      await expect(seite.getByRole('region', { name: 'Danke, Sie sind da.' })).toBeVisible();
    });
  });
  // Whom an absence concerns is the answer to a first try.
  expect(complaints.filter((one) => !/409 .*abwesenheiten$/.test(one))).toEqual([]);
  await context.close();
});

const utc = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/g, '');
const uhr = (iso: string): string =>
  new Date(iso).toLocaleTimeString('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });

/** When each appointment of a person begins, as her calendar program reads it. */
async function feed(mitarbeiterId: string): Promise<Map<string, string>> {
  const { feed: eingerichtet } = await ruf<{ feed: { adresse: string } }>(
    'POST',
    `/verbindungen/kalender/${mitarbeiterId}/feed`,
    { mitKundendaten: true },
  );
  const ics = await (await fetch(eingerichtet.adresse)).text();
  return new Map(
    ics.split('BEGIN:VEVENT').flatMap((event) => {
      const id = /UID:termin-([0-9a-f-]{36})/.exec(event)?.[1];
      const beginn = /DTSTART:(\w+)/.exec(event)?.[1];
      return id === undefined || beginn === undefined ? [] : [[id, beginn] as const];
    }),
  );
}

/** The words of the sheet that is taken along. */
async function tagesliste(): Promise<string> {
  const antwort = await fetch(`${origin}/api/kehrtouren/${kehrtourId}/terminzettel?format=tagesliste`, {
    headers: { authorization: `Bearer ${betrieb.token}` },
  });
  expect(antwort.status).toBe(200);
  const pdf = await getDocument({ data: new Uint8Array(await antwort.arrayBuffer()), verbosity: 0 }).promise;
  const seiten: string[] = [];
  for (let nummer = 1; nummer <= pdf.numPages; nummer += 1) {
    const { items } = await (await pdf.getPage(nummer)).getTextContent();
    seiten.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return seiten.join(' ').replaceAll(/\s+/g, ' ');
}
