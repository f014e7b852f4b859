import type { Verwaltungsbesuch, Verwaltungsseite } from '@kehrtour/contract/verwaltungsseite';
import { formatTagLang } from '@kehrtour/domain/format';
import { KUNDENSTAENDE_NAMEN } from '@kehrtour/domain/termin/kundenstand';
import { PlainCheckbox } from '@kehrtour/ui/plain/PlainCheckbox.tsx';

import { type Antworteingaben, istOffen } from '../antwort.form.ts';

export type HausProps = { haus: Verwaltungsseite['haeuser'][number]; eingaben: Antworteingaben };

/** One house with the visits of its flats, each of which can be chosen while it can be answered. */
export function Haus({ haus, eingaben }: HausProps) {
  const { anschrift, faelligBis, besuche } = haus;
  const [erster] = besuche;
  const offene = besuche.filter(istOffen);
  return (
    <article className="grid gap-1 rounded-lg border border-edge bg-surface p-4">
      <h2 className="text-lg font-bold">{anschrift}</h2>
      {erster === undefined ? (
        <p className="text-muted">
          {faelligBis === null
            ? 'Zurzeit steht nichts an.'
            : `Noch kein Termin, fällig bis ${formatTagLang(faelligBis)}.`}
        </p>
      ) : null}
      {offene.length > 1 && erster ? (
        <PlainCheckbox
          id={`haus-${erster.id}`}
          name="haus"
          value={erster.id}
          label={<span className="font-semibold">{`Alle ${offene.length} in diesem Haus`}</span>}
          defaultChecked={eingaben.haeuser.includes(erster.id)}
        />
      ) : null}
      <ul>
        {besuche.map((besuch) => (
          <li key={besuch.id}>
            <Besuch besuch={besuch} gewaehlt={eingaben.besuche.includes(besuch.id)} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Besuch({ besuch, gewaehlt }: { besuch: Verwaltungsbesuch; gewaehlt: boolean }) {
  const { id, lage, arbeiten } = besuch;
  const wo = lage || 'Ganzes Haus';
  const hinweis = [standVon(besuch), ...arbeiten].join(' · ');
  if (istOffen(besuch))
    return (
      <PlainCheckbox
        id={`besuch-${id}`}
        name="besuch"
        value={id}
        label={`${wo}: ${wann(besuch)}`}
        hint={hinweis}
        defaultChecked={gewaehlt}
      />
    );
  return (
    <p className="py-2 pl-9 leading-7">
      {`${wo}: ${wann(besuch)}`}
      <span className="block text-sm text-muted">{hinweis}</span>
    </p>
  );
}

const wann = ({ wochentag, datum, von, bis }: Verwaltungsbesuch): string =>
  `${wochentag}, ${datum}, ${von} bis ${bis} Uhr`;

const standVon = ({ stand, selbstGeantwortet }: Verwaltungsbesuch): string =>
  selbstGeantwortet ? `${KUNDENSTAENDE_NAMEN[stand]}, von den Bewohnern selbst` : KUNDENSTAENDE_NAMEN[stand];
