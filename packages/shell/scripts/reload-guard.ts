import { mayReload } from '../src/reloadGuard.ts';

/**
 * Watches over the very first load, before there is an application that could: when the entry of a single-page app is
 * missing (an old page after a new version), the page reloads once a minute at most, then offers another try.
 */
function check(): void {
  const place = document.getElementById('app');
  if (place === null || document.documentElement.dataset['app'] === 'started') return;
  if (mayReload(() => sessionStorage, Date.now())) location.reload();
  else showRetry(place);
}

function showRetry(place: HTMLElement): void {
  const main = document.createElement('main');
  main.id = 'main';
  main.className = 'shell-error';
  const heading = document.createElement('h1');
  heading.textContent = 'Die Seite ließ sich nicht laden';
  const text = document.createElement('p');
  text.textContent = 'Die Verbindung ist unterbrochen, oder es gibt eine neue Fassung.';
  const retry = document.createElement('button');
  retry.textContent = 'Noch einmal versuchen';
  retry.addEventListener('click', () => location.reload());
  main.append(heading, text, retry);
  place.replaceChildren(main);
}

// Module scripts run before `load`: whoever has not started by then will not start any more.
if (document.readyState === 'complete') check();
else window.addEventListener('load', check);
