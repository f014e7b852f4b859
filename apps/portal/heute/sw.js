/* Keeps the page of the field for where there is no network. It knows no call of the API: what is told and fetched there is the page's. */
const NAME = '__NAME__';
const LISTE = ['__LISTE__'];
const PRAEFIX = 'heute-';

/* All of it or nothing: half a page is none. The old one stays while it is in use. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(LISTE.map((url) => new Request(url, { cache: 'reload' }))))
      .catch((error) => caches.delete(NAME).then(() => Promise.reject(error))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith(PRAEFIX) && name !== NAME).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/* The page says when nothing waits to be sent any more. */
self.addEventListener('message', (event) => {
  if (event.data === 'uebernimm') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  const page = request.mode === 'navigate' && /^\/heute\/?$/.test(url.pathname);
  if (!page && !LISTE.includes(url.pathname)) return;
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(page ? '/heute' : url.pathname))
      .then((kept) => kept ?? fetch(request)),
  );
});
