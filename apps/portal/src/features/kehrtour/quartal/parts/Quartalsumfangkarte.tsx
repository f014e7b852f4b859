import type { Quartalsauswahl, Quartalsumfang } from '@kehrtour/contract/quartal';
import {
  formatAufzaehlung,
  formatDauer,
  formatMenge,
  formatTagKurz,
  formatTagLang,
} from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { schauquoteSatz } from '../../../../shared/schauquote/schauquoteSatz.ts';

export type QuartalsumfangkarteProps = { umfang: Quartalsumfang; auswahl: Quartalsauswahl; busy: boolean };

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** What the selection means before anything is reckoned: how much, and whether there are days for it. */
export function Quartalsumfangkarte({ umfang, auswahl, busy }: QuartalsumfangkarteProps) {
  const { besuche, haeuser, personentageNoetig, personentageMoeglich } = umfang;
  return (
    <div className="flex flex-col gap-4" aria-live="polite" aria-busy={busy}>
      <Card title="Das kommt zusammen">
        <KeyValue
          items={[
            {
              label: 'Besuche',
              value: `${formatMenge(besuche, 'Besuch', 'Besuche')} in ${haeuserDativ(haeuser)}`,
            },
            { label: 'Straßen', value: zahl.format(umfang.strassen) },
            { label: 'Arbeit vor Ort', value: formatDauer(umfang.arbeitMinuten) },
            { label: 'Nötig', value: `etwa ${zahl.format(personentageNoetig)} Personentage` },
            { label: 'Möglich', value: formatMenge(personentageMoeglich, 'Personentag', 'Personentage') },
            ...(umfang.feuerstaettenschauen > 0
              ? [
                  {
                    label: 'Darunter',
                    value: formatMenge(
                      umfang.feuerstaettenschauen,
                      'Feuerstättenschau',
                      'Feuerstättenschauen',
                    ),
                  },
                ]
              : []),
            ...(umfang.schauquote === null
              ? []
              : [{ label: 'Im Bezirk nötig', value: schauquoteSatz(umfang.schauquote) }]),
            ...(umfang.feiertage.length > 0
              ? [
                  {
                    label: 'Feiertage',
                    value: formatAufzaehlung(freieZeiten(umfang.feiertage)),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Hinweise umfang={umfang} auswahl={auswahl} />
    </div>
  );
}

/** Days of one name in a row are said once. */
function freieZeiten(feiertage: Quartalsumfang['feiertage']): string[] {
  const zeiten: { name: string; von: string; bis: string }[] = [];
  for (const { tag, name } of feiertage) {
    const letzte = zeiten.at(-1);
    if (letzte !== undefined && letzte.name === name && plusTage(letzte.bis, 1) === tag) letzte.bis = tag;
    else zeiten.push({ name, von: tag, bis: tag });
  }
  return zeiten.map(({ name, von, bis }) =>
    von === bis
      ? `${name} (${formatTagKurz(von)})`
      : `${name} (${formatTagKurz(von)} bis ${formatTagKurz(bis)})`,
  );
}

const haeuserDativ = (anzahl: number): string => formatMenge(anzahl, 'Haus', 'Häusern');

function Hinweise({ umfang, auswahl }: Omit<QuartalsumfangkarteProps, 'busy'>) {
  const { besuche, personentageNoetig, personentageMoeglich, abgelaufen, schonVerplant, fruehestens } =
    umfang;
  return (
    <>
      {besuche === 0 ? (
        <Notice tone="info" title="Bis zu diesem Tag ist nichts offen">
          <p>
            {schonVerplant > 0
              ? `Alles Fällige steht schon in Kehrtouren (${formatMenge(schonVerplant, 'Besuch', 'Besuche')}).`
              : 'Wählen Sie einen späteren Tag oder weniger Einschränkungen.'}
          </p>
        </Notice>
      ) : null}
      {personentageMoeglich === 0 ? (
        <Notice tone="danger" title="In diesem Zeitraum kann niemand fahren">
          <p>Alle Tage sind Feiertage, belegt oder ohne Arbeitszeit.</p>
        </Notice>
      ) : personentageNoetig > personentageMoeglich ? (
        <Notice tone="warning" title="Die Tage reichen voraussichtlich nicht">
          <p>
            Es fehlen etwa {zahl.format(personentageNoetig - personentageMoeglich)} Personentage. Sie können
            trotzdem rechnen: Was keinen Tag findet, steht danach mit Grund in einer Liste.
          </p>
        </Notice>
      ) : null}
      {abgelaufen > 0 ? (
        <Notice
          tone="warning"
          title={`${formatMenge(abgelaufen, 'Frist endet', 'Fristen enden')} vor dem ersten Tag`}
        >
          <p>Diese Besuche kommen so früh wie möglich.</p>
        </Notice>
      ) : null}
      {umfang.feuerstaettenschauen > 0 && auswahl.von < fruehestens ? (
        <Notice tone="info" title="Feuerstättenschauen beginnen später">
          <p>
            Zwischen Ankündigung und Besuch müssen fünf Werktage liegen (§ 3 KÜO). Vor{' '}
            {formatTagLang(fruehestens)} wird keine vorgeschlagen.
          </p>
        </Notice>
      ) : null}
      {schonVerplant > 0 && besuche > 0 ? (
        <p className="text-sm text-muted">
          {formatMenge(schonVerplant, 'Besuch steht', 'Besuche stehen')} schon in anderen Kehrtouren und
          {schonVerplant === 1 ? ' zählt' : ' zählen'} hier nicht mit.
        </p>
      ) : null}
    </>
  );
}
