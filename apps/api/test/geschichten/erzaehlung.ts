import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { Mail } from '../../src/platform/service/mail.ts';

/** What a household believes after all it was told: who comes when, or that nobody does. */
/** `code`: what she still holds of the visit that was called off. */
export type Glaube =
  | { kommt: true; fenster: string; code: string }
  | { kommt: false; code: string | undefined };
/** `vergeblich`: what said again what was believed already. */
export type Erzaehlung = { glaube: Glaube | undefined; vergeblich: string[] };

/** A mail, and when it left. */
export type Gesendet = Mail & { am: Date };

/** What she chose on her page herself, and read there: the mail that brings it into her calendar says it once. */
export const EIGENE_WAHL = 'own choice';

const MONATE = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const ZEIT =
  /(\d{1,2})\. ([A-ZÄ][a-zä]+) (\d{4}),?\s+(?:zwischen |von )?(\d\d:\d\d)(?: und | bis |–)(\d\d:\d\d) Uhr/;
const CODE = /\/termin\?code=([\w-]+)/;
const GEWAEHLT = /Sie haben auf Ihrer Seite eine andere Zeit gewählt/;
const ABSAGE = /^Termin abgesagt/;
/** Subjects that tell no new time: an answer, other work in a window that stays, thanks for an answer. */
const OHNE_ZEIT = /^(Ihre Frage|Antwort auf|Was wir bei Ihnen tun|Ihr Wunsch|Danke)/;

/** `2027-02-02 08:00–10:00`, as any text says it first; undefined where it names no time. */
export function zeitIn(text: string): string | undefined {
  const [, tag = '', monat = '', jahr = '', von = '', bis = ''] = ZEIT.exec(text) ?? [];
  if (tag === '') return undefined;
  const nummer = String(MONATE.indexOf(monat) + 1).padStart(2, '0');
  return `${jahr}-${nummer}-${tag.padStart(2, '0')} ${von}–${bis}`;
}

/** Who waited for one time and hears of another is told that the old one no longer holds; the same time again is told to nobody. */
export function zweierlei(bisher: string, fenster: string, text: string): string[] {
  if (bisher === fenster) return [`${fenster} was told again`];
  const [davor = ''] = text.split('gilt nicht mehr');
  const genannt = zeitIn(davor.slice(davor.lastIndexOf(' am ')));
  return davor !== text && genannt === bisher ? [] : [`${bisher} became ${fenster}, and nobody said so`];
}

/**
 * Whether somebody still waits for that at this moment: not once the day has begun, nor once somebody was at the door before,
 * at `gewesen`.
 */
export const nochZuErwarten = (glaube: Glaube | undefined, jetzt: Date, gewesen?: Date): Glaube | undefined =>
  glaube?.kommt &&
  (glaube.fenster.slice(0, 10) <= ortszeitAus(jetzt).tag || (gewesen !== undefined && gewesen < jetzt))
    ? undefined
    : glaube;

/** Reads the mails of one household as it would, from the first to the last; nothing of our tables is asked. */
export function liesMails(mails: readonly Gesendet[], gewesen?: Date): Erzaehlung {
  let glaube: Glaube | undefined;
  /** What she waited for before she chose another time, until a mail has said so, too. */
  let davor: string | undefined;
  const vergeblich: string[] = [];
  for (const { betreff, text, am } of mails) {
    if (OHNE_ZEIT.test(betreff)) continue;
    if (betreff === EIGENE_WAHL && glaube?.kommt) {
      davor = glaube.fenster;
      glaube = { ...glaube, fenster: text };
      continue;
    }
    if (ABSAGE.test(betreff)) {
      if (glaube?.kommt === false) vergeblich.push(betreff);
      else if (glaube && zeitIn(betreff) !== glaube.fenster)
        vergeblich.push(`${betreff}, and ${glaube.fenster} was heard`);
      glaube = { kommt: false, code: glaube?.code };
      continue;
    }
    const fenster = zeitIn(betreff);
    const imText = zeitIn(
      text.split(/Wir kommen(?: stattdessen)?:|Wir schlagen Ihnen diese Zeit vor:/).at(-1) ?? '',
    );
    const code = CODE.exec(text)?.[1];
    if (fenster === undefined || imText !== fenster || code === undefined)
      throw new Error(`“${betreff}” says ${fenster}, its text ${imText}, its link ${code}:\n${text}`);
    if (GEWAEHLT.test(text) && davor !== undefined && glaube?.kommt && glaube.fenster === fenster) {
      vergeblich.push(...zweierlei(davor, fenster, text));
      davor = undefined;
      continue;
    }
    const bisher = nochZuErwarten(glaube, am, gewesen);
    if (bisher?.kommt) vergeblich.push(...zweierlei(bisher.fenster, fenster, text));
    glaube = { kommt: true, fenster, code };
  }
  return { glaube, vergeblich };
}

/** A printed slip by its words alone: whose it is, when somebody comes, and the code on it. */
export function liesZettel(seite: string): { haus: string; glaube: Glaube; text: string } {
  const [, haus = ''] = /\|([^|]+ \d+)\|+\d{5} /.exec(seite) ?? [];
  const worte = seite.replaceAll(/\|+/g, ' ').replaceAll(/ +/g, ' ');
  const fenster = zeitIn(worte);
  const [code] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(worte) ?? [];
  if (haus !== '' && worte.includes('Unser Besuch entfällt'))
    return { haus, glaube: { kommt: false, code: undefined }, text: worte };
  if (haus === '' || fenster === undefined || code === undefined)
    throw new Error(`no slip: ${haus}, ${fenster}, ${code}: ${worte}`);
  return { haus, glaube: { kommt: true, fenster, code }, text: worte };
}
