import { bisDa } from './geduld.ts';
import { origin } from './surroundings.ts';

/** The newest mail to an address in the local mailbox, as its page shows it; undefined while there is none. */
export async function neuesteMailAn(adresse: string, wo = origin): Promise<string | undefined> {
  const liste = await (await fetch(`${wo}/api/postfach`)).text();
  const zeile = liste.split('<tr>').find((row) => row.includes(`<td>${adresse}</td>`));
  const id = /postfach\/([0-9a-f-]{36})/.exec(zeile ?? '')?.[1];
  return id === undefined ? undefined : (await fetch(`${wo}/api/postfach/${id}`)).text();
}

/** Every mail to an address, the newest first. */
export async function briefeAn(adresse: string, wo = origin): Promise<{ betreff: string; text: string }[]> {
  const liste = await (await fetch(`${wo}/api/postfach`)).text();
  const zeilen = liste.split('<tr>').filter((row) => row.includes(`<td>${adresse}</td>`));
  return Promise.all(
    zeilen.map(async (zeile) => {
      const id = /postfach\/([0-9a-f-]{36})/.exec(zeile)?.[1] ?? '';
      const mail = await (await fetch(`${wo}/api/postfach/${id}`)).text();
      return {
        betreff: /<h1>([^<]*)<\/h1>/.exec(mail)?.[1] ?? '',
        text: textIn(mail),
      };
    }),
  );
}

/** Waits for a mail with this subject and answers its first link that leads to `seite`, as a path of this product. */
export async function linkInMailAn(adresse: string, betreff: string, seite: string): Promise<string> {
  const gesucht = new RegExp(`https?://[^/\\s]+(${seite}\\?\\S+)`);
  return bisDa(async () => {
    const mail = await neuesteMailAn(adresse);
    return mail?.includes(`<h1>${betreff}</h1>`) ? gesucht.exec(textIn(mail))?.[1] : undefined;
  }, `Keine Mail „${betreff}“ an ${adresse}`);
}

/** The link that confirms a booking, which only its mail knows. */
export const bestaetigungslinkAn = (adresse: string, wo = origin): Promise<string> =>
  linkMit(adresse, 'bestaetigen', wo);
/** The link that books what is only noted. */
export const vormerkungslinkAn = (adresse: string): Promise<string> => linkMit(adresse, 'nachweis', origin);

async function linkMit(adresse: string, nachweis: string, wo: string): Promise<string> {
  const gesucht = new RegExp(`https?://[^/\\s]+(/unternehmen/\\S+&${nachweis}=[\\w-]+)`);
  return bisDa(
    async () => gesucht.exec(((await neuesteMailAn(adresse, wo)) ?? '').replaceAll('&amp;', '&'))?.[1],
    `Keine Bestätigungsmail an ${adresse}`,
  );
}

/** The code of the newest mail to an address that brings one; mails leave a moment after the answer of the API. */
export async function codeInBriefAn(adresse: string): Promise<string> {
  return bisDa(
    async () => /\/termin\?code=([\w-]{20,})/.exec((await briefeAn(adresse))[0]?.text ?? '')?.[1],
    `No mail with a code to ${adresse}.`,
  );
}

/** What a mail says in its plain part, as its page shows it. */
const textIn = (mail: string): string =>
  /<pre>([\s\S]*)<\/pre>/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
