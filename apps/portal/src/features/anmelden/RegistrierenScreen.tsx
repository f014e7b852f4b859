import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { registrieren } from '@kehrtour/contract/konto';
import { type Bundesland, BUNDESLAENDER, BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { useState } from 'react';
import { Link } from 'react-router';

import { Vertraege } from './parts/Vertraege.tsx';

const LABELS = {
  firma: 'Name des Betriebs',
  plz: 'Postleitzahl',
  ort: 'Ort',
  bundesland: 'Bundesland',
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail-Adresse',
};
/** Whoever works without one leaves it out. */
const FREIWILLIG = { kehrbezirk: 'Kehrbezirk' };
const LAENDER = BUNDESLANDKUERZEL.map((id) => ({ id, label: BUNDESLAENDER[id] }));

/** A company joins: seven facts and its district, then the mail with the link to the first password. */
export function RegistrierenScreen({ client }: { client: Client }) {
  const { gesendetAn, wartet, form, field } = useRegistrierung(client);
  if (gesendetAn !== undefined) return wartet ? <Wartet an={gesendetAn} /> : <Unterwegs an={gesendetAn} />;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Betrieb registrieren</h1>
      <p>Danach bekommen Sie eine E-Mail und vergeben Ihr Passwort.</p>
      <ErrorSummary faults={form.faults} />
      <form noValidate className="flex flex-col gap-8" onSubmit={form.onSubmit}>
        <fieldset className="flex flex-col gap-6">
          <legend className="mb-4 text-lg font-bold">Ihr Betrieb</legend>
          <PlainField {...field('firma')} autoComplete="organization" maxLength={120} />
          <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
            <PlainField {...field('plz')} inputMode="numeric" autoComplete="postal-code" />
            <PlainField {...field('ort')} autoComplete="address-level2" maxLength={80} />
          </div>
          <PlainSelect
            {...field('bundesland')}
            choices={LAENDER}
            placeholder="Bitte wählen"
            hint="Danach richten sich Ihre Feiertage; für ein Haus zählt sein Ort"
          />
          <PlainField
            {...field('kehrbezirk')}
            optional
            maxLength={80}
            hint="Wie er auf Ankündigungen stehen soll, wenn Sie einen haben"
          />
        </fieldset>
        <fieldset className="flex flex-col gap-6">
          <legend className="mb-4 text-lg font-bold">Sie selbst</legend>
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
            <PlainField {...field('vorname')} autoComplete="given-name" maxLength={60} />
            <PlainField {...field('nachname')} autoComplete="family-name" maxLength={60} />
          </div>
          <PlainField
            {...field('email')}
            type="email"
            autoComplete="email"
            hint="Damit melden Sie sich später an"
          />
        </fieldset>
        <Vertraege />
        <PlainButton wide busy={form.busy}>
          Betrieb registrieren
        </PlainButton>
      </form>
      <p>
        Schon registriert?{' '}
        <Link className={LINK_LOOK} to="/anmelden">
          Anmelden
        </Link>
      </p>
    </div>
  );
}

/** Sends them; afterwards it knows where the mail went. */
function useRegistrierung(client: Client) {
  const [gesendetAn, setGesendetAn] = useState<string>();
  const [wartet, setWartet] = useState(false);
  const form = usePlainForm({
    labels: LABELS,
    optional: FREIWILLIG,
    faultsOf,
    send: async ({
      firma = '',
      plz = '',
      ort = '',
      bundesland = '',
      kehrbezirk = '',
      vorname = '',
      nachname = '',
      email = '',
    }) => {
      const wo = { plz: plz.replaceAll(/\s/g, ''), ort, bundesland: bundesland as Bundesland };
      const body = { firma, ...wo, kehrbezirk, vorname, nachname, email };
      const antwort = await client.call(registrieren, { body });
      setWartet(antwort.wartet === true);
      setGesendetAn(email.trim());
    },
  });
  const worte = { ...LABELS, ...FREIWILLIG };
  const field = (id: keyof typeof worte) => ({ id, name: id, label: worte[id], error: form.errorOf(id) });
  return { gesendetAn, wartet, form, field };
}

/** On a day on which very many registered. */
function Wartet({ an }: { an: string }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Vorgemerkt</h1>
      <Notice tone="info" title="Heute kommt die E-Mail später als sonst" live>
        <p className="break-words">
          Heute haben sich ungewöhnlich viele Betriebe registriert. Ihre Angaben sind da; sobald Platz ist,
          spätestens in drei Tagen, schicken wir den Link für Ihr Passwort an {an}. Sie müssen nichts weiter
          tun.
        </p>
      </Notice>
    </div>
  );
}

function Unterwegs({ an }: { an: string }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Fast geschafft</h1>
      <Notice tone="success" title="Bitte sehen Sie in Ihr Postfach" live>
        <p>
          Eine E-Mail an <strong className="break-words">{an}</strong> ist unterwegs. Mit dem Link darin
          vergeben Sie Ihr Passwort; er gilt sieben Tage.
        </p>
        <p>Nichts angekommen? Sehen Sie im Spam-Ordner nach, und prüfen Sie die Adresse.</p>
      </Notice>
    </div>
  );
}
