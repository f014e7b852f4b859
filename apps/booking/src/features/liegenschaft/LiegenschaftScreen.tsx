import { formatTagLang } from '@kehrtour/domain/format';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { buttonLook } from '@kehrtour/ui/look/button';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Codeformular } from '../../shared/Codeformular.tsx';
import { Betriebsrahmen } from '../../shared/rahmen/Betriebsrahmen.tsx';
import { Nichtgefunden } from '../../shared/rahmen/Nichtgefunden.tsx';
import { Produktrahmen } from '../../shared/rahmen/Produktrahmen.tsx';
import { buchungsAdresse, terminAdresse, type Zugang } from '../../shared/zugang.ts';
import type { Haus, Hausseite } from './liegenschaft.server.ts';
import { Anliegen } from './parts/Anliegen.tsx';
import { Bescheid } from './parts/Bescheid.tsx';

/** The customer's own house by the code of a slip: what is due there, and what is arranged. */
export function LiegenschaftScreen({ seite }: { seite: Hausseite }) {
  return seite.art === 'eingabe' ? <Eingabe seite={seite} /> : <Uebersicht {...seite} />;
}

function Eingabe({ seite }: { seite: Extract<Hausseite, { art: 'eingabe' }> }) {
  const titel = 'Ihr Haus';
  return (
    <div data-fragt="">
      <title>{pageTitle(seite.maengel.length > 0 ? `Fehler: ${titel}` : titel)}</title>
      <Produktrahmen>
        <div className="grid gap-6">
          <ErrorSummary title="Bitte prüfen Sie Ihre Eingabe" faults={seite.maengel} />
          <div>
            <h1 className="text-2xl font-bold tracking-tight">Um welches Haus geht es?</h1>
            <p className="mt-2">
              Auf jedem Zettel und in jeder Mail Ihres Schornsteinfegers steht ein Code. Damit sehen Sie, was
              in Ihrem Haus ansteht.
            </p>
            <Nichtgefunden status={seite.status} />
          </div>
          <Codeformular action="/liegenschaft" knopf="Haus zeigen" {...seite} />
        </div>
      </Produktrahmen>
    </div>
  );
}

type UebersichtProps = Omit<Extract<Hausseite, { art: 'haus' }>, 'art' | 'status'>;

function Uebersicht({ zugang, haus, meldung }: UebersichtProps) {
  const { unternehmen, anschrift, aufgaben, termine, bescheid } = haus;
  const titel = `Ihr Haus, ${anschrift.strasse} ${anschrift.hausnr}`;
  return (
    <div data-merken={`/liegenschaft?${abfrage(zugang)}`}>
      <title>{pageTitle(meldung.maengel.length > 0 ? `Fehler: ${titel}` : titel)}</title>
      <Betriebsrahmen unternehmen={unternehmen} mitLogo>
        <div className="grid gap-8">
          <ErrorSummary title="Bitte prüfen Sie Ihre Meldung" faults={meldung.maengel} />
          <header>
            <p className="text-muted">Ihr Haus</p>
            <h1 className="text-2xl font-bold tracking-tight">{anschrift.zeile}</h1>
          </header>
          <Termine termine={termine} zugang={zugang} />
          <Faellig {...{ aufgaben, termine, zugang, unternehmen }} />
          <Bescheid
            bescheid={bescheid}
            zugang={zugang}
            gewaehlt={meldung.bescheidwahl}
            code={meldung.smsCode}
          />
          <Anliegen zugang={zugang} meldung={meldung} />
          <section className="grid justify-items-start gap-2 border-t border-line pt-6">
            <h2 className="text-lg font-bold">Fragen?</h2>
            <Anrufknopf telefon={unternehmen.telefon} />
            {unternehmen.telefonzeiten ? <p>{unternehmen.telefonzeiten}</p> : null}
          </section>
        </div>
      </Betriebsrahmen>
    </div>
  );
}

function Termine({ termine, zugang }: Pick<Haus, 'termine'> & { zugang: Zugang }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">Ihre Termine</h2>
      {termine.length === 0 ? <p>Zurzeit ist kein Termin vereinbart.</p> : null}
      {termine.map((termin) => (
        <article
          key={`${termin.tag} ${termin.von} ${termin.titel}`}
          className="grid gap-1 rounded-lg border border-edge bg-surface p-4"
        >
          <h3 className="font-bold">
            <time dateTime={termin.tag}>
              {termin.wochentag}, {termin.datum}
            </time>
            , <span className="whitespace-nowrap">zwischen {termin.von}</span>{' '}
            <span className="whitespace-nowrap">und {termin.bis} Uhr</span>
          </h3>
          <p>{termin.titel}</p>
          <p className="text-sm text-muted">{termin.stand}</p>
        </article>
      ))}
      {termine.length > 0 ? (
        <a href={terminAdresse(zugang)} className={`${buttonLook('secondary')} justify-self-start`}>
          Termin zu Ihrem Code ansehen und beantworten
        </a>
      ) : null}
    </section>
  );
}

type FaelligProps = Pick<Haus, 'aufgaben' | 'termine' | 'unternehmen'> & { zugang: Zugang };

function Faellig({ aufgaben, termine, zugang, unternehmen }: FaelligProps) {
  const buchen = buchungsAdresse(unternehmen.slug, zugang);
  const buchbar = unternehmen.bucht && aufgaben.some((aufgabe) => aufgabe.buchbar);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">Das steht an</h2>
      {aufgaben.length === 0 ? (
        <p>{`In Ihrem Haus steht ${termine.length > 0 ? 'sonst ' : ''}zurzeit nichts an.`}</p>
      ) : null}
      <ul className="grid gap-3">
        {aufgaben.map(({ taetigkeitId, kundentext, faelligBis }) => (
          <li key={`${taetigkeitId} ${faelligBis}`} className="rounded-lg border border-edge bg-surface p-4">
            <p className="font-bold">{kundentext}</p>
            <p className="text-sm text-muted">bis {formatTagLang(faelligBis)}</p>
          </li>
        ))}
      </ul>
      {buchbar ? (
        <a href={buchen} className={`${buttonLook('primary')} justify-self-start`}>
          Termin dafür buchen
        </a>
      ) : null}
      {aufgaben.length > 0 && !buchbar ? <p>Wir melden uns bei Ihnen mit einem Termin.</p> : null}
    </section>
  );
}

const abfrage = ({ code, hausnr }: Zugang): URLSearchParams =>
  new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}) });
