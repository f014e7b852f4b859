import { formatDatum, formatTagLang, formatUhrzeit } from '@kehrtour/domain/format';
import { ARBEITSTAG_MINUTEN_MAX } from '@kehrtour/domain/recht/arbeitszeitgesetz';
import type { Tag } from '@kehrtour/domain/tag';
import type { Zeitfenster } from '@kehrtour/domain/zeitfenster';

import type { Extra } from '../../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** The field says what is wrong with it, the code what can be done. */
const nurAmFeld = (feld: string, text: string): Extra => ({ felder: [{ feld, text }] });

/** Why a round or a quarter cannot be planned so, and what can be done instead. */
const GRUND = {
  'kein-tag': [
    'eingabe-ungueltig',
    {
      detail: 'Wählen Sie im Schritt „Datum“ mindestens einen Tag.',
      felder: [{ feld: 'datum', text: 'fehlt' }],
    },
  ],
  'erster-tag-vergangen': ['kehrtour.tag-vergangen', nurAmFeld('datum', 'liegt in der Vergangenheit')],
  'gewaehlter-tag-vergangen': [
    'kehrtour.tag-vergangen',
    (tag: Tag) => nurAmFeld('datum.tage', `${tag} liegt in der Vergangenheit`),
  ],
  'quartal-vergangen': ['kehrtour.tag-vergangen', nurAmFeld('von', 'liegt in der Vergangenheit')],
  'vorschlag-vergangen': [
    'kehrtour.tag-vergangen',
    (tag: Tag) =>
      `Im Vorschlag liegt Arbeit am ${formatTagLang(tag)}, und dieser Tag ist vorbei. Verlegen Sie sie, oder lassen Sie neu rechnen.`,
  ],
  feiertag: [
    'kehrtour.feiertag',
    ({ tag, name }: { tag: Tag; name: string }) => ({
      detail: `Der ${formatDatum(tag)} ist ${name}. Wählen Sie einen anderen Tag, oder lassen Sie Sonn- und Feiertage ausdrücklich zu.`,
      felder: [{ feld: 'datum', text: `ist ${name}` }],
    }),
  ],
  'person-nicht-da': [
    'kehrtour.person-nicht-da',
    ({ name, tag }: { name: string; tag: Tag }) =>
      `${name} ist am ${formatTagLang(tag)} nicht da. Der Halt bleibt, wo er war; setzen Sie ihn zu jemandem, der an diesem Tag fährt.`,
  ],
  'faehrt-dort-nicht': [
    'kehrtour.faehrt-dort-nicht',
    ({ name, tag }: { name: string; tag: Tag }) =>
      `${name} fährt in dieser Kehrtour am ${formatTagLang(tag)} nicht. Wählen Sie einen Tag und eine Person der Kehrtour, oder suchen Sie beim Termin unter „Andere Zeit“ eine andere Kehrtour.`,
  ],
  'verlegen-vergangen': ['kehrtour.tag-vergangen', nurAmFeld('tag', 'liegt in der Vergangenheit')],
  'beginn-vergangen': [
    'termin.uebergang-nicht-moeglich',
    'Dieser Besuch hat schon begonnen oder ist vorbei. Er lässt sich nicht mehr verlegen.',
  ],
  gebucht: [
    'termin.uebergang-nicht-moeglich',
    'Diese Zeit wurde gebucht. Verlegen Sie die Buchung selbst, nicht ihren Halt in der Kehrtour.',
  ],
  'keine-arbeitszeit': [
    'kehrtour.keine-arbeitszeit',
    nurAmFeld('mitarbeiter', 'hat an diesen Tagen keine Arbeitszeit'),
  ],
  'arbeitstag-zu-lang': [
    'kehrtour.arbeitszeitgesetz',
    (name: string) => ({
      detail: `${name} darf mit Überstunden höchstens zehn Stunden am Tag arbeiten (§ 3 ArbZG). Tragen Sie zusammen höchstens ${ARBEITSTAG_MINUTEN_MAX} Minuten ein.`,
      felder: [{ feld: 'arbeitszeit', text: 'ist länger als zehn Stunden am Tag' }],
    }),
  ],
  'pause-zu-kurz': [
    'kehrtour.arbeitszeitgesetz',
    (name: string, soll: number) => ({
      detail: `${name} arbeitet mehr als ${soll === 45 ? 'neun' : 'sechs'} Stunden und braucht ${soll} Minuten Pause (§ 4 ArbZG). Verlängern Sie die Pause oder kürzen Sie die Arbeitszeit.`,
      felder: [{ feld: 'pause.minuten', text: `ist kürzer als ${soll} Minuten` }],
    }),
  ],
  'pause-liegt-falsch': [
    'kehrtour.arbeitszeitgesetz',
    (name: string, { beginn, ende }: Zeitfenster) => ({
      detail: `${name} würde mit dieser Pause länger als sechs Stunden am Stück arbeiten (§ 4 ArbZG). Lassen Sie die Pause zwischen ${beginn} und ${formatUhrzeit(ende)} beginnen, oder kürzen Sie die Arbeitszeit.`,
      felder: [
        { feld: 'pause.spaetestens', text: `liegt nicht zwischen ${beginn} und ${formatUhrzeit(ende)}` },
      ],
    }),
  ],
  jugendschutz: [
    'kehrtour.jugendarbeitsschutz',
    (name: string, saetze: readonly string[]) => ({
      detail: `${name} ist noch nicht 18: Die Woche mit dieser Kehrtour ${saetze.join('; ')}. Ändern Sie Beginn, Arbeitszeit oder Pause, oder nehmen Sie ${name} aus der Kehrtour.`,
      felder: [{ feld: 'arbeitszeit', text: 'ist unter 18 Jahren nicht erlaubt' }],
    }),
  ],
  'nichts-faellig': [
    'kehrtour.nichts-faellig',
    (haeuser: number) =>
      `${haeuser === 1 ? 'In dem gewählten Haus' : `In keinem der ${haeuser} gewählten Häuser`} ist bis zum letzten Tag ${haeuser === 1 ? 'keine' : 'eine'} offene Arbeit für diese Kehrtour. Wählen Sie andere Häuser, spätere Tage oder mehr Tätigkeiten.`,
  ],
  'niemand-darf-schauen': [
    'kehrtour.qualifikation-fehlt',
    nurAmFeld('mitarbeiter', 'darf keine Feuerstättenschau'),
  ],
  'doppelt-belegt': [
    'termin.zeit-belegt',
    ({ name, tag, zeit, wen }: { name: string; tag: Tag; zeit: Zeitfenster; wen: string }) =>
      `${name} hat am ${formatTagLang(tag)} von ${zeit.beginn} bis ${formatUhrzeit(zeit.ende)} schon ${wen}. Lassen Sie diese Kehrtour neu rechnen, dann liegen ihre Halte daneben.`,
  ],
  'ausweg-leer': ['eingabe-ungueltig', nurAmFeld('vorgaben', 'nennt weder Tage noch Personen noch Zeiten')],
  'ausweg-kuerzt': ['eingabe-ungueltig', (feld: string, was: string) => nurAmFeld(`vorgaben.${feld}`, was)],
  'rechnet-schon': [
    'veraltet',
    'Diese Kehrtour wird gerade neu gerechnet. Warten Sie das Ergebnis ab, und sehen Sie dann nach, welche Häuser noch ohne Platz sind.',
  ],
  'zeitraum-zu-lang': [
    'eingabe-ungueltig',
    (tageMax: number) => nurAmFeld('bis', `liegt vor dem ersten Tag oder mehr als ${tageMax} Tage danach`),
  ],
  'teil-fremd': [
    'eingabe-ungueltig',
    (teilId: string) => nurAmFeld('vonHand', `${teilId} kommt im Vorschlag nicht vor`),
  ],
  'zuordnung-fremd': [
    'eingabe-ungueltig',
    (teil: string) => nurAmFeld('zuordnung', `${teil} kommt im Vorschlag nicht oder schon woanders vor`),
  ],
  'viele-warten': [
    'ueberlastet',
    (wartendeMax: number) => ({
      detail: `Es warten schon ${wartendeMax} Kehrtouren Ihres Betriebs auf ihren Vorschlag. Bitte versuchen Sie es in einer Minute noch einmal.`,
      retryAfterSeconds: 60,
    }),
  ],
  'viele-rechnen': [
    'ueberlastet',
    {
      detail:
        'Gerade werden sehr viele Kehrtouren gerechnet. Bitte versuchen Sie es in einer Minute noch einmal.',
      retryAfterSeconds: 60,
    },
  ],
} as const satisfies Refusals;

export const planungRefused = refusing(GRUND);
