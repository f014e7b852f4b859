import type { Client } from '@kehrtour/api-client/client';
import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { formatTag } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { ErrorSummary, type FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useState } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { teileText } from '../quartal.format.ts';
import { ueblicheEnden, useQuartalsauswahl, zeitraumFehler } from '../useQuartalsauswahl.ts';
import { Einschraenkungen } from './Einschraenkungen.tsx';
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

/** What is to be dealt: until when, from when, which work, where, by whom; and what that means. */
export function Quartalsformular(props: QuartalsformularProps) {
  const { client, vorher, vonHand, faults, busy, onRechne, onZurueck } = props;
  const { auswahl, umfang, ...hand } = useQuartalsauswahl(client, vorher);
  const [eigene, setEigene] = useState<readonly FieldFault[]>([]);
  const fehler = zeitraumFehler(auswahl);
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setEigene(fehler === undefined ? [] : [{ fieldId: 'bis', text: fehler }]);
        if (fehler === undefined) onRechne(auswahl);
      }}
    >
      <ErrorSummary faults={eigene.length > 0 ? eigene : faults} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="flex flex-col gap-6">
          <Zeitraum
            von={auswahl.von}
            bis={auswahl.bis}
            fehler={fehler}
            onVon={hand.setVon}
            onBis={hand.setBis}
          />
          <PageState query={umfang} shape="rows" count={6}>
            {(daten) => <Einschraenkungen umfang={daten} werte={hand.rest} onChange={hand.setRest} />}
          </PageState>
        </div>
        {umfang.data === undefined ? null : (
          <Quartalsumfangkarte umfang={umfang.data} auswahl={auswahl} busy={umfang.isPlaceholderData} />
        )}
      </div>
      <div className="[@media(min-height:30rem)]:sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-4 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 md:bottom-0">
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

type ZeitraumProps = {
  von: Tag;
  bis: Tag;
  fehler: string | undefined;
  onVon: (tag: Tag) => void;
  onBis: (tag: Tag) => void;
};

function Zeitraum({ von, bis, fehler, onVon, onBis }: ZeitraumProps) {
  return (
    <div className="flex flex-wrap gap-6">
      <div className="flex flex-col gap-2">
        <DateField
          id="bis"
          label="Alles, was fällig ist bis"
          value={bis}
          error={fehler}
          onChange={(tag) => tag !== null && onBis(tag)}
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Übliche Zeiträume</legend>
          {ueblicheEnden(von).map((ende) => (
            <Button key={ende.name} size="small" disabled={ende.bis === bis} onPress={() => onBis(ende.bis)}>
              {`${ende.name} (${formatTag(ende.bis)})`}
            </Button>
          ))}
        </fieldset>
      </div>
      <DateField
        id="von"
        label="Erster Tag"
        hint="Vorgeschlagen ist der erste Arbeitstag, den eine Ankündigung rechtzeitig erreicht (§ 3 KÜO)."
        value={von}
        min={heute()}
        onChange={(tag) => tag !== null && onVon(tag)}
      />
    </div>
  );
}
