import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainRadioCards } from '@kehrtour/ui/plain/PlainRadioCards.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { gewaehlteTaetigkeit, type Ablauf, schrittadresse } from './ablauf.ts';
import { alsVorschlag } from './adresse.form.ts';
import type { Adressseite } from './adresse.server.ts';
import type { Mangel } from './ergebnis.ts';
import { Schrittseite } from './parts/Schrittseite.tsx';
import { Skelett } from './parts/Skelett.tsx';
import { anschriftText } from './worte.ts';

interface Props {
  ablauf: Ablauf;
  seite: Adressseite;
  mangel?: Mangel | undefined;
}

/** Second step: where. The company's area is exact to the house number. */
export function AdresseScreen({ ablauf, seite, mangel }: Props) {
  switch (mangel ? undefined : seite.antwort?.bedient) {
    case 'nein':
      return <NichtBedient ablauf={ablauf} antwort={seite.antwort} />;
    case 'unklar':
      return <Unklar ablauf={ablauf} antwort={seite.antwort} />;
    default:
      return <Frage ablauf={ablauf} mangel={mangel} />;
  }
}

function Frage({ ablauf, mangel }: Omit<Props, 'seite'>) {
  const bisher = mangel?.eingaben ?? ablauf.stand.anschrift;
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <Schrittseite ablauf={ablauf} schritt="adresse" mangel={mangel}>
      <div>
        <h1 className="text-xl font-bold tracking-tight">Wohin sollen wir kommen?</h1>
        <p className="mt-2">Die Adresse des Hauses, nicht die Ihrer Rechnung.</p>
      </div>
      <form
        method="post"
        action={schrittadresse(ablauf, 'adresse')}
        className="grid gap-6"
        noValidate
        data-strassen={ablauf.ort.slug}
      >
        <PlainField
          id="plz"
          name="plz"
          width="short"
          label="Postleitzahl"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          error={fehlerZu('plz')}
          defaultValue={bisher?.['plz'] ?? ''}
        />
        <PlainField
          id="strasse"
          name="strasse"
          label="Straße"
          autoComplete="address-line1"
          maxLength={100}
          error={fehlerZu('strasse')}
          defaultValue={bisher?.['strasse'] ?? ''}
        />
        <PlainField
          id="hausnr"
          name="hausnr"
          width="short"
          label="Hausnummer"
          hint="Zum Beispiel 12 oder 12a."
          autoComplete="off"
          maxLength={20}
          error={fehlerZu('hausnr')}
          defaultValue={bisher?.['hausnr'] ?? ''}
        />
        <PlainButton wide>Freie Termine zeigen</PlainButton>
      </form>
      <Skelett ablauf={ablauf} />
    </Schrittseite>
  );
}

function NichtBedient({ ablauf, antwort }: { ablauf: Ablauf; antwort: Adressseite['antwort'] }) {
  if (antwort?.bedient !== 'nein') return null;
  const { betrieb } = ablauf;
  const hoheitlich = antwort.grund === 'hoheitlich';
  return (
    <Schrittseite ablauf={ablauf} schritt="adresse">
      <div className="grid gap-2">
        <h1 className="text-xl font-bold tracking-tight">
          {hoheitlich ? 'Dafür ist bei Ihnen jemand anderes zuständig' : 'Dorthin kommen wir leider nicht'}
        </h1>
        <p className="font-semibold">{antwort.anschrift.zeile}</p>
        <p>
          {hoheitlich
            ? `„${gewaehlteTaetigkeit(ablauf)?.kundentext ?? 'Diese Arbeit'}“ darf nur der Schornsteinfeger machen, dem Ihr Bezirk gehört. Alles andere übernehmen wir gern.`
            : `${betrieb.name} arbeitet in einem anderen Gebiet.`}
        </p>
      </div>
      <section className="rounded-lg border-2 border-info-line bg-info-soft p-4">
        <h2 className="text-lg font-bold">Hier wird Ihnen geholfen</h2>
        {antwort.zustaendig ? (
          <p className="mt-1 whitespace-pre-line">{antwort.zustaendig}</p>
        ) : (
          <p className="mt-1">Ihre Gemeinde oder das Landratsamt nennt Ihnen den zuständigen Betrieb.</p>
        )}
        <a
          href={`/unternehmen/termin?plz=${antwort.anschrift.plz}`}
          className={`${LINK_LOOK} mt-1 inline-flex min-h-12 items-center`}
          {...(ablauf.ort.eingebettet ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          Betriebe in {antwort.anschrift.plz} suchen
        </a>
      </section>
      <div className="flex flex-wrap gap-3">
        <a href={schrittadresse(ablauf, 'adresse')} className={buttonLook('primary')}>
          Andere Adresse eingeben
        </a>
        {hoheitlich ? (
          <a href={schrittadresse(ablauf, 'anliegen')} className={buttonLook('secondary')}>
            Etwas anderes buchen
          </a>
        ) : null}
      </div>
      <section className="grid justify-items-start gap-2">
        <h2 className="text-lg font-bold">Stimmt das nicht?</h2>
        <p>Rufen Sie uns an, dann sehen wir gemeinsam nach.</p>
        <Anrufknopf telefon={betrieb.telefon} />
      </section>
    </Schrittseite>
  );
}

function Unklar({ ablauf, antwort }: { ablauf: Ablauf; antwort: Adressseite['antwort'] }) {
  const { anschrift } = ablauf.stand;
  if (antwort?.bedient !== 'unklar' || !anschrift) return null;
  const choices = [
    ...antwort.vorschlaege.map((vorschlag) => ({ id: alsVorschlag(vorschlag), label: vorschlag.zeile })),
    { id: 'so', label: anschriftText(anschrift), hint: 'Genau so, wie ich es eingegeben habe.' },
  ];
  return (
    <Schrittseite ablauf={ablauf} schritt="adresse">
      <form method="post" action={schrittadresse(ablauf, 'adresse')} className="grid gap-6">
        <PlainRadioCards
          id="vorschlag"
          name="vorschlag"
          label="Welche Adresse meinen Sie?"
          labelLook="page"
          hint="So wie eingegeben steht sie nicht in unserer Straßenliste."
          choices={choices}
          defaultValue={choices[0]?.id ?? 'so'}
        />
        <PlainButton wide>Freie Termine zeigen</PlainButton>
      </form>
      <p>
        <a
          href={schrittadresse(ablauf, 'adresse')}
          className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
        >
          Adresse noch einmal eingeben
        </a>
      </p>
      <Skelett ablauf={ablauf} />
    </Schrittseite>
  );
}
