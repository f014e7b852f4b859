import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as adresse from '../features/buchung/AdresseScreen.stories.tsx';
import * as anliegen from '../features/buchung/AnliegenScreen.stories.tsx';
import * as fertig from '../features/buchung/FertigScreen.stories.tsx';
import * as kontaktdaten from '../features/buchung/KontaktdatenScreen.stories.tsx';
import * as zeiten from '../features/buchung/TerminScreen.stories.tsx';
import { beantworteAbsenden, istUnterwegs } from './absenden.ts';
import { raeumeAdresseAuf } from './adresse.ts';
import { fuehreZumFeld } from './fokus.ts';
import { gibFrei, zaehleGehalten } from './gehalten.ts';
import { warteAufNetz } from './ohneNetz.ts';
import { sprichMitDemRahmen } from './rahmen.ts';
import { schlageStrassenVor } from './strassen.ts';
import { nenneZeitzone } from './zeitzone.ts';

const MINUTE_MS = 60_000;
const zeige = (Ablauf: () => React.ReactNode): void => {
  document.body.innerHTML = renderToStaticMarkup(<Ablauf />);
};
const text = (auswahl: string): string => document.querySelector(auswahl)?.textContent ?? '';
const sichtbar = (auswahl: string): boolean => document.querySelector<HTMLElement>(auswahl)?.hidden === false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  Element.prototype.scrollIntoView = () => undefined;
  history.replaceState(null, '', '/unternehmen/musterbach/termin');
});
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('a new step in a frame', () => {
  const imRahmen = (): string => {
    vi.spyOn(globalThis, 'parent', 'get').mockReturnValue({
      postMessage: () => undefined,
    } as unknown as Window);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
      },
    );
    sprichMitDemRahmen();
    return document.activeElement?.tagName ?? '';
  };

  it('takes the focus to its heading, so that it is read out', () => {
    zeige(fertig.ImRahmen);
    expect(imRahmen()).toBe('H1');
  });

  it('leaves the focus where it is at the beginning, and at what is wrong', () => {
    document.body.innerHTML =
      '<div data-rahmen="https://a.example" data-schritt="anliegen"><h1>Was brauchen Sie?</h1></div>';
    expect(imRahmen()).toBe('BODY');
    document.body.innerHTML =
      '<div data-rahmen="https://a.example" data-schritt="adresse"><div role="alert" tabindex="-1"></div><h1>Wo?</h1></div>';
    document.querySelector<HTMLElement>('[role=alert]')?.focus();
    expect(imRahmen()).toBe('DIV');
  });
});

describe('whose hours these are', () => {
  it.each([
    ['in Germany in winter', '2027-01-12T08:00:00Z', -60, false],
    ['in Germany in summer', '2027-07-12T08:00:00Z', -120, false],
    ['in London in summer', '2027-07-12T08:00:00Z', -60, true],
    ['in New York in winter', '2027-01-12T08:00:00Z', 300, true],
    ['in Kathmandu in winter', '2027-01-12T08:00:00Z', -345, true],
  ])('is said where the clock is another: %s', (_, jetzt, offset, gesagt) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    zeige(zeiten.FreieZeiten);
    nenneZeitzone(new Date(jetzt));
    expect(sichtbar('[data-zeitzone]')).toBe(gesagt);
  });
});

