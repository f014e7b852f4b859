import type { KalenderAbo, KalenderFund } from '@kehrtour/contract/kalender';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { AUSWEG, GRUND_SATZ, HINWEIS_SATZ, spanneText } from '../kalender.format.ts';

/** What needs a look: why it was not read, what meets an appointment, what was left out. */
export function Abobefund({ abo }: { abo: KalenderAbo }) {
  return (
    <>
      {abo.fehler === null ? null : (
        <Notice tone="danger" live>
          <p>
            {GRUND_SATZ[abo.fehler]}
            {abo.gelesenAm === null ? '' : ' Die Zeiten vom letzten Mal gelten weiter.'}
          </p>
          <p>{AUSWEG[abo.fehler]}</p>
        </Notice>
      )}
      {abo.konflikte.length === 0 ? null : (
        <Notice tone="warning" title="Hier steht schon ein Termin oder eine Kehrtour" live>
          <ul>
            {abo.konflikte.map((zeit) => (
              <li key={zeit.von} className="tabular-nums">
                {spanneText(zeit)}
              </li>
            ))}
          </ul>
          <p>Nichts wurde verschoben. Bitte verlegen Sie das eine oder das andere.</p>
        </Notice>
      )}
      {abo.hinweise.length === 0 ? null : (
        <Notice tone="info">
          {abo.hinweise.map((hinweis) => (
            <Hinweis
              key={hinweis}
              satz={HINWEIS_SATZ[hinweis]}
              funde={abo.funde.filter(({ grund }) => grund === hinweis)}
            />
          ))}
        </Notice>
      )}
    </>
  );
}

/** A hint with the entries it speaks of, as they stand in the other calendar: by their title, else by the line. */
function Hinweis({ satz, funde }: { satz: string; funde: readonly KalenderFund[] }) {
  return (
    <div>
      <p>{satz}</p>
      {funde.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {funde.map(({ eintrag, zeile }) => (
            <li key={`${eintrag} ${zeile}`} className="wrap-anywhere">
              {eintrag === '' ? null : <span>„{eintrag}“ </span>}
              <span className="text-muted">{zeile === '' ? 'ohne Beginn' : zeile}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
