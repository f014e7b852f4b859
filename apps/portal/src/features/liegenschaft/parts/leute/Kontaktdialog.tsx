import type { Client } from '@kehrtour/api-client/client';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { ANREDEN, KONTAKTROLLEN, KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Anrede } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { WUNSCHKANAELE, WUNSCHKANAL_NAMEN, type Wunschkanal } from '@kehrtour/domain/versand/kanal';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import type { BoundField } from '../../../../shared/useContractForm.ts';
import { type Kontaktform, useKontaktform } from '../../useKontaktform.ts';
import { Einheitwahl } from '../haus/Einheitwahl.tsx';
import { Rechnungsfelder } from './Rechnungsfelder.tsx';
import { Sperrvermerkfeld } from './Sperrvermerkfeld.tsx';

const ANREDE_NAMEN: Record<Anrede, string> = {
  herr: 'Herr',
  frau: 'Frau',
  eheleute: 'Eheleute',
  herrUndFrau: 'Herr und Frau',
  familie: 'Familie',
  erbengemeinschaft: 'Erbengemeinschaft',
  firma: 'Firma',
  ohne: 'ohne',
};

export type KontaktdialogProps = {
  client: Client;
  haus: Liegenschaft;
  kontakt: Kontakt | 'neu';
  onClose: () => void;
};

/** Somebody who belongs to a house: who, how to reach, and whether appointments go there. */
export function Kontaktdialog({ client, haus, kontakt, onClose }: KontaktdialogProps) {
  const form = useKontaktform(client, haus, kontakt, onClose);
  return (
    <Formulardialog
      title={kontakt === 'neu' ? 'Kontakt anlegen' : 'Kontakt bearbeiten'}
      form={form}
      size="large"
      onClose={onClose}
    >
      <Kontaktfelder form={form} haus={haus} />
      <Terminzustellung form={form} abbestellt={kontakt !== 'neu' && kontakt.keineSms} />
      <EigeneAnschrift form={form} />
      <Rechnungsfelder form={form} />
      <Sperrvermerkfeld form={form} gesperrt={kontakt !== 'neu' && kontakt.sperrvermerk} />
    </Formulardialog>
  );
}

function Kontaktfelder({ form, haus }: { form: Kontaktform; haus: Liegenschaft }) {
  const rolle = form.field('kontakt.rolle');
  const anrede = form.field('kontakt.anrede');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        {...rolle}
        choices={KONTAKTROLLEN.map((id) => ({ id, label: KONTAKTROLLEN_NAMEN[id] }))}
        onChange={(id) => rolle.onChange(KONTAKTROLLEN.find((one) => one === id) ?? 'eigentuemer')}
      />
      <Einheitwahl haus={haus} feld={form.field('kontakt.nutzungseinheitId')} />
      <Select
        {...anrede}
        choices={ANREDEN.map((id) => ({ id, label: ANREDE_NAMEN[id] }))}
        onChange={(id) => anrede.onChange(ANREDEN.find((one) => one === id) ?? 'ohne')}
      />
      <TextField {...form.field('kontakt.titel')} optional maxLength={40} />
      <TextField {...form.field('kontakt.vorname')} maxLength={80} />
      <TextField {...form.field('kontakt.nachname')} label="Nachname" maxLength={80} />
      <TextField {...form.field('kontakt.firma')} maxLength={120} />
      <TextField {...form.field('kontakt.telefon')} type="tel" maxLength={40} />
      <TextField {...form.field('kontakt.mobil')} type="tel" maxLength={40} />
      <TextField {...form.field('kontakt.email')} type="email" maxLength={254} />
    </div>
  );
}

function Terminzustellung({ form, abbestellt }: { form: Kontaktform; abbestellt: boolean }) {
  const { empfaengtTermin, emailFuerTermine, keineSms } = form.values.kontakt;
  return (
    <>
      <Checkbox
        label="Bekommt Terminankündigungen"
        checked={empfaengtTermin}
        onChange={(wert) => form.set('kontakt.empfaengtTermin', wert)}
      />
      <Checkbox
        label="Die E-Mail-Adresse wurde für Termine angegeben"
        hint="Nur dann dürfen Termine dorthin gehen; sonst kommt der Zettel."
        checked={emailFuerTermine}
        onChange={(wert) => form.set('kontakt.emailFuerTermine', wert)}
      />
      <Checkbox
        label="Möchte keine SMS"
        hint="Gilt für diese Mobilnummer bei allen Kontakten; auch eine SMS, die noch wartet, geht dann nicht hinaus."
        checked={keineSms}
        onChange={(wert) => form.set('kontakt.keineSms', wert)}
      />
      <Wegwahl feld={form.field('kontakt.zuerst')} />
      {abbestellt && !keineSms ? (
        <TextField
          {...form.field('smsNotiz')}
          hint="Zum Beispiel „am Telefon am 12.1.“. Das bleibt im Verlauf stehen."
          maxLength={300}
        />
      ) : null}
    </>
  );
}

const EGAL = 'egal';
/** As they are proposed to whoever wished none. */
const REIHENFOLGE = (['mail', ...MESSENGER, 'sms', 'einwurf'] as const)
  .map((weg) => WUNSCHKANAL_NAMEN[weg])
  .join(', ');

function Wegwahl({ feld }: { feld: BoundField<Wunschkanal | null> }) {
  return (
    <Select
      {...feld}
      value={feld.value ?? EGAL}
      hint={`Was auf diesem Weg nicht geht, geht auf dem nächsten: ${REIHENFOLGE}.`}
      choices={[
        { id: EGAL, label: 'egal, wie vorgeschlagen' },
        ...WUNSCHKANAELE.map((id) => ({ id, label: WUNSCHKANAL_NAMEN[id] })),
      ]}
      onChange={(id) => feld.onChange(WUNSCHKANAELE.find((one) => one === id) ?? null)}
    />
  );
}

function EigeneAnschrift({ form }: { form: Kontaktform }) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">Eigene Anschrift</legend>
      <p className="text-sm text-muted">Anschrift nur, wenn sie von der Liegenschaft abweicht:</p>
      <TextField {...form.field('kontakt.zeile2')} optional maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-[3fr_1fr]">
        <TextField {...form.field('kontakt.strasse')} optional maxLength={120} />
        <TextField {...form.field('kontakt.hausnr')} optional maxLength={20} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_3fr]">
        <TextField {...form.field('kontakt.plz')} optional inputMode="numeric" maxLength={5} />
        <TextField {...form.field('kontakt.ort')} optional maxLength={80} />
      </div>
    </fieldset>
  );
}
