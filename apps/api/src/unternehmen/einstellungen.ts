import { einstellungen, type Einstellungen, messengereinstellungen } from '@kehrtour/contract/einstellungen';
import { ARBEITSWERTE, istVeralteterArbeitswert } from '@kehrtour/domain/gebuehr/arbeitswert';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { EINMALIGE_FEIERTAGE } from '@kehrtour/domain/recht/feiertagsort';
import { RECHTSSAETZE } from '@kehrtour/domain/recht/rechtssaetze';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import type * as z from 'zod/mini';

/** What holds until a company says otherwise; the texts are worded as the trade writes them. */
export const STANDARDEINSTELLUNGEN: Einstellungen = {
  planung: {
    arbeitsbeginn: '08:00',
    fensterMinuten: 120,
    ansage: 'bloecke',
    pufferMinuten: 3,
    fahrzeitFaktor: 1.1,
    parkMinuten: 1,
    // Null: everybody's own break counts.
    pause: null,
    reihenfolge: 'strasse',
    verteilung: 'gleichmaessig',
  },
  antwort: { antwortBisWerktage: 2, alternativen: 3 },
  feiertage: { einmalige: [...EINMALIGE_FEIERTAGE] },
  // Nobody knows it but the company.
  bestellung: { bis: null },
  gebuehren: { eigenerArbeitswertCent: null, frueherArbeitswertCent: null },
  zustellung: { briefTage: KANAL_WORTE.brief.zustelltage },
  sms: { an: false, absender: '', hoechstensEuro: 25, ersatz: false },
  ...tableOf(MESSENGER, () => ({ an: false, hoechstensEuroImMonat: 25 })),
  briefdienst: {
    an: false,
    hoechstensEuroImMonat: 100,
    zustelltage: KANAL_WORTE.briefdienst.zustelltage,
  },
  terminzettel: {
    freieTaetigkeiten: {
      titel: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
      vorbereitung: [
        'Bitte halten Sie Heizraum, Schornstein, Reinigungsöffnungen und Dachboden frei zugänglich.',
        'Lassen Sie die Heizung in Betrieb und Öfen am Vorabend ausgehen.',
        'Stellen Sie bitte einen Behälter für Ruß bereit.',
      ],
      zugang: 'Nicht zu Hause? Es genügt, wenn Nachbarn einen Schlüssel haben oder jemand anderes öffnet.',
      rechtstext: RECHTSSAETZE.freieWahl.text,
    },
    hoheitlicheTaetigkeiten: {
      titel: 'Ankündigung der Feuerstättenschau',
      vorbereitung: [
        'Bitte halten Sie alle Räume mit Feuerstätten, Schornstein, Reinigungsöffnungen und Dachboden frei zugänglich.',
        'Legen Sie bitte den letzten Feuerstättenbescheid bereit.',
      ],
      zugang: 'Nicht zu Hause? Es genügt, wenn Nachbarn einen Schlüssel haben oder jemand anderes öffnet.',
      rechtstext: RECHTSSAETZE.zutritt.text,
    },
  },
  terminbuchung: {
    vorlaufWerktage: 2,
    annahmeschluss: '16:00',
    horizontTage: 60,
    rasterMinuten: 30,
    pufferVorherMinuten: 0,
    pufferNachherMinuten: 10,
    maxJeTag: 6,
    maxJeTagUndGebiet: null,
    reserveMinuten: 60,
    plaetzeJeHalbtag: 2,
    naheMinuten: 10,
    abendAb: '17:00',
    // KÜO Anlage 3 Nr. 2.7: outside of the usual times on request.
    zuschlagProzent: 50,
    zuschlagCent: 0,
    aendernBisStunden: 24,
    bestaetigenMinuten: 120,
    eintragen: 'sofort',
    seiten: [],
  },
};

/** Column `einstellungen` of `unternehmen`: groups as some version of the program wrote them, and only those that were ever set. */
export type Einstellungsspalte = { readonly [Gruppe in keyof Einstellungen]?: unknown };

/**
 * A company's settings, complete: stored values over the defaults, group by group. A group that an older version of the
 * program wrote and that cannot be read any more counts as never set.
 */
export function einstellungenAus(gespeichert: Einstellungsspalte): Einstellungen {
  const standard = STANDARDEINSTELLUNGEN;
  const zettel = gruppe(gespeichert.terminzettel);
  const { planung, antwort, feiertage, zustellung, sms, gebuehren, bestellung, terminzettel, terminbuchung } =
    einstellungen.shape;
  const { briefdienst } = einstellungen.shape;
  const worte = terminzettel.shape.freieTaetigkeiten;
  return {
    planung: gelesen(planung, standard.planung, gespeichert.planung),
    antwort: gelesen(antwort, standard.antwort, gespeichert.antwort),
    feiertage: gelesen(feiertage, standard.feiertage, gespeichert.feiertage),
    bestellung: gelesen(bestellung, standard.bestellung, gespeichert.bestellung),
    sms: gelesen(sms, standard.sms, gespeichert.sms),
    ...tableOf(MESSENGER, (messenger) =>
      gelesen(messengereinstellungen, standard[messenger], gespeichert[messenger]),
    ),
    briefdienst: gelesen(briefdienst, standard.briefdienst, gespeichert.briefdienst),
    gebuehren: gelesen(gebuehren, standard.gebuehren, gebuehrenAus(gespeichert.gebuehren)),
    zustellung: gelesen(zustellung, standard.zustellung, gespeichert.zustellung),
    terminzettel: {
      freieTaetigkeiten: gelesen(worte, standard.terminzettel.freieTaetigkeiten, zettel['freieTaetigkeiten']),
      hoheitlicheTaetigkeiten: gelesen(
        worte,
        standard.terminzettel.hoheitlicheTaetigkeiten,
        zettel['hoheitlicheTaetigkeiten'],
      ),
    },
    terminbuchung: gelesen(terminbuchung, standard.terminbuchung, gespeichert.terminbuchung),
  };
}

/**
 * Until November 2026 there was one number, 120 unless somebody changed it. What the law once fixed is nobody's own decision: it
 * gives way to the table, and is said; any other amount stays.
 */
function gebuehrenAus(wert: unknown): Record<string, unknown> {
  const { arbeitswertCent: alt, ...rest } = gruppe(wert);
  if (typeof alt !== 'number' || 'eigenerArbeitswertCent' in rest) return rest;
  if (istVeralteterArbeitswert(alt)) return { ...rest, frueherArbeitswertCent: alt };
  return { ...rest, eigenerArbeitswertCent: alt === ARBEITSWERTE[0].cent ? null : alt };
}

function gelesen<T extends object>(schema: z.ZodMiniType<T>, standard: T, wert: unknown): T {
  const parsed = schema.safeParse({ ...standard, ...gruppe(wert) });
  return parsed.success ? parsed.data : standard;
}

function gruppe(wert: unknown): Record<string, unknown> {
  return typeof wert === 'object' && wert !== null ? { ...wert } : {};
}
