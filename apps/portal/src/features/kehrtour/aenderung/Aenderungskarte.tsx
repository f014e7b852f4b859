import type { Client } from '@kehrtour/api-client/client';
import { aenderungHolen } from '@kehrtour/contract/aenderung';
import type { Wechsel } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { istAusfall } from '@kehrtour/domain/planung/aenderung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { entschiedenText, folgenText, herkunftText } from './aenderung.format.ts';
import { mitVorgabe } from './mitVorgabe.ts';
import { Annehmen } from './parts/Annehmen.tsx';
import { Planvergleich } from './parts/Planvergleich.tsx';
import { Wechselliste } from './parts/Wechselliste.tsx';
import { useAenderung } from './useAenderung.ts';
import { useAusfallvorschlaege } from './useAusfallvorschlaege.ts';
import { Vorschlagswahl } from './Vorschlagswahl.tsx';

export type AenderungskarteProps = {
  client: Client;
  kehrtour: Kehrtour;
  offene: NonNullable<Kehrtour['aenderung']>;
  /** Something is computed, or not on the server yet. */
  busy: boolean;
  /** Makes the plan again with the promises kept that it breaks. */
  onOhneGebrochene: () => void;
};

/** A new plan of an announced round that waits: whom it concerns, and the way to a decision. */
export function Aenderungskarte({ client, kehrtour, offene, ...props }: AenderungskarteProps) {
  const aenderung = useAenderung(client, kehrtour, offene);
  const ausfall = istAusfall(offene.ursache);
  const vorschlaege = useAusfallvorschlaege(client, kehrtour.id, ausfall && aenderung.laeuft === null);
  const query = useQuery({
    ...pageQuery(client, aenderungHolen, { params: { id: kehrtour.id } }),
    // News of what is done here come before its answer: what has just ended is not asked for again.
    enabled: aenderung.laeuft === null,
  });
  return (
    <Card title="Offene Änderung">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {herkunftText(offene)}. Bis Sie sie annehmen, gilt überall der bisherige Plan.
        </p>
        {ausfall ? <Vorschlagswahl vorschlaege={vorschlaege} disabled={props.busy} /> : null}
        <PageState query={query} shape="rows" count={3}>
          {(unterschied) => (
            <Entscheidung
              offene={offene}
              unterschied={unterschied}
              aenderung={mitVorgabe(aenderung, unterschied)}
              {...props}
              // The ways to go on come first: what is shown below is only one of them.
              busy={props.busy || (ausfall && vorschlaege.wartet)}
            />
          )}
        </PageState>
      </div>
    </Card>
  );
}

type Unterschied = AnswerOf<typeof aenderungHolen>;
type TeilProps = { aenderung: ReturnType<typeof useAenderung> };
type EntscheidungProps = TeilProps &
  Omit<AenderungskarteProps, 'client' | 'kehrtour'> & { unterschied: Unterschied };

function Entscheidung({ offene, unterschied, aenderung, busy, onOhneGebrochene }: EntscheidungProps) {
  const { wechsel, seither, vorher, nachher } = unterschied;
  const dafuer = entschiedenText(unterschied.entschieden);
  const alt = unterschied.version !== offene.version || seither.length > 0;
  return (
    <>
      {seither.length > 0 ? <Seither seither={seither} aenderung={aenderung} /> : null}
      {dafuer === '' ? null : <p className="font-medium">{dafuer}</p>}
      <Betroffene unterschied={unterschied} aenderung={aenderung} />
      <Planvergleich vorher={vorher} nachher={nachher} />
      {wechsel.some(({ klasse, fristReicht }) => klasse === 'neu' && !fristReicht) ? (
        <Checkbox
          label="Die Eigentümer haben auf die Ankündigungsfrist verzichtet (§ 3 KÜO)"
          checked={aenderung.verzicht}
          onChange={aenderung.setVerzicht}
        />
      ) : null}
      {aenderung.fehler === null ? null : (
        <Notice tone="danger" live>
          <p>{aenderung.fehler}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Annehmen
          wechsel={wechsel}
          zurKenntnis={unterschied.zurKenntnis}
          aenderung={aenderung}
          disabled={busy || alt}
        />
        {wechsel.some(({ klasse }) => klasse === 'gebrochen') ? (
          <Button disabled={busy} onPress={onOhneGebrochene}>
            Nur ohne gebrochene Zusagen
          </Button>
        ) : null}
        <Button
          kind="quiet"
          busy={aenderung.laeuft === 'verwirf'}
          disabled={busy}
          onPress={aenderung.verwirf}
        >
          Verwerfen
        </Button>
      </div>
    </>
  );
}

/** An answer came after the plan was made: nothing is accepted before somebody has looked at it. */
function Seither({ seither, aenderung }: TeilProps & { seither: readonly string[] }) {
  return (
    <Notice
      tone="warning"
      title="Inzwischen ist etwas geschehen"
      live
      action={
        <Button size="small" busy={aenderung.laeuft === 'vergleiche'} onPress={aenderung.vergleiche}>
          Noch einmal vergleichen
        </Button>
      }
    >
      <p>{seither.join('. ')}.</p>
    </Notice>
  );
}

/** Whom it concerns: broken promises first, then who has to be told, then all others in a sentence. */
function Betroffene({
  unterschied: { wechsel, zurKenntnis },
  aenderung,
}: TeilProps & { unterschied: Unterschied }) {
  const mit = (klasse: Wechsel['klasse']) => wechsel.filter((one) => one.klasse === klasse);
  const gebrochen = mit('gebrochen');
  return (
    <>
      {gebrochen.length > 0 ? (
        <Notice tone="danger" title="Diese Zusagen würden gebrochen">
          <Wechselliste
            titel="Bestätigt, oder zu nah für eine neue Ansage"
            wechsel={gebrochen}
            gruende={aenderung.gruende}
            onGrund={aenderung.setzeGrund}
          />
        </Notice>
      ) : null}
      <Wechselliste titel="Neu anzusagen" wechsel={mit('neuAnzusagen')} />
      <Wechselliste titel="Entfällt" wechsel={mit('entfaellt')} />
      <Wechselliste titel="Neu in der Kehrtour" wechsel={mit('neu')} />
      <p>{folgenText(wechsel, zurKenntnis)}</p>
    </>
  );
}
