import { CodeScreen } from './CodeScreen.tsx';
import type { Seite } from './seite.ts';

export default { title: 'Kunde/Code', component: CodeScreen };

const seite = (anders: Partial<Extract<Seite, { art: 'eingabe' }>> = {}) => (
  <CodeScreen status={200} eingabe={{ code: '', hausnr: '' }} maengel={[]} grund={null} {...anders} />
);

export const Leer = () => seite();
export const Unbekannt = () =>
  seite({ status: 404, eingabe: { code: '7K2M-9QXA', hausnr: '99' }, grund: 'unbekannt' });
export const ZuOft = () => seite({ eingabe: { code: '7K2M-9QXA', hausnr: '12' }, grund: 'zu-oft' });
export const Verschrieben = () =>
  seite({
    status: 404,
    eingabe: { code: '7K2M', hausnr: '' },
    maengel: [
      { fieldId: 'code', text: 'Der Code hat acht Zeichen, zum Beispiel 7K2M-9QXA.' },
      { fieldId: 'hausnr', text: 'Bitte geben Sie die Hausnummer ein, zum Beispiel 12 oder 12a.' },
    ],
  });
