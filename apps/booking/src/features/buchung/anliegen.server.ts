import { type Client, istFehler } from '@kehrtour/api-client/client';
import { type BuchbareTaetigkeit, hausZumCodeHolen } from '@kehrtour/contract/buchungsangebot';

import { istVollstaendig, type Zugang, zugangAus, zugangsmaengel } from '../../shared/zugang.ts';
import { mitStand } from './ablauf.server.ts';
import { gewaehlteTaetigkeit, type Ablauf, schrittadresse } from './ablauf.ts';
import { liesAngaben } from './anliegen.form.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';

export interface Anliegenseite {
  /** First what, then what decides how long it takes. */
  teil: 'wahl' | 'fragen';
  auswahl: BuchbareTaetigkeit[];
}

export async function ladeAnliegen(
  api: Client,
  ablauf: Ablauf,
  query: URLSearchParams,
): Promise<Anliegenseite | Weiter | (Anliegenseite & Abgelehnt)> {
  const seite: Anliegenseite = { teil: 'wahl', auswahl: auswahlFuer(ablauf) };
  if (query.has('code')) {
    const ergebnis = await oeffneHaus(api, ablauf, zugangAus(query));
    return 'weiter' in ergebnis ? ergebnis : { ...seite, ...ergebnis };
  }
  const verlinkt = frei(ablauf).find(({ id }) => id === query.get('taetigkeit'));
  if (verlinkt) return uebernimm(ablauf, verlinkt);
  const gewaehlt = gewaehlteTaetigkeit(ablauf);
  if (query.get('teil') === 'fragen' && gewaehlt && gewaehlt.fragen.length > 0)
    return { ...seite, teil: 'fragen' };
  return seite;
}

export async function sendeAnliegen(
  api: Client,
  ablauf: Ablauf,
  form: FormData,
): Promise<Weiter | Abgelehnt> {
  switch (feld(form, 'aktion')) {
    case 'code':
      return oeffneHaus(api, ablauf, zugangAus(new URLSearchParams(codefelder(form))));
    case 'ohneCode': {
      const { haus: _haus, anschrift: _anschrift, ...stand } = ablauf.stand;
      return { weiter: schrittadresse(mitStand(ablauf, { ...stand, bedient: false }), 'anliegen') };
    }
    case 'fragen':
      return merkeAngaben(ablauf, form);
    default:
      return waehleTaetigkeit(ablauf, feld(form, 'taetigkeit'));
  }
}

function waehleTaetigkeit(ablauf: Ablauf, taetigkeitId: string): Weiter | Abgelehnt {
  const gewaehlt = auswahlFuer(ablauf).find(({ id }) => id === taetigkeitId);
  if (!gewaehlt)
    return abgelehnt(400, [{ fieldId: 'taetigkeit', text: 'Bitte tippen Sie an, was Sie brauchen.' }]);
  return uebernimm(ablauf, gewaehlt);
}

function uebernimm(ablauf: Ablauf, gewaehlt: BuchbareTaetigkeit): Weiter {
  const gleich = ablauf.stand.taetigkeitId === gewaehlt.id;
  const neu = mitStand(ablauf, {
    ...ablauf.stand,
    taetigkeitId: gewaehlt.id,
    angaben: gleich ? ablauf.stand.angaben : {},
    // Other work may be another district's: the address is asked again, and stands there as it was.
    bedient: ablauf.stand.bedient && (gleich || ablauf.stand.haus !== undefined),
  });
  // Whoever comes back to change something is asked again; what was said stands there.
  if (gewaehlt.fragen.length > 0) return { weiter: schrittadresse(neu, 'anliegen', { teil: 'fragen' }) };
  return { weiter: schrittadresse(neu, naechster(neu)) };
}

