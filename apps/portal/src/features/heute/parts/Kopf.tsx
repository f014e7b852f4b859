import { ListChecks, LogOut, MapPinHouse } from 'lucide-react';

import type { Feldbild } from '../feldtag.ts';
import { sendesatz } from '../heute.format.ts';
import type { Tagesstand } from '../tagesstand.ts';

/** How far the day is, where the facts are, and the two views. */
export function Kopf({
  bild,
  stand,
  ansicht,
  onAnsicht,
  onAnmelden,
  onAbmelden,
  onSenden,
}: {
  bild: Feldbild;
  stand: Tagesstand | undefined;
  ansicht: 'halt' | 'liste';
  onAnsicht: (ansicht: 'halt' | 'liste') => void;
  onAnmelden: () => void;
  onAbmelden: () => void;
  onSenden: () => void;
}) {
  const { sende, andere, fotos } = bild;
  const ruhig = sende.wartend === 0 && sende.buero === 0;
  return (
    <header className="kopf">
      <div className="kopfzeile">
        <h1>{stand && stand.gesamt > 0 ? `${stand.getan} von ${stand.gesamt}` : 'Heute'}</h1>
        <nav aria-label="Ansicht">
          <button
            type="button"
            className="kopftaste"
            aria-pressed={ansicht === 'liste'}
            onClick={() => onAnsicht(ansicht === 'liste' ? 'halt' : 'liste')}
          >
            {ansicht === 'liste' ? <MapPinHouse aria-hidden /> : <ListChecks aria-hidden />}
            {ansicht === 'liste' ? 'Besuch' : 'Tag'}
          </button>
          <button type="button" className="kopftaste" aria-label="Abmelden" onClick={onAbmelden}>
            <LogOut aria-hidden />
          </button>
        </nav>
      </div>
      {stand && stand.gesamt > 0 ? (
        <progress value={stand.getan} max={stand.gesamt} aria-label="Erledigte Häuser" />
      ) : null}
      <button type="button" className="sendestand" data-ruhig={ruhig} onClick={onSenden}>
        <output>{sendesatz(sende, fotos?.warten)}</output>
      </button>
      {bild.anmelden ? <Anmeldeband wartend={sende.wartend} onAnmelden={onAnmelden} /> : null}
      {andere > 0 ? (
        <p className="band">
          Auf diesem Handy {andere === 1 ? 'wartet 1 Meldung' : `warten ${andere} Meldungen`} einer anderen
          Person. Sie gehen ab, sobald sie sich anmeldet.
        </p>
      ) : null}
    </header>
  );
}

function Anmeldeband({ wartend, onAnmelden }: { wartend: number; onAnmelden: () => void }) {
  return (
    <div className="band warnung">
      <p>
        {wartend > 0
          ? 'Ihre Anmeldung ist abgelaufen. Ihre Meldungen sind sicher und gehen nach der Anmeldung ab.'
          : 'Ihre Anmeldung ist abgelaufen. Sie können weiterarbeiten.'}
      </p>
      <button type="button" className="taste" onClick={onAnmelden}>
        Anmelden
      </button>
    </div>
  );
}
