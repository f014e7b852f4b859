import type { strassenVorschlagen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf, CallOf } from '@kehrtour/contract/endpoint';

type Strassen = typeof strassenVorschlagen;

/** The call as the contract knows it, without its schemas: these would weigh more than all scripts of the page. */
const STRASSEN = {
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/strassen',
} satisfies Pick<Strassen, 'method' | 'path'>;

const WARTEN_MS = 150;
const ZEICHEN_MIN = 2;
/** The question holds no more; what is longer is no postcode and no beginning of a street, and would only be refused. */
const ZEICHEN_MAX = 80;
const PLZ_ZEICHEN_MIN = 4;
const PLZ_ZEICHEN_MAX = 12;

/** Suggests the streets of the postcode while one is typed, as a list of the browser's own. */
export function schlageStrassenVor(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-strassen]');
  const plz = form?.querySelector<HTMLInputElement>('#plz');
  const strasse = form?.querySelector<HTMLInputElement>('#strasse');
  if (!form || !plz || !strasse) return;
  const liste = document.createElement('datalist');
  liste.id = 'strassenliste';
  form.append(liste);
  strasse.setAttribute('list', liste.id);
  let warten: ReturnType<typeof setTimeout> | undefined;
  let gefragt = '';
  strasse.addEventListener('input', () => {
    const anfang = strasse.value.trim();
    const body = { plz: plz.value.trim(), anfang };
    const frage = JSON.stringify(body);
    if (!liegt(anfang, ZEICHEN_MIN, ZEICHEN_MAX) || !liegt(body.plz, PLZ_ZEICHEN_MIN, PLZ_ZEICHEN_MAX))
      return;
    if (frage === gefragt) return;
    gefragt = frage;
    clearTimeout(warten);
    warten = setTimeout(async () => {
      const strassen = await hole({ params: { slug: form.dataset['strassen'] ?? '' }, body });
      // A later question may have been quicker.
      if (frage === gefragt) liste.replaceChildren(...strassen.map((name) => new Option(name)));
    }, WARTEN_MS);
  });
}

const liegt = ({ length }: string, min: number, max: number): boolean => length >= min && length <= max;

async function hole({ params, body }: CallOf<Strassen>): Promise<AnswerOf<Strassen>['strassen']> {
  try {
    const path = STRASSEN.path.replace(':slug', encodeURIComponent(params.slug));
    const response = await fetch(`/api${path}`, {
      method: STRASSEN.method,
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(body),
    });
    // A refusal has no streets either.
    const { strassen = [] } = (await response.json()) as Partial<AnswerOf<Strassen>>;
    return strassen;
  } catch {
    // Without suggestions the street is typed.
    return [];
  }
}
