import { useState } from 'react';

import { Fenster } from './Fenster.tsx';

/** Whoever leaves takes the day along; what was not sent stays for her, and she is told. */
export function Abmeldedialog({
  wartend,
  fotos,
  onBleiben,
  onAbmelden,
}: {
  wartend: number;
  /** Pictures that wait. */
  fotos: number;
  onBleiben: () => void;
  onAbmelden: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const gehe = (): void => {
    setBusy(true);
    void onAbmelden().finally(() => setBusy(false));
  };
  return (
    <Fenster titel="Abmelden?" onZu={onBleiben}>
      <p>
        {wartend + fotos === 0
          ? 'Der Tag wird von diesem Handy gelöscht. Zum Weiterarbeiten brauchen Sie dann Netz und Ihr Passwort.'
          : `${wartet(wartend, fotos)} noch nicht gesendet. Sie bleiben verschlüsselt auf diesem Handy und gehen erst ab, wenn Sie sich hier wieder anmelden.`}
      </p>
      <button type="button" className="taste haupt" onClick={onBleiben}>
        Bleiben
      </button>
      <button type="button" className="taste leise" disabled={busy} onClick={gehe}>
        {wartend + fotos === 0 ? 'Abmelden' : 'Trotzdem abmelden'}
      </button>
    </Fenster>
  );
}

function wartet(meldungen: number, fotos: number): string {
  const teile = [
    ...(meldungen === 0 ? [] : [meldungen === 1 ? '1 Meldung' : `${meldungen} Meldungen`]),
    ...(fotos === 0 ? [] : [fotos === 1 ? '1 Foto' : `${fotos} Fotos`]),
  ];
  return `${teile.join(' und ')} ${meldungen + fotos === 1 ? 'ist' : 'sind'}`;
}
