import type { aenderungHolen, Wechsel } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { entschiedenText, folgenText } from '../aenderung.format.ts';
import type { useAenderung } from '../useAenderung.ts';
import { Annehmen } from './Annehmen.tsx';
import { Planvergleich } from './Planvergleich.tsx';
import { Wechselliste } from './Wechselliste.tsx';

type Unterschied = AnswerOf<typeof aenderungHolen>;
type TeilProps = { aenderung: ReturnType<typeof useAenderung> };
export type EntscheidungProps = TeilProps & {
  offene: NonNullable<Kehrtour['aenderung']>;
  unterschied: Unterschied;
  busy: boolean;
  /** This plan was asked for without broken promises. */
  vergebens: boolean;
  onOhneGebrochene: () => void;
};

/** Whom a plan that waits concerns, what it saves, and what can be done with it. */
export function Entscheidung({
  offene,
  unterschied,
  aenderung,
  busy,
  vergebens,
  onOhneGebrochene,
}: EntscheidungProps) {
  const bricht = unterschied.wechsel.some(({ klasse }) => klasse === 'gebrochen');
  const { wechsel, seither, vorher, nachher } = unterschied;
  const dafuer = entschiedenText(unterschied.entschieden);
  const alt = unterschied.version !== offene.version || seither.length > 0;
  return (
    <>
      {seither.length > 0 ? <Seither seither={seither} aenderung={aenderung} /> : null}
      {dafuer === '' ? null : <p className="font-medium">{dafuer}</p>}
      {bricht && vergebens ? <Vergebens /> : null}
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
        {bricht && !vergebens ? (
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

function Vergebens() {
  return (
    <Notice tone="warning" title="Ohne gebrochene Zusagen geht es nicht" live>
      <p>
        Auch neu gerechnet ist dann niemand da, der sie hält. Nehmen Sie den Plan mit einem Grund an, oder
        verwerfen Sie ihn.
      </p>
    </Notice>
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
