const WARTEN_MS = 150;
const ZEICHEN_MIN = 2;

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
    const frage = JSON.stringify({ plz: plz.value.trim(), anfang });
    if (anfang.length < ZEICHEN_MIN || plz.value.trim().length < 4 || frage === gefragt) return;
    gefragt = frage;
    clearTimeout(warten);
    warten = setTimeout(async () => {
      const strassen = await hole(form.dataset['strassen'] ?? '', frage);
      // A later question may have been quicker.
      if (frage === gefragt) liste.replaceChildren(...strassen.map((name) => new Option(name)));
    }, WARTEN_MS);
  });
}

async function hole(slug: string, body: string): Promise<string[]> {
  try {
    const response = await fetch(`/api/oeffentlich/unternehmen/${encodeURIComponent(slug)}/strassen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body,
    });
    const { strassen } = (await response.json()) as { strassen?: string[] };
    return strassen ?? [];
  } catch {
    // Without suggestions the street is typed.
    return [];
  }
}