describe('the time that is held', () => {
  it('counts down in whole minutes, and says three of them aloud', () => {
    zeige(kontaktdaten.Leer);
    zaehleGehalten();
    expect([text('[data-noch]'), text('[data-ansage]')]).toEqual(['noch 9 Minuten', '']);
    const gesagt = new Set<string>();
    for (let minute = 0; minute < 8; minute += 1) {
      vi.advanceTimersByTime(MINUTE_MS);
      gesagt.add(text('[data-ansage]'));
    }
    expect([...gesagt].filter(Boolean)).toEqual([
      'Wir halten die Zeit noch 5 Minuten für Sie frei.',
      'Wir halten die Zeit noch 2 Minuten für Sie frei.',
      'Wir halten die Zeit noch eine Minute für Sie frei.',
    ]);
    expect(text('[data-noch]')).toBe('noch eine Minute');
    expect([sichtbar('[data-solange]'), sichtbar('[data-abgelaufen]')]).toEqual([true, false]);
  });

  it('says at its end that it is no longer held, and offers it anew', () => {
    zeige(kontaktdaten.Leer);
    zaehleGehalten();
    vi.advanceTimersByTime(3 * 60 * MINUTE_MS);
    expect([sichtbar('[data-solange]'), sichtbar('[data-abgelaufen]')]).toEqual([false, true]);
    expect(text('[data-ansage]')).toContain('Wir halten die Zeit nicht mehr für Sie frei.');
  });

  it('is given back by whoever leaves, once, and is shown as not held when she comes back', () => {
    const beacon = vi.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    zeige(kontaktdaten.Leer);
    let bleibt = true;
    gibFrei(() => bleibt);
    dispatchEvent(new Event('pagehide'));
    expect(beacon).not.toHaveBeenCalled();
    bleibt = false;
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon).toHaveBeenCalledWith(
      '/api/oeffentlich/unternehmen/musterbach/reservierungen/freigeben',
      expect.any(Blob),
    );
    zeige(kontaktdaten.Leer);
    zaehleGehalten();
    expect(sichtbar('[data-abgelaufen]')).toBe(true);
  });
});

describe('a press', () => {
  beantworteAbsenden();
  const druecke = (auswahl: string): SubmitEvent => {
    const knopf = document.querySelector<HTMLButtonElement>(auswahl);
    const ereignis = new SubmitEvent('submit', { submitter: knopf, bubbles: true, cancelable: true });
    knopf?.form?.dispatchEvent(ereignis);
    return ereignis;
  };

  it('counts once, and shows that it runs', () => {
    zeige(adresse.Frage);
    expect(druecke('form button').defaultPrevented).toBe(false);
    expect(istUnterwegs()).toBe(true);
    expect(druecke('form button').defaultPrevented).toBe(true);
    const knopf = document.querySelector('form button');
    expect([knopf?.getAttribute('aria-disabled'), knopf?.textContent]).toEqual([
      'true',
      'Bitte wartenFreie Termine zeigen',
    ]);
  });

  it('leaves a form alone that brings a file, as its page stays', () => {
    document.body.innerHTML = '<form data-datei><button>Liste</button></form>';
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(istUnterwegs()).toBe(false);
  });

  it('shows the bar and the shape of the next page only when it takes longer, and both go when she comes back', () => {
    zeige(adresse.Frage);
    druecke('form button');
    vi.advanceTimersByTime(299);
    expect(document.querySelector('.shell-bar')).toBeNull();
    vi.advanceTimersByTime(200);
    expect(document.querySelector('.shell-bar')).not.toBeNull();
    expect(document.querySelector('main > [data-warten]')?.textContent).toContain('Wir suchen freie Zeiten');
    dispatchEvent(new Event('pageshow'));
    expect(document.querySelector('.shell-bar, main > [data-warten], main > [hidden]')).toBeNull();
    expect(istUnterwegs()).toBe(false);
  });
});

