import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainCheckbox } from '@kehrtour/ui/plain/PlainCheckbox.tsx';
import { useState } from 'react';

import { saveFile } from './saveFile.ts';

export type RecoveryCodesProps = {
  codes: readonly string[];
  /** Whose they are; stands on the paper. */
  email: string;
  onDone: () => void;
};

/** Shown once: nobody leaves before saying that they are kept. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="success" title="Der zweite Faktor ist bereit" live>
        <p>
          Diese Wiederherstellungscodes sehen Sie nur jetzt. Fehlt Ihr Telefon, kommen Sie mit jedem davon
          einmal herein.
        </p>
      </Notice>
      <ul
        aria-label="Wiederherstellungscodes"
        className="grid grid-cols-1 gap-x-8 gap-y-2 rounded-lg border border-line bg-sunken p-4 font-mono text-lg tabular-nums min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div>
        <PlainButton
          kind="secondary"
          type="button"
          onClick={() => saveFile({ blob: paper(codes, email), name: 'kehrtour-wiederherstellung.txt' })}
        >
          Als Datei sichern
        </PlainButton>
      </div>
      <PlainCheckbox
        id="kept"
        name="kept"
        label="Ich habe die Codes gesichert: gedruckt, abgeschrieben oder im Passwortspeicher."
        onChange={setKept}
      />
      {kept ? (
        <div>
          <PlainButton type="button" onClick={onDone}>
            Weiter
          </PlainButton>
        </div>
      ) : null}
    </div>
  );
}

function paper(codes: readonly string[], email: string): Blob {
  const lines = ['Kehrtour – Wiederherstellungscodes', email, '', 'Jeder gilt einmal.', '', ...codes, ''];
  return new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
}
