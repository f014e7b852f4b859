import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { suchen } from '@kehrtour/contract/suche';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ComboBox } from '@kehrtour/ui/field/ComboBox.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Telefonzettel } from '../../telefonbuchung.form.ts';

export type HauswahlProps = {
  client: Client;
  zettel: Telefonzettel;
  setze: (teil: Partial<Telefonzettel>) => void;
};

/** The house: found by a few letters of address or name, or a new address. */
export function Hauswahl({ client, zettel, setze }: HauswahlProps) {
  if (zettel.liegenschaftId !== null)
    return (
      <Bekannt
        client={client}
        id={zettel.liegenschaftId}
        zettel={zettel}
        setze={setze}
        onAnderes={() => setze({ liegenschaftId: null })}
      />
    );
  if (zettel.anschrift !== null) return <NeueAnschrift zettel={zettel} setze={setze} />;
  return <Suche client={client} setze={setze} />;
}

function Suche({ client, setze }: Pick<HauswahlProps, 'client' | 'setze'>) {
  const [text, setText] = useState('');
  const gesucht = text.trim();
  const { data, isFetching } = useQuery({
    ...abfrage(client, suchen, { query: { text: gesucht } }),
    enabled: gesucht.length >= 2,
    placeholderData: keepPreviousData,
  });
  const treffer = gesucht.length >= 2 ? (data?.liegenschaften ?? []) : [];
  return (
    <div className="flex flex-col gap-4">
      <ComboBox
        label="Haus oder Name"
        hint="Straße mit Hausnummer oder der Name der anrufenden Person"
        choices={treffer.map(({ id, anschrift, ortszeile, name }) => ({
          id,
          label: anschrift,
          hint: [ortszeile, name].filter(Boolean).join(' · '),
        }))}
        inputValue={text}
        onInputChange={setText}
        busy={isFetching}
        emptyText={gesucht.length < 2 ? 'Bitte mindestens zwei Buchstaben' : 'Kein Haus gefunden'}
        onChange={(liegenschaftId) => liegenschaftId !== null && setze({ liegenschaftId })}
      />
      <div>
        <Button
          kind="quiet"
          onPress={() => setze({ anschrift: { plz: '', strasse: gesucht, hausnr: '', ort: '' } })}
        >
          Neue Anschrift eintragen
        </Button>
      </div>
    </div>
  );
}

type BekanntProps = HauswahlProps & { id: string; onAnderes: () => void };

function Bekannt({ client, id, zettel, setze, onAnderes }: BekanntProps) {
  const { data } = useQuery(abfrage(client, liegenschaftHolen, { params: { id } }));
  if (data === undefined) return <Skeleton shape="text" count={2} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p>
          <span className="block font-semibold">
            {`${data.strasse} ${data.hausnr}${data.hausnrZusatz}`.trim()}
          </span>
          <span className="text-muted">{`${data.plz} ${data.ort}`}</span>
        </p>
        <Button size="small" onPress={onAnderes}>
          Anderes Haus
        </Button>
      </div>
      {data.kontakte.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">Es ruft an:</span>
          {data.kontakte.map((kontakt) => (
            <Button
              key={kontakt.id}
              size="small"
              kind={istGewaehlt(kontakt, zettel) ? 'primary' : 'secondary'}
              onPress={() => setze({ kontakt: kontaktAus(kontakt) })}
            >
              {nameVon(kontakt)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const nameVon = ({ vorname, nachname, firma }: Kontakt): string =>
  `${vorname} ${nachname}`.trim() || firma || 'Ohne Namen';
const kontaktAus = (kontakt: Kontakt): Telefonzettel['kontakt'] => ({
  vorname: kontakt.vorname,
  nachname: kontakt.nachname || kontakt.firma,
  telefon: kontakt.telefon || kontakt.mobil,
  email: kontakt.email,
});
const istGewaehlt = (kontakt: Kontakt, { kontakt: gewaehlt }: Telefonzettel): boolean =>
  gewaehlt.nachname !== '' &&
  gewaehlt.nachname === kontaktAus(kontakt).nachname &&
  gewaehlt.vorname === kontakt.vorname;

function NeueAnschrift({ zettel, setze }: Pick<HauswahlProps, 'zettel' | 'setze'>) {
  const anschrift = zettel.anschrift ?? { plz: '', strasse: '', hausnr: '', ort: '' };
  const feld = (name: keyof typeof anschrift, label: string) => ({
    id: `anschrift.${name}`,
    label,
    value: anschrift[name],
    onChange: (text: string) => setze({ anschrift: { ...anschrift, [name]: text } }),
    autoComplete: 'off',
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[3fr_1fr]">
        <TextField {...feld('strasse', 'Straße')} />
        <TextField {...feld('hausnr', 'Hausnummer')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_3fr]">
        <TextField {...feld('plz', 'PLZ')} inputMode="numeric" />
        <TextField {...feld('ort', 'Ort')} optional />
      </div>
      <div>
        <Button kind="quiet" onPress={() => setze({ anschrift: null })}>
          Doch ein Haus aus dem Bestand
        </Button>
      </div>
    </div>
  );
}
