import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  taetigkeitAendern,
  taetigkeitAnlegen,
  taetigkeitenListe,
  taetigkeitHolen,
  taetigkeitsdaten,
  taetigkeitWirkung,
} from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit, Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Taetigkeitsfelder } from './parts/Taetigkeitsfelder.tsx';
import { datenAus, NEUE_TAETIGKEIT, TAETIGKEIT_LABELS } from './taetigkeit.form.ts';
import { taetigkeitsfolgen } from './taetigkeitsfolgen.ts';

type Wege = { client: Client; backHref: string };

/** An entry of the company's own. */
export function TaetigkeitNeuScreen({ client, backHref, onAdded }: Wege & { onAdded: () => void }) {
  const cache = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: taetigkeitsdaten,
    start: NEUE_TAETIGKEIT,
    labels: TAETIGKEIT_LABELS,
    send: async (daten) => {
      await client.call(taetigkeitAnlegen, { body: daten, idempotencyKey });
      await cache.invalidateQueries({ queryKey: keyOf(taetigkeitenListe, {}) });
      showToast(`„${daten.name}“ ist angelegt`, { tone: 'success' });
      onAdded();
    },
  });
  return (
    <SaveForm
      form={form}
      saveLabel="Tätigkeit anlegen"
      beside={<ButtonLink href={backHref}>Abbrechen</ButtonLink>}
    >
      <Taetigkeitsfelder form={form} />
    </SaveForm>
  );
}

export type TaetigkeitAendernScreenProps = Wege & {
  id: string;
  /** Booked visits that stay; shown while what is chosen would turn the activity off. */
  gebucht: ReactNode;
};

/** A known entry: changed, or switched off when the company no longer does it. */
export function TaetigkeitAendernScreen(props: TaetigkeitAendernScreenProps) {
  const { client, id, ...rest } = props;
  const query = useQuery(pageQuery(client, taetigkeitHolen, { params: { id } }));
  return (
    <PageState query={query} count={8} named={id !== ''}>
      {(eintrag) => <Formular client={client} eintrag={eintrag} {...rest} />}
    </PageState>
  );
}

type Formularprops = Omit<TaetigkeitAendernScreenProps, 'id'> & { eintrag: Taetigkeit };

function Formular({ client, eintrag, backHref, gebucht }: Formularprops) {
  const { id } = eintrag;
  const cache = useQueryClient();
  const save = useSave(taetigkeitHolen, { params: { id } }, eintrag);
  const [aktiv, setAktiv] = useState(eintrag.aktiv);
  const { darf, dialog } = useWenBetrifft();
  /** Whom it concerns is asked only where it reaches what is there. */
  const fragt = async (daten: Taetigkeitsdaten): Promise<boolean> => {
    const folge = taetigkeitsfolgen(eintrag, { ...daten, aktiv });
    if (folge.length === 0) return true;
    return darf(() => client.call(taetigkeitWirkung, { params: { id } }), {
      tat: 'Trotzdem speichern',
      folge,
      haeuserHref: `/liegenschaften?taetigkeit=${encodeURIComponent(id)}`,
    });
  };
  const form = useContractForm({
    schema: taetigkeitsdaten,
    start: datenAus(eintrag),
    labels: TAETIGKEIT_LABELS,
    send: async (daten) => {
      if (!(await fragt(daten))) return;
      await save((version) =>
        client.call(taetigkeitAendern, { params: { id }, body: { ...daten, aktiv, version } }),
      );
      await cache.invalidateQueries({ queryKey: keyOf(taetigkeitenListe, {}) });
    },
  });
  return (
    <SaveForm form={form} beside={<ButtonLink href={backHref}>Zurück zur Liste</ButtonLink>}>
      <Taetigkeitsfelder form={form} />
      <Switch
        label="Wird angeboten"
        hint={
          eintrag.offeneAufgaben === 0
            ? 'Ausgeschaltet steht sie nicht mehr zur Wahl.'
            : `Ausgeschaltet steht sie nicht mehr zur Wahl; ${eintrag.offeneAufgaben} offene Aufgaben bleiben bestehen.`
        }
        checked={aktiv}
        onChange={setAktiv}
      />
      {(eintrag.aktiv && !aktiv) || (eintrag.online !== 'nein' && form.values.online === 'nein')
        ? gebucht
        : null}
      {dialog}
    </SaveForm>
  );
}
