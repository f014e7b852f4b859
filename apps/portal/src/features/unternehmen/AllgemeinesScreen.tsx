import type { Client } from '@kehrtour/api-client/client';
import { unternehmenAendern, unternehmenHolen, unternehmensdaten } from '@kehrtour/contract/unternehmen';
import type { Unternehmen } from '@kehrtour/contract/unternehmen';
import { BUNDESLAENDER, BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import { OEFFNUNGSZEITEN_JE_TAG_MAX } from '@kehrtour/domain/unternehmen/oeffnungszeiten';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { betriebsfolgen, ladeBetriebswirkung } from './betriebsfolgen.ts';
import { Oeffnungszeiten } from './parts/Oeffnungszeiten.tsx';

export type AllgemeinesScreenProps = {
  client: Client;
  /** Public address in front of the company's own part: `https://…/unternehmen/`. */
  adresse: string;
  onSaved?: () => void;
};

/** Name, address and reachability: what stands on every slip. */
export function AllgemeinesScreen({ client, adresse, onSaved }: AllgemeinesScreenProps) {
  const query = useQuery(pageQuery(client, unternehmenHolen, {}));
  return (
    <PageState query={query} shape="rows" count={8}>
      {(daten) => <Formular client={client} adresse={adresse} daten={daten} {...(onSaved && { onSaved })} />}
    </PageState>
  );
}

/** Every field of a span by itself, so that a refusal leads to it. */
const ZEITENFELDER = Object.fromEntries(
  Array.from({ length: 7 * OEFFNUNGSZEITEN_JE_TAG_MAX }, (_, index) => [
    [`oeffnungszeiten.${String(index)}.von`, 'Beginn'],
    [`oeffnungszeiten.${String(index)}.bis`, 'Ende'],
  ]).flat(),
);
const LABELS = {
  name: 'Name des Betriebs',
  gewerk: 'Berufsbezeichnung',
  strasse: 'Straße',
  hausnr: 'Hausnummer',
  plz: 'Postleitzahl',
  ort: 'Ort',
  bundesland: 'Bundesland',
  telefon: 'Telefon',
  oeffnungszeiten: 'Öffnungszeiten',
  ...ZEITENFELDER,
  zeitennotiz: 'Was die Zeiten allein nicht sagen',
  email: 'E-Mail für Kundinnen und Kunden',
  web: 'Internetseite',
  kehrbezirk: 'Kehrbezirk',
  slug: 'Adresse Ihrer Terminseite',
};
const LAENDER = BUNDESLANDKUERZEL.map((id) => ({ id, label: BUNDESLAENDER[id] }));

function Formular(props: AllgemeinesScreenProps & { daten: Unternehmen }) {
  const { client, adresse, daten, onSaved } = props;
  const save = useSave(unternehmenHolen, {}, daten);
  const { impressum: _i, datenschutz: _d, logo: _l, version: _v, telefonzeiten: _satz, ...start } = daten;
  const { darf, dialog } = useWenBetrifft();
  const form = useContractForm({
    schema: unternehmensdaten,
    start,
    labels: LABELS,
    send: async (values) => {
      const weiter = await darf(() => ladeBetriebswirkung(client, daten, values), {
        tat: 'Trotzdem speichern',
        folge: betriebsfolgen,
      });
      if (!weiter) return;
      await save((version) => client.call(unternehmenAendern, { body: { ...values, version } }));
      onSaved?.();
    },
  });
  return (
    <SaveForm form={form}>
      <TextField {...form.field('name')} autoComplete="organization" />
      <TextField
        {...form.field('gewerk')}
        hint="Zum Beispiel Schornsteinfegermeisterbetrieb, Kaminkehrer, Kaminfeger"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
        <TextField {...form.field('strasse')} autoComplete="address-line1" />
        <TextField {...form.field('hausnr')} />
      </div>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
        <TextField {...form.field('plz')} inputMode="numeric" autoComplete="postal-code" />
        <TextField {...form.field('ort')} autoComplete="address-level2" />
      </div>
      <ComboBox
        {...form.field('bundesland')}
        onChange={(id) => id !== null && form.set('bundesland', id)}
        choices={LAENDER}
        hint="Danach richten sich Ihre Feiertage; für ein Haus zählt sein Ort"
        width="medium"
      />
      <TextField {...form.field('telefon')} type="tel" autoComplete="tel" width="medium" />
      <Oeffnungszeiten form={form} />
      <TextField {...form.field('email')} type="email" autoComplete="email" optional />
      <TextField {...form.field('web')} type="url" autoComplete="url" optional hint="Beginnt mit https://" />
      <TextField
        {...form.field('kehrbezirk')}
        optional
        hint="Wie er auf Ankündigungen der Feuerstättenschau stehen soll"
        width="medium"
      />
      <TextField
        {...form.field('slug')}
        hint={`${adresse}${form.values.slug}/termin – nach einer Änderung führen die letzten fünf Adressen weiter hierher`}
        width="medium"
      />
      {dialog}
    </SaveForm>
  );
}
