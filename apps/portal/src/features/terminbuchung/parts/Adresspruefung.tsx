import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { gebietPruefen } from '@kehrtour/contract/gebiet';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Try an address: what a stranger who lives there would be told, and which entry says so. */
export function Adresspruefung({ client }: { client: Client }) {
  const [adresse, setAdresse] = useState({ plz: '', strasse: '', hausnr: '' });
  const pruefung = useMutation({
    mutationFn: () => client.call(gebietPruefen, { body: adresse }),
  });
  const setze = (teil: Partial<typeof adresse>) => {
    setAdresse({ ...adresse, ...teil });
    pruefung.reset();
  };
  const { data, error } = pruefung;
  return (
    <Card title="Ist diese Adresse bedient?">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          pruefung.mutate();
        }}
      >
        <TextField
          label="Straße"
          value={adresse.strasse}
          maxLength={80}
          onChange={(strasse) => setze({ strasse })}
        />
        <div className="flex flex-wrap gap-4">
          <TextField
            label="Hausnummer"
            width="short"
            value={adresse.hausnr}
            maxLength={20}
            onChange={(hausnr) => setze({ hausnr })}
          />
          <TextField
            label="PLZ"
            width="short"
            inputMode="numeric"
            value={adresse.plz}
            maxLength={5}
            onChange={(plz) => setze({ plz })}
          />
        </div>
        <div>
          <Button type="submit" busy={pruefung.isPending}>
            Prüfen
          </Button>
        </div>
        <Pruefergebnis data={data} error={error} />
      </form>
    </Card>
  );
}

/** What that person would read, or what is wrong with the address. */
function Pruefergebnis({
  data,
  error,
}: {
  data: { bedient: boolean; text: string } | undefined;
  error: Error | null;
}) {
  return (
    <output className="block">
      {data === undefined ? null : (
        <Notice tone={data.bedient ? 'success' : 'warning'}>
          <p>{data.text}</p>
        </Notice>
      )}
      {error === null ? null : (
        <Notice tone="danger">
          <p>{sentenceOf(error, { plz: 'PLZ', strasse: 'Straße', hausnr: 'Hausnummer' })}</p>
        </Notice>
      )}
    </output>
  );
}
