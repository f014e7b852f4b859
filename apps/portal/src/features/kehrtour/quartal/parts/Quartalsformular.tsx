import type { Client } from '@kehrtour/api-client/client';
import { quartalsumfangHolen } from '@kehrtour/contract/quartal';
import type { Quartalsauswahl, Quartalsumfang } from '@kehrtour/contract/quartal';
import { formatMenge } from '@kehrtour/domain/format';
import { QUARTAL_TAGE_MAX, quartalsende } from '@kehrtour/domain/quartal';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { ErrorSummary, type FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { haeuserText, teileText } from '../quartal.format.ts';
import { Quartalsumfangkarte } from './Quartalsumfangkarte.tsx';

export type QuartalsformularProps = {
  client: Client;
  /** The last selection, to begin with. */
  vorher: Quartalsauswahl | undefined;
  /** Parts that a person decided about and that stay. */
  vonHand: number;
  faults: readonly FieldFault[];
  busy: boolean;
  onRechne: (auswahl: Quartalsauswahl) => void;
  /** Back to the proposal that is there already. */
  onZurueck: (() => void) | undefined;
};

/** Shorter spans than this are no quarter; then the next one is meant. */
const TAGE_MIN = 30;

/** The end of this quarter, or of the next where this one is nearly over. */
function erstesEnde(tag: Tag): Tag {
  const ende = quartalsende(plusTage(tag, TAGE_MIN));
  const spaetestes = plusTage(tag, QUARTAL_TAGE_MAX - 1);
  return ende < spaetestes ? ende : spaetestes;
}

/** What is to be dealt: until when, from when, which work, where, by whom; and what that means. */
export function Quartalsformular({
  client,
  vorher,
  vonHand,
  faults,
  busy,
  onRechne,
  onZurueck,
}: QuartalsformularProps) {
  const [von, setVon] = useState<Tag | null>(
    vorher !== undefined && vorher.von >= heute() ? vorher.von : null,
  );
  const [bis, setBis] = useState<Tag | null>(
    vorher !== undefined && vorher.bis >= heute() ? vorher.bis : null,
  );
  const [rest, setRest] = useState({
    taetigkeitIds: vorher?.taetigkeitIds ?? [],
    orte: vorher?.orte ?? [],
    mitarbeiterIds: vorher?.mitarbeiterIds ?? [],
    auslastungProzent: vorher?.auslastungProzent ?? 90,
  });
  const [frueh, setFrueh] = useState<Tag | null>(null);
  const beginn = von ?? frueh ?? heute();
  const auswahl: Quartalsauswahl = { ...rest, von: beginn, bis: bis ?? erstesEnde(beginn) };
  const umfang = useQuery({
    ...pageQuery(client, quartalsumfangHolen, { body: auswahl }),
    placeholderData: keepPreviousData,
  });
  // Nobody chose a first day yet: the earliest that every notice reaches in time.
  if (umfang.data !== undefined && frueh === null) setFrueh(umfang.data.fruehestens);

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onRechne(auswahl);
      }}
    >
      <ErrorSummary faults={faults} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap gap-6">
            <DateField
              id="bis"
              label="Alles, was fällig ist bis"
              value={auswahl.bis}
              min={beginn}
              max={plusTage(beginn, QUARTAL_TAGE_MAX - 1)}
              onChange={(tag) => tag !== null && setBis(tag)}
            />
            <DateField
              id="von"
              label="Erster Tag"
              hint="Vorgeschlagen ist der erste Arbeitstag, den eine Ankündigung rechtzeitig erreicht (§ 3 KÜO)."
              value={beginn}
              min={heute()}
              onChange={(tag) => tag !== null && setVon(tag)}
            />
          </div>
          <PageState query={umfang} shape="rows" count={6}>
            {(daten) => <Einschraenkungen umfang={daten} werte={rest} onChange={setRest} />}
          </PageState>
        </div>
        {umfang.data === undefined ? null : (
          <Quartalsumfangkarte umfang={umfang.data} auswahl={auswahl} busy={umfang.isPlaceholderData} />
        )}
      </div>
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-4 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 md:bottom-0">
        <Button kind="primary" type="submit" busy={busy} disabled={umfang.data?.besuche === 0}>
          Vorschlag rechnen
        </Button>
        {onZurueck === undefined ? null : (
          <>
            <Button onPress={onZurueck}>Zurück zum Vorschlag</Button>
            <p className="text-sm text-muted">
              Ein neuer Vorschlag ersetzt den jetzigen.
              {vonHand > 0
                ? ` ${teileText(vonHand)} von Hand ${vonHand === 1 ? 'bleibt' : 'bleiben'}, wo ${vonHand === 1 ? 'er ist' : 'sie sind'}.`
                : ''}
            </p>
          </>
        )}
      </div>
    </form>
  );
}

