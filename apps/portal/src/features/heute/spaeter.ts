/**
 * What nobody sees before a press. It is fetched right after the first picture, lies with the rest in the worker's list, and stays in
 * memory: no press waits for a network.
 */
export { beginneFotos } from './aufnahme/fotowerk.ts';
export { Abmeldedialog } from './parts/Abmeldedialog.tsx';
export { Fertig } from './parts/Fertig.tsx';
export { meldePortalAb } from './portalende.ts';
export { Rueckfrage } from './parts/Rueckfrage.tsx';
export { Tagesabschluss } from './parts/Tagesabschluss.tsx';
export { Verspaetung } from './parts/Verspaetung.tsx';
export { Tagesliste } from './parts/Tagesliste.tsx';