describe('an order without net', () => {
  const antworten = (...wie: boolean[]) =>
    vi.stubGlobal('fetch', async () =>
      (wie.shift() ?? true) ? new Response(null) : Promise.reject(new TypeError('offline')),
    );
  const bestelle = (): void => document.querySelector<HTMLButtonElement>('button[value=buchen]')?.click();
  const gesendet = (): ((event: Event) => void) => {
    const merke = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', merke);
    return merke;
  };
  const kasten = () => document.querySelector('[data-wartet-auf-netz]');

  it('waits on its page with what was typed, says so, and goes by itself when there is net', async () => {
    antworten(false, false, true);
    zeige(kontaktdaten.Leer);
    warteAufNetz();
    const merke = gesendet();
    const nachname = document.querySelector<HTMLInputElement>('#nachname');
    if (nachname) nachname.value = 'Haßler';
    bestelle();
    await vi.advanceTimersByTimeAsync(0);
    expect(kasten()?.textContent).toContain('Ihr Termin ist noch nicht gebucht.');
    expect(document.activeElement).toBe(kasten());
    await vi.advanceTimersByTimeAsync(5000);
    expect(merke).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(merke).toHaveBeenCalledTimes(1);
    expect([kasten(), nachname?.value]).toEqual([null, 'Haßler']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(merke).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', merke);
    vi.unstubAllGlobals();
  });

  it('goes at once where there is net, and not by itself for whoever does not want it', async () => {
    antworten(true, false);
    zeige(kontaktdaten.Leer);
    const merke = gesendet();
    bestelle();
    await vi.advanceTimersByTimeAsync(0);
    expect(merke).toHaveBeenCalledTimes(1);
    bestelle();
    await vi.advanceTimersByTimeAsync(0);
    document.querySelector<HTMLElement>('[data-nicht-senden]')?.click();
    expect(kasten()).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(merke).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', merke);
    vi.unstubAllGlobals();
  });
});

describe('the address of a page', () => {
  it('loses the code once it was read, and this entry of the history remembers it', () => {
    history.replaceState(null, '', '/liegenschaft?code=geheim');
    document.body.innerHTML = '<div data-merken="/liegenschaft?code=geheim"></div>';
    raeumeAdresseAuf();
    expect([location.search, history.state]).toEqual(['', { seite: '/liegenschaft?code=geheim' }]);
  });

  it('keeps the code of a booking, which is there to be kept, and forgets that it was news', () => {
    history.replaceState(null, '', '/unternehmen/musterbach/termin/fertig?code=geheim&neu=1');
    zeige(fertig.Gebucht);
    raeumeAdresseAuf();
    expect(location.search).toBe('?code=geheim');
  });
});

it('leads from the summary of mistakes into the first part of a group', () => {
  zeige(anliegen.NichtsGewaehlt);
  fuehreZumFeld();
  document.querySelector<HTMLAnchorElement>('[role=alert] a')?.click();
  expect(document.activeElement?.getAttribute('name')).toBe('taetigkeit');
});

describe('the streets of a postcode', () => {
  const tippe = async (plz: string, strasse: string): Promise<void> => {
    const [postleitzahl, feld] = ['#plz', '#strasse'].map((id) =>
      document.querySelector<HTMLInputElement>(id),
    );
    if (!postleitzahl || !feld) throw new Error('Kein Adressformular');
    postleitzahl.value = plz;
    feld.value = strasse;
    feld.dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(200);
  };
  const vorschlaege = () =>
    [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value);

  it('are asked for in a body, never in an address, and only when there is something to ask', async () => {
    const frage = vi.fn(async () => Response.json({ strassen: ['Hardtstraße', 'Hartweg'] }));
    vi.stubGlobal('fetch', frage);
    zeige(adresse.Frage);
    schlageStrassenVor();
    await tippe('91999', 'H');
    await tippe('91', 'Ha');
    // What the question would not take is not asked: the address of a letter in one field, a whole text in the other.
    await tippe('91999 Musterbach', 'Ha');
    await tippe('91999', 'H'.repeat(81));
    expect(frage).not.toHaveBeenCalled();
    await tippe('91999', 'Ha');
    expect(frage.mock.calls).toEqual([
      [
        '/api/oeffentlich/unternehmen/musterbach/strassen',
        expect.objectContaining({
          method: 'POST',
          credentials: 'omit',
          body: '{"plz":"91999","anfang":"Ha"}',
        }),
      ],
    ]);
    expect(vorschlaege()).toEqual(['Hardtstraße', 'Hartweg']);
    vi.unstubAllGlobals();
  });

  it('are not missed when nobody answers', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    zeige(adresse.Frage);
    schlageStrassenVor();
    await tippe('91999', 'Ha');
    expect(vorschlaege()).toEqual([]);
    vi.unstubAllGlobals();
  });
});
