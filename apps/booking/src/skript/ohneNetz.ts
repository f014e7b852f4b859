/** How often it is tried again while no event says that the net is back. */
const NOCHMAL_MS = 5000;
const GEDULD_MS = 4000;
/** Answers whoever reaches us, with nothing in it. */
const ERREICHBAR = '/api/health/open';

interface Bestellung {
  form: HTMLFormElement;
  knopf: HTMLElement | null;
}

/**
 * An order that finds no net waits on its page, with all that was typed, and goes by itself once there is one: the page
 * says so instead of the browser. The order's key makes it count once, however often it is sent.
 */
export function warteAufNetz(): void {
  let geprueft = false;
  let fragt = false;
  document.addEventListener(
    'submit',
    (event) => {
      const vorlage = document.querySelector<HTMLTemplateElement>('template[data-ohne-netz]');
      const { target, submitter } = event;
      if (geprueft || !vorlage || !(target instanceof HTMLFormElement) || !bestellt(submitter)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void sende({ form: target, knopf: submitter }, vorlage);
    },
    { capture: true },
  );

  async function sende(bestellung: Bestellung, vorlage: HTMLTemplateElement): Promise<void> {
    if (fragt) return;
    fragt = true;
    const netz = await hatNetz();
    fragt = false;
    if (!netz) return zeige(bestellung, vorlage, () => sende(bestellung, vorlage));
    kasten()?.remove();
    geprueft = true;
    bestellung.form.requestSubmit(bestellung.knopf);
    geprueft = false;
  }
}

const bestellt = (knopf: HTMLElement | null): boolean => knopf?.getAttribute('value') === 'buchen';
const kasten = (): HTMLElement | null => document.querySelector('[data-wartet-auf-netz]');

async function hatNetz(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(ERREICHBAR, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(GEDULD_MS),
  }).then(
    () => true,
    () => false,
  );
}

/** Beside the button, where she looks, and in the focus; while it stands there, it is tried again and again. */
function zeige({ knopf }: Bestellung, vorlage: HTMLTemplateElement, nochmal: () => Promise<void>): void {
  if (!kasten()) {
    knopf?.before(vorlage.content.cloneNode(true));
    const neu = kasten();
    neu?.querySelector('[data-nochmal]')?.addEventListener('click', () => void nochmal());
    neu?.querySelector('[data-nicht-senden]')?.addEventListener('click', () => {
      neu.remove();
      knopf?.focus();
    });
    neu?.focus();
    addEventListener('online', () => kasten() && void nochmal(), { once: true });
  }
  setTimeout(() => kasten() && void nochmal(), NOCHMAL_MS);
}
