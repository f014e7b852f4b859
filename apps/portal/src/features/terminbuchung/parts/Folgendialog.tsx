import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import type { Abwesenheitsdaten } from '@kehrtour/contract/verfuegbarkeit';
import { formatMenge, formatTagKurz, formatTagLang, formatZeitspanne } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import type { ComponentType } from 'react';

import { meldeFehler } from '../useVerfuegbarkeiten.ts';

/** An absence that was entered, and what was promised in its time. */
export type Folgen = Abwesenheitsdaten & {
  /** Null where somebody took it out again meanwhile. */
  abwesenheitId: string | null;
  name: string;
  termine: readonly TerminKurz[];
};

export type FolgendialogProps = {
  client: Client;
  folgen: Folgen;
  nimmZurueck: (folgen: Folgen) => Promise<void>;
  onClose: () => void;
  Vorschlaege: ComponentType<{ client: Client; kehrtourId: string }>;
};

/** What hangs on somebody who does not come, each with the way to its decision. Nothing of it is decided by entering it. */
export function Folgendialog({ folgen, nimmZurueck, onClose, ...teile }: FolgendialogProps) {
  const { abwesenheitId, name, termine } = folgen;
  return (
    <Dialog
      title={`${name} fällt ${spanne(folgen)} aus`}
      open
      size="large"
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>Fertig</Button>
          {abwesenheitId === null ? null : (
            <Button kind="quiet" onPress={() => void nimmZurueck(folgen).then(onClose).catch(meldeFehler)}>
              Doch da: zurücknehmen
            </Button>
          )}
        </>
      }
    >
      <Zugesagtes termine={termine} {...teile} />
    </Dialog>
  );
}

type ZugesagtesProps = Pick<Folgen, 'termine'> & Pick<FolgendialogProps, 'client' | 'Vorschlaege'>;

/** What was promised, by round, and what was booked one by one. Until when the old plan holds is said where one is still to choose. */
function Zugesagtes({ termine, ...teile }: ZugesagtesProps) {
  const kehrtouren = Map.groupBy(
    termine.filter(({ gebucht }) => gebucht === null),
    ({ kehrtourId }) => kehrtourId,
  );
  const gebuchte = termine.filter(({ gebucht }) => gebucht !== null);
  return (
    <div className="flex flex-col gap-4">
      {termine.length === 0 ? <p>In dieser Zeit ist niemandem ein Besuch zugesagt.</p> : null}
      {[...kehrtouren].map(([id, seine]) => (
        <section key={id ?? 'ohne'}>
          <h3 className="font-semibold">
            <Kehrtour id={id} termine={seine} />
          </h3>
          {id === null ? null : <teile.Vorschlaege client={teile.client} kehrtourId={id} />}
        </section>
      ))}
      {gebuchte.length > 0 ? (
        <section className="flex flex-col gap-2">
          <p>
            Diese gebuchten Termine bleiben stehen. Bitte verlegen Sie sie, oder geben Sie sie jemand anderem:
          </p>
          <ul className="list-disc pl-5">
            {gebuchte.map((termin) => (
              <li key={termin.id}>
                <Link href={`/termine/${termin.id}`}>{terminText(termin)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Kehrtour({ id, termine }: { id: string | null; termine: readonly TerminKurz[] }) {
  const menge = formatMenge(termine.length, 'Besuch', 'Besuche');
  const [erster] = termine;
  if (id === null) return <>{`${menge} ohne Kehrtour`}</>;
  return <Link href={`/kehrtouren/${id}`}>{`${erster?.kehrtour || 'Kehrtour'}: ${menge}`}</Link>;
}

function terminText({ beginn, ende, anschrift, name }: TerminKurz): string {
  const [von, bis] = [ortszeitAus(new Date(beginn)), ortszeitAus(new Date(ende))];
  const zeit = formatZeitspanne({ beginn: von.uhrzeit, ende: bis.uhrzeit });
  return [`${formatTagKurz(von.tag)} ${zeit}`, anschrift, name].filter((teil) => teil !== '').join(', ');
}

const spanne = ({ von, bis }: Folgen): string =>
  von === bis ? `am ${formatTagLang(von)}` : `vom ${formatTagKurz(von)} bis ${formatTagKurz(bis)}`;
