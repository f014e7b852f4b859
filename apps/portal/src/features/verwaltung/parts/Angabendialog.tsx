import type { Client } from '@kehrtour/api-client/client';
import { verwaltungAendern, verwaltungsdaten } from '@kehrtour/contract/verwaltung';
import type { Verwaltung } from '@kehrtour/contract/verwaltung';
import { formatMenge } from '@kehrtour/domain/format';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import * as z from 'zod/mini';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { type ContractForm, useContractForm } from '../../../shared/useContractForm.ts';
import { useVerwaltungstat } from '../useVerwaltungstat.ts';

/** The server wants them inside the change, so the form does too: refusals then find their fields. */
const schema = z.object({ daten: verwaltungsdaten });

const LABELS: Readonly<Record<string, string>> = {
  'daten.firma': 'Firma',
  'daten.vorname': 'Vorname',
  'daten.nachname': 'Nachname',
  'daten.telefon': 'Telefon',
  'daten.mobil': 'Mobil',
  'daten.email': 'E-Mail-Adresse',
  'daten.zeile2': 'Zusatzzeile',
  'daten.strasse': 'Straße',
  'daten.hausnr': 'Hausnummer',
  'daten.plz': 'PLZ',
  'daten.ort': 'Ort',
};

export type AngabendialogProps = { client: Client; verwaltung: Verwaltung; onClose: () => void };

/** Changes what stands at all houses; how many they are is said before. */
export function Angabendialog({ client, verwaltung, onClose }: AngabendialogProps) {
  const tat = useVerwaltungstat(verwaltung.id);
  const { id, haeuser } = verwaltung;
  const form = useContractForm({
    schema,
    start: { daten: datenAus(verwaltung) },
    labels: LABELS,
    send: async ({ daten }) => {
      await tat(
        (version) => client.call(verwaltungAendern, { params: { id }, body: { version, daten } }),
        'Angaben gespeichert',
      );
      onClose();
    },
  });
  return (
    <Formulardialog title="Hausverwaltung bearbeiten" form={form} size="large" onClose={onClose}>
      <p className="text-muted">
        {haeuser.length === 1
          ? 'Das gilt bei dem Haus, das sie betreut.'
          : `Das gilt bei allen ${formatMenge(haeuser.length, 'Haus', 'Häusern')}, die sie betreut.`}
      </p>
      <Felder form={form} />
    </Formulardialog>
  );
}

function Felder({ form }: { form: ContractForm<z.input<typeof schema>> }) {
  return (
    <>
      <TextField {...form.field('daten.firma')} maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('daten.vorname')} optional maxLength={80} />
        <TextField {...form.field('daten.nachname')} optional maxLength={80} />
        <TextField {...form.field('daten.telefon')} optional type="tel" maxLength={40} />
        <TextField {...form.field('daten.mobil')} optional type="tel" maxLength={40} />
      </div>
      <TextField {...form.field('daten.email')} optional type="email" maxLength={254} />
      <Checkbox
        label="Die E-Mail-Adresse wurde für Termine angegeben"
        hint="Nur dann dürfen Termine dorthin gehen; sonst kommt ein Brief."
        checked={form.values.daten.emailFuerTermine}
        onChange={(wert) => form.set('daten.emailFuerTermine', wert)}
      />
      <TextField {...form.field('daten.zeile2')} optional maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-[3fr_1fr]">
        <TextField {...form.field('daten.strasse')} optional maxLength={120} />
        <TextField {...form.field('daten.hausnr')} optional maxLength={20} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_3fr]">
        <TextField {...form.field('daten.plz')} optional inputMode="numeric" maxLength={5} />
        <TextField {...form.field('daten.ort')} optional maxLength={80} />
      </div>
    </>
  );
}

const datenAus = (verwaltung: Verwaltung): z.input<typeof verwaltungsdaten> => ({
  firma: verwaltung.firma,
  vorname: verwaltung.vorname,
  nachname: verwaltung.nachname,
  zeile2: verwaltung.zeile2,
  strasse: verwaltung.strasse,
  hausnr: verwaltung.hausnr,
  plz: verwaltung.plz,
  ort: verwaltung.ort,
  telefon: verwaltung.telefon,
  mobil: verwaltung.mobil,
  email: verwaltung.email,
  emailFuerTermine: verwaltung.emailFuerTermine,
});
