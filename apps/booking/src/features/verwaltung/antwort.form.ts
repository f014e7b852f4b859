import {
  type Verwaltungsbesuch,
  type Verwaltungsseite,
  VERWALTUNGSTERMINE_MAX,
} from '@kehrtour/contract/verwaltungsseite';

/** What was chosen and typed; a house stands under its first visit. */
export type Antworteingaben = { besuche: string[]; haeuser: string[]; antwort: string; grund: string };
export type Antwortmangel = { fieldId?: 'besuche' | 'antwort' | 'grund'; text: string };

export const LEERE_EINGABEN: Antworteingaben = { besuche: [], haeuser: [], antwort: '', grund: '' };

type Gesagt = {
  terminIds: string[];
  antwort: { art: 'passt' } | { art: 'passtNicht'; grund: string };
};
type Gelesen = { ok: true; gesagt: Gesagt } | { ok: false; maengel: Antwortmangel[] };

/** What can still be answered by the Hausverwaltung. */
export const istOffen = ({ antwortMoeglich, selbstGeantwortet }: Verwaltungsbesuch): boolean =>
  antwortMoeglich && !selbstGeantwortet;

/** Reads the form; whoever chose a house chose all visits of it that can still be answered. */
export function liesVerwaltungsantwort(
  form: FormData,
  seite: Verwaltungsseite,
): { eingaben: Antworteingaben; schluessel: string; gelesen: Gelesen } {
  const texte = (name: string) => form.getAll(name).filter((wert) => typeof wert === 'string');
  const feld = (name: string): string => (texte(name)[0] ?? '').replaceAll('\r\n', '\n').trim();
  const eingaben = {
    besuche: texte('besuch'),
    haeuser: texte('haus'),
    antwort: feld('antwort'),
    grund: feld('grund'),
  };
  return { eingaben, schluessel: feld('schluessel'), gelesen: lies(eingaben, seite) };
}

function lies({ besuche, haeuser, antwort, grund }: Antworteingaben, seite: Verwaltungsseite): Gelesen {
  const terminIds = seite.haeuser
    .flatMap((haus) => {
      const ganz = haus.besuche.some(({ id }) => haeuser.includes(id));
      return haus.besuche.filter((besuch) => istOffen(besuch) && (ganz || besuche.includes(besuch.id)));
    })
    .map(({ id }) => id)
    .slice(0, VERWALTUNGSTERMINE_MAX);
  const maengel: Antwortmangel[] = [];
  if (terminIds.length === 0)
    maengel.push({ fieldId: 'besuche', text: 'Bitte kreuzen Sie an, für welche Besuche Ihre Antwort gilt.' });
  if (antwort !== 'passt' && antwort !== 'passtNicht')
    maengel.push({ fieldId: 'antwort', text: 'Bitte wählen Sie, ob es passt.' });
  if (antwort === 'passtNicht' && grund === '')
    maengel.push({ fieldId: 'grund', text: 'Bitte schreiben Sie, warum es nicht passt.' });
  if (grund.length > 400)
    maengel.push({ fieldId: 'grund', text: 'Bitte fassen Sie den Grund in höchstens 400 Zeichen.' });
  if (maengel.length > 0) return { ok: false, maengel };
  return {
    ok: true,
    gesagt: {
      terminIds,
      antwort: antwort === 'passt' ? { art: 'passt' } : { art: 'passtNicht', grund },
    },
  };
}
