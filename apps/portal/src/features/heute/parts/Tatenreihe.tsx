import {
  ArrowDownToLine,
  ArrowUpToLine,
  Camera,
  KeyRound,
  Navigation,
  NotebookPen,
  Phone,
} from 'lucide-react';

import { navigiereZu } from '../heute.format.ts';
import type { Halt } from '../tagesstand.ts';

/** What one does on the way and at the door, besides the result. */
export function Tatenreihe({
  halt,
  vorn,
  onFrage,
  onReihe,
}: {
  halt: Halt;
  vorn: boolean;
  onFrage: (frage: 'notiz' | 'schluessel' | 'foto') => void;
  onReihe: (wann: 'spaeter' | 'jetzt') => void;
}) {
  const kontakt = halt.tueren.flatMap(({ kontakte }) => kontakte).find(({ telefon }) => telefon !== '');
  return (
    <div className="taten">
      {kontakt ? (
        <a href={`tel:${kontakt.telefon.replaceAll(/[^\d+]/g, '')}`} aria-label={`${kontakt.name} anrufen`}>
          <Phone aria-hidden />
          Anrufen
        </a>
      ) : (
        <span className="fehlt">
          <Phone aria-hidden />
          Ohne Nummer
        </span>
      )}
      <a href={navigiereZu(halt.tueren[0], navigator.userAgent)} rel="noreferrer">
        <Navigation aria-hidden />
        Navigieren
      </a>
      {halt.tueren[0].schluesselIds?.length ? (
        <button type="button" onClick={() => onFrage('schluessel')}>
          <KeyRound aria-hidden />
          Schlüssel
        </button>
      ) : null}
      <button type="button" onClick={() => onFrage('foto')}>
        <Camera aria-hidden />
        Foto
      </button>
      <button type="button" onClick={() => onFrage('notiz')}>
        <NotebookPen aria-hidden />
        Notiz
      </button>
      <button type="button" onClick={() => onReihe(vorn ? 'spaeter' : 'jetzt')}>
        {vorn ? <ArrowDownToLine aria-hidden /> : <ArrowUpToLine aria-hidden />}
        {vorn ? 'Später' : 'Jetzt'}
      </button>
    </div>
  );
}
