import type { Client } from '@kehrtour/api-client/client';
import { abwesenheitsdaten, verfuegbarkeitenListe } from '@kehrtour/contract/verfuegbarkeit';
import type { Abwesenheitsdaten, Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';
import type { Tag } from '@kehrtour/domain/tag';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';

import { Formulardialog } from '../../shared/Formulardialog.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { useContractForm } from '../../shared/useContractForm.ts';
import { ABWESENHEITSFELDER, Abwesenheitsfelder } from './parts/Abwesenheitsfelder.tsx';
import { type Folgen, Folgendialog } from './parts/Folgendialog.tsx';
import { useAusfall } from './useAusfall.ts';

export type AusfallProps = {
  client: Client;
  /** The first day that is entered unless told otherwise. */
  tag: Tag;
  /** What is entered as the reason unless told otherwise. */
  grund?: string;
  onClose: () => void;
  /** How a round goes on without them, taken with one press. */
  Vorschlaege: ComponentType<{ client: Client; kehrtourId: string }>;
};

/** Up to so many stand below each other: one press less than a list that opens. */
const SICHTBAR_HOECHSTENS = 7;

/** Somebody has called in sick: who and how long, at once, and then what hangs on it. */
export function Ausfall({ client, tag, grund = 'Abwesend', onClose, Vorschlaege }: AusfallProps) {
  const leute = useQuery(pageQuery(client, verfuegbarkeitenListe, {})).data?.eintraege;
  const [folgen, setFolgen] = useState<Folgen | null>(null);
  const { trageEin, nimmZurueck } = useAusfall(client, leute ?? []);
  if (folgen !== null) return <Folgendialog {...{ client, folgen, nimmZurueck, onClose, Vorschlaege }} />;
  if (leute === undefined) return null;
  return (
    <Ausfalldialog
      {...{ leute, tag, grund, onClose }}
      onEintragen={async (neu) => setFolgen(await trageEin(neu))}
    />
  );
}

type AusfalldialogProps = Pick<AusfallProps, 'tag' | 'onClose'> & {
  grund: string;
  leute: readonly Verfuegbarkeit[];
  onEintragen: (neu: Abwesenheitsdaten) => Promise<void>;
};

function Ausfalldialog({ leute, tag, grund, onClose, onEintragen }: AusfalldialogProps) {
  const [einzige] = leute;
  const start: Abwesenheitsdaten = {
    mitarbeiterId: leute.length === 1 && einzige ? einzige.mitarbeiterId : '',
    von: tag,
    bis: tag,
    vonUhr: null,
    bisUhr: null,
    grund,
  };
  const form = useContractForm({
    schema: abwesenheitsdaten,
    start,
    labels: { mitarbeiterId: 'Wer fällt aus?', ...ABWESENHEITSFELDER },
    send: onEintragen,
  });
  const wer = { ...form.field('mitarbeiterId'), choices: leute.map(auswahl) };
  return (
    <Formulardialog title="Jemand fällt aus" saveLabel="Eintragen" form={form} onClose={onClose}>
      {leute.length > SICHTBAR_HOECHSTENS ? <Select {...wer} /> : <RadioGroup {...wer} />}
      <Abwesenheitsfelder form={form} />
    </Formulardialog>
  );
}

const auswahl = ({ mitarbeiterId, name }: Verfuegbarkeit) => ({ id: mitarbeiterId, label: name });
