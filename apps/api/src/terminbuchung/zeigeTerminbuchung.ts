import { addressOf } from '@kehrtour/addresses/addresses';
import type { Buchungsschritt, Terminbuchung } from '@kehrtour/contract/terminbuchung';
import { BUNDESLAENDER } from '@kehrtour/domain/recht/bundesland';
import { istNurAnfrage } from '@kehrtour/domain/taetigkeit/preisangabe';
import type { Buchbar } from '@kehrtour/domain/taetigkeit/taetigkeit';

import type { Ctx, StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import { findStand, type StandRow } from './terminbuchung.store.ts';

type Schritt = Terminbuchung['schritte'][number];

/** Whether strangers can book this company, and what is there and missing, step by step. */
export function zeigeTerminbuchung(ctx: StaffCtx): Promise<Terminbuchung> {
  return ctx.transaction((tx) => terminbuchungJetzt(ctx, tx));
}

export async function terminbuchungJetzt(ctx: Pick<Ctx, 'deps' | 'now'>, tx: Tx): Promise<Terminbuchung> {
  const stand = await findStand(tx, ctx.now());
  const { genutzt, an, slug, kommende } = stand;
  const { addresses } = ctx.deps.env;
  return {
    genutzt,
    an,
    slug,
    seite: addressOf(addresses, 'booking', `/unternehmen/${slug}/termin`),
    skript: addressOf(addresses, 'booking', '/einbetten/v1/kehrtour-termin.js'),
    schritte: schritteAus(stand),
    kommendeBuchungen: kommende,
  };
}

/** What of the steps nobody can do without is still open. */
export const fehlendeSchritte = (schritte: readonly Schritt[]): Buchungsschritt[] =>
  schritte.filter(({ stand }) => stand === 'noetig').map(({ schritt }) => schritt);

const schritt = (name: Buchungsschritt, stand: Schritt['stand'], hinweis: string): Schritt => ({
  schritt: name,
  stand,
  hinweis,
});

/** Area, people, work and legal texts nobody can make up; the rest has defaults that work. */
export function schritteAus(stand: StandRow): Schritt[] {
  return [
    gebiet(stand),
    taetigkeiten(stand),
    verfuegbarkeiten(stand),
    rechtstexte(stand),
    ...uebriges(stand),
  ];
}

const anzahl = (n: number, eins: string, viele: string): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? eins : viele}`];
const aufzaehlung = new Intl.ListFormat('de-DE');

function gebiet({ plz, strassen, flaechen }: StandRow): Schritt {
  const worte = [
    ...anzahl(plz, 'Postleitzahl', 'Postleitzahlen'),
    ...anzahl(strassen, 'Straße', 'Straßen'),
    ...anzahl(flaechen, 'Fläche', 'Flächen'),
  ];
  return worte.length === 0
    ? schritt('gebiet', 'noetig', 'Noch ist nicht gesagt, wohin Sie fahren.')
    : schritt('gebiet', 'erledigt', `${aufzaehlung.format(worte)}.`);
}

/** What somebody would have to order at an unknown price can only be asked for, whatever is set: it is counted, and said, as that. */
function taetigkeiten({ buchbare }: StandRow): Schritt {
  const ohnePreis = buchbare.filter((t) => t.online !== 'anfrage' && istNurAnfrage(t)).length;
  const mit = (online: Buchbar): number =>
    buchbare.filter((t) => t.online === online && (online === 'anfrage' || !istNurAnfrage(t))).length;
  const worte = [
    ...anzahl(mit('ja'), 'frei buchbar', 'frei buchbar'),
    ...anzahl(mit('anfrage') + ohnePreis, 'auf Anfrage', 'auf Anfrage'),
    ...anzahl(mit('link'), 'nur mit Code', 'nur mit Code'),
  ];
  if (worte.length === 0)
    return schritt('taetigkeiten', 'noetig', 'Noch lässt sich keine Tätigkeit online buchen.');
  if (ohnePreis === 0) return schritt('taetigkeiten', 'erledigt', `${aufzaehlung.format(worte)}.`);
  const davon =
    ohnePreis === 1
      ? 'Bei einer davon fehlt der Preis; mit ihm lässt sie sich buchen.'
      : `Bei ${ohnePreis} davon fehlt der Preis; mit ihm lassen sie sich buchen.`;
  return schritt('taetigkeiten', 'empfohlen', `${aufzaehlung.format(worte)}. ${davon}`);
}

function verfuegbarkeiten({ personen }: StandRow): Schritt {
  return personen === 0
    ? schritt('verfuegbarkeiten', 'noetig', 'Noch kann niemand gebucht werden.')
    : schritt(
        'verfuegbarkeiten',
        'erledigt',
        personen === 1 ? 'Eine Person kann gebucht werden.' : `${personen} Personen können gebucht werden.`,
      );
}

function rechtstexte({ rechtstexte: da }: StandRow): Schritt {
  return da
    ? schritt('rechtstexte', 'erledigt', 'Beide Texte sind da; jede Buchungsseite führt dorthin.')
    : schritt(
        'rechtstexte',
        'noetig',
        'Impressum und Datenschutzerklärung sind Pflicht für eine öffentliche Seite.',
      );
}

function uebriges({ bundesland, schliesstage, regeln, einstellungen }: StandRow): Schritt[] {
  const { vorlaufWerktage, horizontTage, seiten } = einstellungenAus(einstellungen).terminbuchung;
  const land = BUNDESLAENDER[bundesland];
  const regel = `${vorlaufWerktage} ${vorlaufWerktage === 1 ? 'Werktag' : 'Werktage'} Vorlauf, buchbar bis ${horizontTage} Tage im Voraus.`;
  return [
    schliesstage === 0
      ? schritt(
          'feiertage',
          'empfohlen',
          `Die Feiertage (${land}) gelten schon. Betriebsferien können Sie ergänzen.`,
        )
      : schritt(
          'feiertage',
          'erledigt',
          `Feiertage (${land}) und ${schliesstage === 1 ? 'ein eigener Eintrag' : `${schliesstage} eigene Einträge`}.`,
        ),
    regeln
      ? schritt('regeln', 'erledigt', regel)
      : schritt('regeln', 'empfohlen', `Es gelten unsere Vorgaben: ${regel}`),
    seiten.length === 0
      ? schritt(
          'einbetten',
          'empfohlen',
          'Ihre Buchungsseite lässt sich verlinken oder in die eigene Website einbauen.',
        )
      : schritt(
          'einbetten',
          'erledigt',
          `Einbetten dürfen: ${aufzaehlung.format(seiten.map((seite) => seite.replace('https://', '')))}.`,
        ),
  ];
}
