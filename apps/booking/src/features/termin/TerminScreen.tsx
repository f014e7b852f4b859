import { UNBEANTWORTETE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { ReactNode } from 'react';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Aufklappknopf } from '../../shared/Aufklappknopf.tsx';
import { Betriebsrahmen } from '../../shared/rahmen/Betriebsrahmen.tsx';
import { Zeitzonensatz } from '../../shared/rahmen/Zeitzonensatz.tsx';
import { bescheidAdresse } from '../../shared/zugang.ts';
import type { Antwortmangel } from './antwortformular.ts';
import { Antworten } from './parts/Antworten.tsx';
import { Fakten } from './parts/Fakten.tsx';
import { Maengel } from './parts/Maengel.tsx';
import { Standkasten } from './parts/Standkasten.tsx';
import { Unterwegs } from './parts/Unterwegs.tsx';
import { Wann } from './parts/Wann.tsx';
import { WarDa } from './parts/WarDa.tsx';
import { Wobild } from './parts/Wobild.tsx';
import type { Seite } from './seite.ts';
import { giltNichtMehr, standworte, stehtAn } from './standworte.ts';

type Props = Omit<Extract<Seite, { art: 'termin' }>, 'art'> & { mangel: Antwortmangel | undefined };

/** The appointment behind a slip: when, where, what, who, and three answers. */
export function TerminScreen({ termin, worte, zugang, gesendet, mangel }: Props) {
  const { unternehmen, wann, titel, vorbereitung, rechtstexte } = termin;
  return (
    <Betriebsrahmen unternehmen={unternehmen}>
      <div className="grid gap-6">
        {mangel === undefined ? null : (
          <div className="grid gap-4">
            <ErrorSummary title="Das hat noch nicht geklappt" faults={mangel.maengel} />
            {mangel.maengel.some(({ fieldId }) => fieldId === undefined) ? (
              <Anrufknopf telefon={unternehmen.telefon} />
            ) : null}
          </div>
        )}
        <div>
          <Wann titel={titel} wann={wann} gestrichen={giltNichtMehr(termin)} />
          <Zeitzonensatz />
        </div>
        {termin.unterwegs === null ? null : <Unterwegs unterwegs={termin.unterwegs} />}
        <Standkasten termin={termin} worte={worte} zugang={zugang} gesendet={gesendet} />
        <Fakten termin={termin} />
        <Maengel termin={termin} />
        <Antwortteil {...{ termin, worte, zugang, mangel }} />
        {stehtAn(termin) ? (
          <Wobild karte={termin.karte} anschrift={termin.anschrift} zugang={zugang} />
        ) : null}
        {stehtAn(termin) ? <Liste titel="Bitte bereiten Sie vor" zeilen={vorbereitung} /> : null}
        <section className="grid justify-items-start gap-2 border-t border-line pt-6">
          <h2 className="text-lg font-bold">{unternehmen.telefon ? 'Lieber telefonieren?' : 'Fragen?'}</h2>
          {unternehmen.ansprechpartner ? <p>{`Fragen beantwortet ${unternehmen.ansprechpartner}.`}</p> : null}
          <Anrufknopf telefon={unternehmen.telefon} />
          {unternehmen.telefonzeiten ? <p>{unternehmen.telefonzeiten}</p> : null}
          {unternehmen.email ? (
            <p>
              {unternehmen.telefon ? 'oder schreiben an' : 'Schreiben Sie an'}{' '}
              <a
                href={`mailto:${unternehmen.email}`}
                className={`${LINK_LOOK} inline-block py-2 break-all print:py-0`}
              >
                {unternehmen.email}
              </a>
            </p>
          ) : null}
        </section>
        <section className="border-t border-line pt-4 print:hidden">
          <a href={bescheidAdresse(zugang)} className={`${LINK_LOOK} inline-flex min-h-12 items-center`}>
            So erfahren Sie von Terminen
          </a>
          <p className="text-sm text-muted">Zettel, E-Mail oder Nachricht aufs Telefon: Dort wählen Sie.</p>
        </section>
        {rechtstexte.map((text) => (
          <p key={text} className="text-sm text-muted">
            {text}
          </p>
        ))}
      </div>
    </Betriebsrahmen>
  );
}

function Antwortteil({ termin, worte, zugang, mangel }: Omit<Props, 'gesendet'>) {
  if (termin.einspruchMoeglich) return <WarDa schluessel={termin.formularSchluessel} zugang={zugang} />;
  if (!termin.antwortMoeglich) {
    if (!stehtAn(termin)) return null;
    return (
      <div className="rounded-lg border-2 border-info-line bg-info-soft p-4">
        <h2 className="text-lg font-bold">Online können Sie jetzt nicht mehr antworten.</h2>
        <p className="mt-1">Bitte rufen Sie uns an, wenn etwas dazwischenkommt.</p>
      </div>
    );
  }
  const antworten = <Antworten termin={termin} zugang={zugang} mangel={mangel} />;
  const offen = standworte(termin) === null || istEinerVon(UNBEANTWORTETE, termin.status);
  return offen ? (
    <Frageblock bis={worte.antwortBis}>{antworten}</Frageblock>
  ) : (
    <div className="print:hidden">
      <Aufklappknopf klein titel="Antwort ändern oder etwas fragen" offen={mangel !== undefined}>
        {antworten}
      </Aufklappknopf>
    </div>
  );
}

function Frageblock({ bis, children }: { bis: string | null; children: ReactNode }) {
  return (
    <section className="grid gap-3 print:hidden">
      <h2 className="text-xl font-bold tracking-tight">Passt Ihnen das?</h2>
      {children}
      {bis === null ? null : <p>Bitte antworten Sie bis {bis}.</p>}
    </section>
  );
}

function Liste({ titel, zeilen }: { titel: string; zeilen: readonly string[] }) {
  if (zeilen.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg font-bold">{titel}</h2>
      <ul className="mt-2 list-disc pl-6">
        {zeilen.map((zeile) => (
          <li key={zeile} className="mt-1">
            {zeile}
          </li>
        ))}
      </ul>
    </section>
  );
}