type Werte = Omit<Quartalsauswahl, 'von' | 'bis'>;
type EinschraenkungenProps = { umfang: Quartalsumfang; werte: Werte; onChange: (werte: Werte) => void };

function Einschraenkungen({ umfang, werte, onChange }: EinschraenkungenProps) {
  return (
    <>
      <Auswahl
        label="Wer fährt?"
        wahl={umfang.mitarbeiter.map(({ id, name, tage, abwesendTage, darfFeuerstaettenschau }) => ({
          id,
          label: name,
          hint: [
            formatMenge(tage, 'freier Tag', 'freie Tage'),
            ...(abwesendTage > 0 ? [`${formatMenge(abwesendTage, 'Tag', 'Tage')} nicht da`] : []),
            darfFeuerstaettenschau ? 'darf Feuerstättenschau' : 'ohne Feuerstättenschau',
          ].join(' · '),
        }))}
        wert={werte.mitarbeiterIds}
        onChange={(mitarbeiterIds) => onChange({ ...werte, mitarbeiterIds })}
      />
      <Auswahl
        label="Welche Tätigkeiten?"
        wahl={umfang.taetigkeiten.map(({ id, name, aufgaben }) => ({
          id,
          label: name,
          hint: `${formatMenge(aufgaben, 'Aufgabe', 'Aufgaben')} bis zu diesem Tag fällig`,
        }))}
        wert={werte.taetigkeitIds}
        onChange={(taetigkeitIds) => onChange({ ...werte, taetigkeitIds })}
      />
      <Auswahl
        label="Welche Orte?"
        wahl={umfang.orte.map(({ ort, haeuser }) => ({ id: ort, label: ort, hint: haeuserText(haeuser) }))}
        wert={werte.orte}
        onChange={(orte) => onChange({ ...werte, orte })}
      />
      <NumberField
        label="Wie voll darf ein Tag werden?"
        hint="Der Rest bleibt für Nachholtermine und Störungen."
        unit="%"
        min={50}
        max={100}
        step={5}
        value={werte.auslastungProzent}
        onChange={(prozent) => prozent !== null && onChange({ ...werte, auslastungProzent: prozent })}
      />
    </>
  );
}

type AuswahlProps = {
  label: string;
  wahl: readonly { id: string; label: string; hint: string }[];
  /** Empty means all. */
  wert: readonly string[];
  onChange: (ids: string[]) => void;
};

/** A choice that begins with everything; where there is only one thing nothing is asked. */
function Auswahl({ label, wahl, wert, onChange }: AuswahlProps) {
  if (wahl.length < 2) return null;
  const alle = wahl.map(({ id }) => id);
  const gewaehlt = wert.length === 0 ? alle : [...wert];
  return (
    <CheckboxGroup
      label={label}
      choices={wahl}
      value={gewaehlt}
      onChange={(ids) => ids.length > 0 && onChange(alle.every((id) => ids.includes(id)) ? [] : ids)}
    />
  );
}