function merkeAngaben(ablauf: Ablauf, form: FormData): Weiter | Abgelehnt {
  const fragen = gewaehlteTaetigkeit(ablauf)?.fragen;
  if (!fragen) return { weiter: schrittadresse(ablauf, 'anliegen') };
  const eingaben = Object.fromEntries(fragen.map((frage) => [frage, feld(form, frage)]));
  const { angaben, maengel } = liesAngaben(fragen, eingaben);
  if (maengel.length > 0) return abgelehnt(400, maengel, eingaben);
  const neu = mitStand(ablauf, { ...ablauf.stand, angaben });
  return { weiter: schrittadresse(neu, naechster(neu)) };
}

/** A house that is known by its code needs no address. */
const naechster = ({ stand }: Ablauf) => (stand.bedient && stand.anschrift ? 'termin' : 'adresse');

/** Looks up the house of a code; what is due there stands first on the page then. */
async function oeffneHaus(api: Client, ablauf: Ablauf, zugang: Zugang): Promise<Weiter | Abgelehnt> {
  const eingaben = { ...zugang };
  if (!istVollstaendig(zugang)) {
    const maengel = zugangsmaengel(zugang, true);
    return abgelehnt(400, maengel, eingaben);
  }
  const { code, hausnr } = zugang;
  try {
    const { anschrift, aufgaben } = await api.call(hausZumCodeHolen, {
      params: { slug: ablauf.ort.slug },
      body: { code, ...(hausnr ? { hausnr } : {}) },
    });
    const { plz, strasse, ort } = anschrift;
    const faellig = aufgaben
      .filter(({ buchbar }) => buchbar)
      .map(({ taetigkeitId, kundentext, faelligBis }) => ({ taetigkeitId, kundentext, faelligBis }));
    const stand = {
      ...ablauf.stand,
      haus: { code, faellig },
      anschrift: { plz, strasse, hausnr: anschrift.hausnr, ort },
      bedient: true,
    };
    return { weiter: schrittadresse(mitStand(ablauf, stand), 'anliegen') };
  } catch (error) {
    const text = codeFehler(error);
    if (text === undefined) throw error;
    return abgelehnt(410, [{ fieldId: 'code', text }], eingaben);
  }
}

function codeFehler(error: unknown): string | undefined {
  if (istFehler(hausZumCodeHolen, error, 'code-ungueltig'))
    return 'Zu diesem Code und dieser Hausnummer finden wir kein Haus. Bitte vergleichen Sie beides mit Ihrem Zettel.';
  if (istFehler(hausZumCodeHolen, error, 'zu-viele-versuche'))
    return 'Das waren zu viele Versuche. Bitte warten Sie eine Stunde, oder buchen Sie ohne Code.';
  return undefined;
}

const codefelder = (form: FormData) => ({ code: feld(form, 'code'), hausnr: feld(form, 'hausnr') });

/** What is due by her code, and what anybody may book: a link to one of these needs no choice. */
function frei({ betrieb, stand }: Pick<Ablauf, 'betrieb' | 'stand'>): BuchbareTaetigkeit[] {
  const faellig = new Set(stand.haus?.faellig.map(({ taetigkeitId }) => taetigkeitId));
  return betrieb.taetigkeiten.filter(({ id, online }) => online !== 'link' || faellig.has(id));
}

/**
 * What this visitor may choose: without a code only what anybody may book. Entries of the catalogue that read the same to
 * a customer are one to her; with a code exactly what is due.
 */
export function auswahlFuer({ betrieb, stand }: Pick<Ablauf, 'betrieb' | 'stand'>): BuchbareTaetigkeit[] {
  const faellig = new Set(stand.haus?.faellig.map(({ taetigkeitId }) => taetigkeitId));
  const offen = frei({ betrieb, stand });
  const gesehen = new Set<string>();
  return offen
    .toSorted((a, b) => Number(faellig.has(b.id)) - Number(faellig.has(a.id)))
    .filter(({ kundentext, preisCent, preisText, hinweis, fragen }) => {
      const wortlaut = JSON.stringify([kundentext, preisCent, preisText, hinweis, fragen]);
      if (gesehen.has(wortlaut)) return false;
      gesehen.add(wortlaut);
      return true;
    });
}
