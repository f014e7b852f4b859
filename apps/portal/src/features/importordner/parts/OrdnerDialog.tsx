import type { Client } from '@kehrtour/api-client/client';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { importordnerAnlegen, neuerOrdner } from '@kehrtour/contract/importordner';
import { ORDNERART_NAMEN, ORDNERARTEN } from '@kehrtour/domain/importdatei/importordner';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { PasswordField } from '@kehrtour/ui/field/PasswordField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { useImportordner } from '../useImportordner.ts';

const ARTEN = ORDNERARTEN.map((id) => ({ id, label: ORDNERART_NAMEN[id] }));
const ANMELDUNGEN = [
  { id: 'passwort', label: 'Mit Passwort' },
  { id: 'schluessel', label: 'Mit privatem Schlüssel' },
] as const;
const LABELS = {
  art: 'Wo liegt der Ordner?',
  wirt: 'Server',
  bucket: 'Bucket',
  region: 'Region',
  pfad: 'Ordner',
  benutzer: 'Benutzer',
  geheimnis: 'Passwort',
};
const S3_LABELS = {
  ...LABELS,
  wirt: 'Adresse',
  benutzer: 'Zugriffsschlüssel',
  geheimnis: 'Geheimer Schlüssel',
};
const START: BodyOf<typeof importordnerAnlegen> = {
  art: 'sftp',
  wirt: '',
  bucket: '',
  region: '',
  pfad: '',
  benutzer: '',
  geheimnis: '',
  sofort: false,
};

export type OrdnerDialogProps = { client: Client; onClose: () => void };

/** Where exports lie and what opens it; nothing of that is shown again. */
export function OrdnerDialog({ client, onClose }: OrdnerDialogProps) {
  const { liesNeu } = useImportordner();
  const form = useContractForm({
    schema: neuerOrdner,
    start: START,
    labels: LABELS,
    send: async (body) => {
      await client.call(importordnerAnlegen, { body });
      showToast('Wir sehen gleich in den Ordner', { tone: 'success' });
      await liesNeu();
      onClose();
    },
  });
  const s3 = form.values.art === 's3';
  const feld = (name: keyof typeof LABELS & keyof typeof START) => ({
    ...form.field(name),
    label: (s3 ? S3_LABELS : LABELS)[name],
  });
  return (
    <Formulardialog title="Ordner einrichten" saveLabel="Ordner einrichten" form={form} onClose={onClose}>
      <RadioGroup
        label={LABELS.art}
        choices={ARTEN}
        value={form.values.art}
        onChange={(id) => form.set('art', id)}
      />
      <TextField
        {...feld('wirt')}
        hint={
          s3
            ? 'Zum Beispiel https://s3.eu-central-1.amazonaws.com'
            : 'Zum Beispiel sftp.example.de, mit anderem Port sftp.example.de:2222'
        }
      />
      {s3 ? (
        <>
          <TextField {...feld('bucket')} />
          <TextField {...feld('region')} optional hint="Zum Beispiel eu-central-1" />
        </>
      ) : null}
      <TextField {...feld('pfad')} optional hint="Leer, wenn die Dateien ganz oben liegen" />
      <TextField {...feld('benutzer')} />
      <Geheimnisfeld s3={s3} feld={feld('geheimnis')} />
      <Checkbox
        label="Dateien ohne Nachfrage übernehmen"
        hint="Nur was niemand entscheiden muss. Fehlen viele Häuser oder ist die Liste neu, wartet die Datei auf Sie."
        checked={form.values.sofort}
        onChange={(sofort) => form.set('sofort', sofort)}
      />
    </Formulardialog>
  );
}

type GeheimnisfeldProps = {
  s3: boolean;
  feld: {
    id: string;
    label: string;
    error: string | undefined;
    value: string;
    onChange: (wert: string) => void;
  };
};

/** What opens the folder: a password, or for SFTP a private key, too. */
function Geheimnisfeld({ s3, feld }: GeheimnisfeldProps) {
  const [anmeldung, setAnmeldung] = useState<string>('passwort');
  const mitSchluessel = !s3 && anmeldung === 'schluessel';
  return (
    <>
      {s3 ? null : (
        <RadioGroup label="Anmeldung" choices={ANMELDUNGEN} value={anmeldung} onChange={setAnmeldung} />
      )}
      {mitSchluessel ? (
        <TextArea
          {...feld}
          label="Privater Schlüssel"
          hint="Ganz, von -----BEGIN bis END-----, ohne Passwort. Wir speichern ihn verschlüsselt."
        />
      ) : (
        <PasswordField
          {...feld}
          autoComplete="off"
          hint="Wir speichern es verschlüsselt und zeigen es nicht wieder."
        />
      )}
    </>
  );
}
