import type { Client } from '@kehrtour/api-client/client';
import type { Betriebszeile } from '@kehrtour/contract/betrieb';
import {
  type Faktorfreigabe,
  faktorfreigabeBeginnen,
  faktorfreigabenDesBetriebs,
} from '@kehrtour/contract/faktorfreigabe';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { EINSICHT_GRUND } from '@kehrtour/domain/unternehmen/einsicht';
import { FREIGABE_STUNDEN, FREIGABE_WORTE } from '@kehrtour/domain/unternehmen/faktorfreigabe';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { useTat } from '../../../shared/useTat.ts';
import { Freigabestopp } from './Freigabestopp.tsx';

export type FreigabedialogProps = { client: Client; betrieb: Betriebszeile; onClose: () => void };

/** The way back for an owner who is alone: begun here after a check of who calls, or taken back while it waits. */
export function Freigabedialog(props: FreigabedialogProps) {
  const { client, betrieb } = props;
  const { data, error } = useQuery(
    pageQuery(client, faktorfreigabenDesBetriebs, { params: { id: betrieb.id } }),
  );
  // One question after the other would stand there; where the list does not come, the server still knows what waits.
  if (data === undefined && error === null) return null;
  const wartende = data?.eintraege.find(({ ende }) => ende === null);
  return wartende === undefined ? (
    <Beginnen {...props} fruehere={data?.eintraege ?? []} />
  ) : (
    <Freigabestopp {...props} wartende={wartende} />
  );
}

const LEER = { email: '', nachweis: '', grund: '' };
const FEHLT = {
  email: 'Bitte die E-Mail-Adresse angeben',
  nachweis: 'Bitte in ein paar Worten sagen, wie Sie geprüft haben, wer anruft',
  grund: 'Bitte den Grund in ein paar Worten angeben',
};
type Feld = keyof typeof LEER;
const lang = (text: string): boolean => text.trim().length >= EINSICHT_GRUND.zeichenMin;

function Beginnen({
  client,
  betrieb,
  onClose,
  fruehere,
}: FreigabedialogProps & { fruehere: readonly Faktorfreigabe[] }) {
  const { tue, laeuft } = useTat();
  const [werte, setWerte] = useState(LEER);
  const [geprueft, setGeprueft] = useState(false);
  const gut = { email: werte.email.includes('@'), nachweis: lang(werte.nachweis), grund: lang(werte.grund) };
  const fehler = (feld: Feld) => (geprueft && !gut[feld] ? FEHLT[feld] : undefined);
  const setze = (feld: Feld) => (text: string) => setWerte((alte) => ({ ...alte, [feld]: text }));
  const beginne = async () => {
    setGeprueft(true);
    if (!gut.email || !gut.nachweis || !gut.grund) return;
    const getan = await tue('freigabe', async () => {
      await client.call(faktorfreigabeBeginnen, { params: { id: betrieb.id }, body: werte });
      return `Begonnen. Wirksam in ${FREIGABE_STUNDEN} Stunden, wenn niemand es stoppt`;
    });
    if (getan) onClose();
  };
  return (
    <ConfirmDialog
      title={`Zweiten Faktor bei ${betrieb.name} zurücksetzen?`}
      open
      confirmLabel="Wartezeit beginnen"
      danger
      busy={laeuft !== null}
      onConfirm={() => void beginne()}
      onCancel={onClose}
    >
      <p>
        Nur für Inhaberinnen und Inhaber, die allein sind und auch keine Wiederherstellungscodes mehr haben.
        Der Faktor fällt erst nach {FREIGABE_STUNDEN} Stunden weg; eine Anmeldung mit ihm oder ein Druck in
        der E-Mail stoppt es. Ihr Passwort bleibt.
      </p>
      <Felder werte={werte} setze={setze} fehler={fehler} />
      <Fruehere eintraege={fruehere} />
    </ConfirmDialog>
  );
}

type FelderProps = {
  werte: typeof LEER;
  setze: (feld: Feld) => (text: string) => void;
  fehler: (feld: Feld) => string | undefined;
};
function Felder({ werte, setze, fehler }: FelderProps) {
  return (
    <>
      <TextField
        label="E-Mail-Adresse der Inhaberin oder des Inhabers"
        type="email"
        value={werte.email}
        onChange={setze('email')}
        error={fehler('email')}
      />
      <TextArea
        label="Wie haben Sie geprüft, wer anruft?"
        hint="Rufen Sie auf der Nummer zurück, die in den Unterlagen steht. Eine E-Mail allein genügt nicht."
        rows={2}
        value={werte.nachweis}
        onChange={setze('nachweis')}
        charactersMax={EINSICHT_GRUND.zeichenMax}
        error={fehler('nachweis')}
      />
      <TextArea
        label="Grund"
        hint="Er steht in der E-Mail und im Verlauf des Betriebs."
        rows={2}
        value={werte.grund}
        onChange={setze('grund')}
        charactersMax={EINSICHT_GRUND.zeichenMax}
        error={fehler('grund')}
      />
    </>
  );
}

function Fruehere({ eintraege }: { eintraege: readonly Faktorfreigabe[] }) {
  if (eintraege.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {eintraege.map(({ id, wer, begonnenAm, ende }) => (
        <li key={id} className="break-words">
          {formatZeitpunkt(new Date(begonnenAm))}, {wer}: {FREIGABE_WORTE[ende ?? 'laeuft']}
        </li>
      ))}
    </ul>
  );
}
