import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge } from '@kehrtour/domain/format';
import { NAMENSFOLGEN, type Namensfolge } from '@kehrtour/domain/importdatei/name/namensfolge';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

const CHOICES = [
  { id: 'nachnameZuerst', label: 'Erst der Nachname', hint: 'Groß Hans' },
  { id: 'vornameZuerst', label: 'Erst der Vorname', hint: 'Hans Groß' },
] as const satisfies readonly { id: Namensfolge; label: string; hint: string }[];

type NamensfrageProps = { namen: Importauftrag['namen']; onFolge: (folge: Namensfolge) => void };

/** The order of the whole column, as it was found out, to be turned; asked where the column does not say it. */
export function Namensfrage({ namen, onFolge }: NamensfrageProps) {
  if (namen === null) return null;
  const { folge, sicher, beispiele, fraglich = 0 } = namen;
  return (
    <Card title="Wie Namen geschrieben sind">
      <div className="flex flex-col gap-4">
        {sicher && fraglich > 0 ? (
          <Notice
            tone="warning"
            title={`${formatMenge(fraglich, 'Name steht', 'Namen stehen')} vielleicht anders herum`}
          >
            <p>
              Die meisten sagen: {folge === 'nachnameZuerst' ? 'erst der Nachname' : 'erst der Vorname'}. Die
              fraglichen tragen in der Liste oben einen Hinweis; bis Sie wählen, grüßen Briefe und Mails diese
              Menschen mit „Guten Tag“ und ohne Namen.
            </p>
          </Notice>
        ) : null}
        {sicher ? null : (
          <Notice tone="warning" title="Das sagt die Datei nicht sicher">
            <p>
              Bitte wählen Sie einmal. Bis dahin grüßen Briefe und Mails diese Menschen mit „Guten Tag“ und
              ohne Namen.
            </p>
          </Notice>
        )}
        <RadioGroup
          label="Was steht in der Datei zuerst?"
          hint={`Zum Beispiel: ${beispiele.join(' · ')}`}
          look="cards"
          columns={2}
          choices={CHOICES}
          value={sicher && fraglich === 0 ? folge : null}
          onChange={(id) => onFolge(NAMENSFOLGEN.find((eine) => eine === id) ?? folge)}
        />
      </div>
    </Card>
  );
}
