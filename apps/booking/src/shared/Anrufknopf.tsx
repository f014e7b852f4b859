import { buttonLook } from '@kehrtour/ui/look/button';

import { Zeichen } from './Zeichen.tsx';

/** Calls with one tap; on paper the number stands there to be dialled. */
export function Anrufknopf({ telefon }: { telefon: string }) {
  if (telefon.trim() === '') return null;
  return (
    <>
      <a
        href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}
        className={`${buttonLook('secondary')} tabular-nums`}
      >
        <Zeichen name="telefon" />
        <span>{telefon} anrufen</span>
      </a>
      <p className="hidden font-semibold tabular-nums print:block">Telefon {telefon}</p>
    </>
  );
}
