import { formatTagLang } from '@kehrtour/domain/format';
import { RECHTSSAETZE } from '@kehrtour/domain/recht/rechtssaetze';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { type PlainRadioCard, PlainRadioCards } from '@kehrtour/ui/plain/PlainRadioCards.tsx';

import { gewaehlteTaetigkeit, type Ablauf, schrittadresse } from './ablauf.ts';
import { FRAGEN } from './anliegen.form.ts';
import type { Anliegenseite } from './anliegen.server.ts';
import type { Mangel } from './ergebnis.ts';
import { Codefrage } from './parts/Codefrage.tsx';
import { HausZumCode } from './parts/HausZumCode.tsx';
import { Schrittseite } from './parts/Schrittseite.tsx';
import { preisangabe } from './worte.ts';

interface Props {
  ablauf: Ablauf;
  seite: Anliegenseite;
  mangel?: Mangel | undefined;
  /** The chosen work can only be booked with a code. */
  codeNoetig?: boolean;
}

/** First step: what is needed, in the customer's words; then what decides how long it takes. */
export function AnliegenScreen(props: Props) {
  return props.seite.teil === 'fragen' ? <Fragen {...props} /> : <Wahl {...props} />;
}

function Wahl({ ablauf, seite, mangel, codeNoetig = false }: Props) {
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  const haus = ablauf.stand.haus;
  return (
    <Schrittseite ablauf={ablauf} schritt="anliegen" mangel={mangel}>
      {haus ? <HausZumCode ablauf={ablauf} /> : null}
      {seite.auswahl.length === 0 ? (
        <h1 className="text-xl font-bold tracking-tight">
          Online geht hier gerade nur mit dem Code von Ihrem Zettel
        </h1>
      ) : (
        <form method="post" action={schrittadresse(ablauf, 'anliegen')} className="grid gap-6" noValidate>
          <PlainRadioCards
            id="taetigkeit"
            name="taetigkeit"
            label="Was brauchen Sie?"
            labelLook="page"
            error={fehlerZu('taetigkeit')}
            choices={seite.auswahl.map((taetigkeit) => karte(taetigkeit, haus?.faellig))}
            {...(gewaehlteTaetigkeit(ablauf) ? { defaultValue: ablauf.stand.taetigkeitId ?? '' } : {})}
          />
          <PlainButton wide>Weiter</PlainButton>
        </form>
      )}
      {haus ? null : (
        <Codefrage ablauf={ablauf} mangel={mangel} offen={codeNoetig || seite.auswahl.length === 0} />
      )}
    </Schrittseite>
  );
}

type Faellig = NonNullable<Ablauf['stand']['haus']>['faellig'];

function karte(taetigkeit: Anliegenseite['auswahl'][number], faellig: Faellig | undefined): PlainRadioCard {
  const { id, kundentext, hinweis, art } = taetigkeit;
  const frist = faellig?.find(({ taetigkeitId }) => taetigkeitId === id);
  const zeilen = [
    frist ? `Steht bei Ihnen an bis ${formatTagLang(frist.faelligBis)}.` : '',
    hinweis,
    anfragetext(taetigkeit),
    art === 'hoheitlich' ? RECHTSSAETZE.nurBezirk.text : '',
    `Preis: ${preisangabe(taetigkeit)}`,
  ].filter(Boolean);
  const hint = zeilen.map((zeile) => (
    <span key={zeile} className="mt-0.5 block">
      {zeile}
    </span>
  ));
  return { id, label: kundentext, hint };
}

/** The company wants to be asked; or it names no price, and then nothing can be ordered. */
function anfragetext({ online, anfrage }: Anliegenseite['auswahl'][number]): string {
  if (online === 'anfrage') return 'Wir prüfen Ihren Wunsch und bestätigen den Termin.';
  return anfrage ? 'Unverbindliche Anfrage: Wir melden uns mit dem Preis.' : '';
}

function Fragen({ ablauf, mangel }: Props) {
  const fragen = gewaehlteTaetigkeit(ablauf)?.fragen ?? [];
  const einzige = fragen.length === 1 ? fragen[0] : undefined;
  const frage = einzige ? FRAGEN[einzige].frage : 'Wie groß ist das Haus?';
  return (
    <Schrittseite ablauf={ablauf} schritt="anliegen" titel={frage} nachgefragt mangel={mangel}>
      <div>
        <h1 className="text-xl font-bold tracking-tight">{frage}</h1>
        <p className="mt-2">Danach richtet sich, wie viel Zeit wir einplanen. Ungefähr genügt.</p>
      </div>
      <form
        method="post"
        action={schrittadresse(ablauf, 'anliegen', { teil: 'fragen' })}
        className="grid gap-6"
        noValidate
      >
        <input type="hidden" name="aktion" value="fragen" />
        {fragen.map((frage) => (
          <PlainField
            key={frage}
            id={frage}
            name={frage}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            label={einzige ? 'Anzahl' : FRAGEN[frage].frage}
            hint={FRAGEN[frage].hinweis}
            error={mangel?.maengel.find(({ fieldId }) => fieldId === frage)?.text}
            defaultValue={mangel?.eingaben[frage] ?? String(ablauf.stand.angaben[frage] ?? 1)}
          />
        ))}
        <PlainButton wide>Weiter</PlainButton>
      </form>
    </Schrittseite>
  );
}
