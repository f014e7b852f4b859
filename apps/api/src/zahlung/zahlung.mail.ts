import { formatTagLang } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { grussAn, unverfaenglich } from '@kehrtour/domain/text/unverfaenglich';

import { mailOf, type SystemMail } from '../platform/post/systemMail.ts';

export function empfaengercodeMail(an: { betrieb: string; code: string; link: string }): SystemMail {
  return mailOf(
    'Rechnungen von Kehrtour an diese Adresse',
    [
      `Guten Tag,`,
      `${unverfaenglich(an.betrieb, 60) || 'Ein Betrieb'} möchte die Rechnungen von Kehrtour an diese Adresse bekommen. Der Code zum Bestätigen: ${an.code.slice(0, 3)} ${an.code.slice(3)}`,
      'Er gilt drei Tage. Geben Sie ihn in den Einstellungen unter „Zahlung“, „Rechnungs-E-Mail“ ein, oder reichen Sie ihn an die Inhaberin oder den Inhaber weiter.',
    ],
    { text: 'Zur Rechnungs-E-Mail', link: an.link },
    'Sie haben damit nichts zu tun? Dann löschen Sie diese Nachricht einfach; ohne den Code geht keine Rechnung an Sie.',
  );
}

/** The planner ends on a day that is known, or has ended. */
export type Planerende = { bis: Tag; test: boolean } | { geschlossenAm: Tag };

export function planerendeMail(an: { name: string; link: string; ende: Planerende }): SystemMail {
  const { ende } = an;
  const [betreff, satz] =
    'bis' in ende
      ? [
          ende.test ? 'Ihre freie Zeit mit Kehrtour endet bald' : 'Ihr Tarif bei Kehrtour endet bald',
          `${ende.test ? 'Ihre freie Zeit' : 'Ihr Tarif'} endet am ${formatTagLang(ende.bis)}. Danach beginnt nichts Neues mehr: keine Kehrtour lässt sich anlegen, planen oder zum ersten Mal ansagen.`,
        ]
      : [
          'Der Kehrtourplaner ist jetzt geschlossen',
          'Für Ihren Betrieb ist kein Tarif gebucht. Neue Kehrtouren lassen sich deshalb nicht mehr anlegen, planen oder ansagen.',
        ];
  return mailOf(
    betreff,
    [
      grussAn(an.name),
      satz,
      'Was Ihren Kunden angesagt ist, läuft weiter, und alles, was Sie eingetragen haben, bleibt.',
    ],
    { text: 'Tarif ansehen und buchen', link: an.link },
    'Von selbst wird nichts gebucht; ohne Ihr Zutun kostet es nichts.',
  );
}
