import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import type { ImportMeldungsgruppe } from '@kehrtour/contract/importbefund';
import type { Wertkorrektur } from '@kehrtour/contract/importlesart';
import { formatAnzahl, formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { zeilen as alsZeilen } from '../importauftrag.format.ts';

const SCHWERE = {
  fehler: { tone: 'danger', wort: 'bleibt draußen' },
  warnung: { tone: 'warning', wort: 'bitte prüfen' },
  hinweis: { tone: 'neutral', wort: 'Hinweis' },
} as const;

type MeldungsgruppenProps = {
  stand: Pick<Importauftrag, 'meldungsgruppen' | 'felder'>;
  /** Missing where nothing can be put right any more. */
  onKorrektur: ((korrekturen: Wertkorrektur[]) => void) | undefined;
};

/** What the file needs, by cause: a value that is put right here is so in all rows that have it. */
export function Meldungsgruppen({ stand: { meldungsgruppen, felder }, onKorrektur }: MeldungsgruppenProps) {
  const nameVon = new Map(felder.map(({ id, name }) => [id, name]));
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {meldungsgruppen.map((gruppe) => (
        <Gruppe
          key={`${gruppe.art}|${gruppe.feld ?? ''}`}
          gruppe={gruppe}
          feldname={nameVon.get(gruppe.feld ?? '') ?? ''}
          onKorrektur={onKorrektur}
        />
      ))}
    </ul>
  );
}

type GruppeProps = Pick<MeldungsgruppenProps, 'onKorrektur'> & {
  gruppe: ImportMeldungsgruppe;
  feldname: string;
};

function Gruppe({ gruppe, feldname, onKorrektur }: GruppeProps) {
  const [offen, setOffen] = useState(gruppe.schwere === 'fehler');
  const { tone, wort } = SCHWERE[gruppe.schwere];
  const id = `gruppe-${gruppe.art}-${gruppe.feld ?? 'zeile'}`;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {gruppe.titel}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <Status tone={tone} look="bare">
              {wort}
            </Status>
            <span>
              {alsZeilen(gruppe.anzahl)}
              {feldname === '' ? '' : `, Spalte „${feldname}“`}
            </span>
          </p>
        </div>
        <Button
          size="small"
          kind="quiet"
          aria-expanded={offen}
          aria-describedby={id}
          onPress={() => setOffen(!offen)}
        >
          {offen ? 'Schließen' : 'Ansehen'}
        </Button>
      </div>
      {offen ? <Werte gruppe={gruppe} onKorrektur={gruppe.korrigierbar ? onKorrektur : undefined} /> : null}
    </li>
  );
}

const ZUERST = 5;

function Werte({ gruppe, onKorrektur }: Pick<GruppeProps, 'gruppe' | 'onKorrektur'>) {
  const { werte, werteGesamt, feld } = gruppe;
  const [alle, setAlle] = useState(false);
  const [neue, setNeue] = useState<Readonly<Record<string, string>>>({});
  const gezeigt = alle ? werte : werte.slice(0, ZUERST);
  const jeZeile = gruppe.jeZeile === true;
  const korrekturen = werte.flatMap((eine) => {
    const neu = neue[schluessel(eine)]?.trim() ?? '';
    const [zeile] = eine.zeilen;
    if (feld === null || neu === '') return [];
    return [{ feld, wert: eine.wert, neu, ...(jeZeile && zeile !== undefined ? { zeile } : {}) }];
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex w-full flex-col gap-4">
        {gezeigt.map((wert) => (
          <li key={schluessel(wert)} className="grid gap-x-6 gap-y-2 lg:grid-cols-[1fr_18rem] lg:items-start">
            <div className="min-w-0">
              <p className="break-words">{wert.text}</p>
              <p className="text-sm text-muted">{woSteht(wert)}</p>
            </div>
            {onKorrektur === undefined ? null : (
              <TextField
                label={feldtext(wert, jeZeile)}
                maxLength={200}
                value={neue[schluessel(wert)] ?? ''}
                onChange={(neu) => setNeue({ ...neue, [schluessel(wert)]: neu })}
              />
            )}
          </li>
        ))}
      </ul>
      {werte.length > gezeigt.length ? (
        <Button size="small" onPress={() => setAlle(true)}>
          {`${formatAnzahl(werte.length - gezeigt.length)} weitere Werte zeigen`}
        </Button>
      ) : null}
      {alle && werteGesamt > werte.length ? (
        <p className="text-sm text-muted">
          Hier stehen die häufigsten {formatAnzahl(werte.length)} von {formatAnzahl(werteGesamt)} Werten; alle
          stehen in der Liste als CSV.
        </p>
      ) : null}
      {onKorrektur === undefined ? null : (
        <Button disabled={korrekturen.length === 0} onPress={() => onKorrektur(korrekturen)}>
          Einsetzen und neu prüfen
        </Button>
      )}
    </div>
  );
}

type Gruppenwert = ImportMeldungsgruppe['werte'][number];
const schluessel = ({ wert, zeilen }: Gruppenwert): string => `${zeilen[0] ?? ''}|${wert}`;

function feldtext({ wert, zeilen }: Gruppenwert, jeZeile: boolean): string {
  const statt = `Richtig statt ${wert === '' ? 'leer' : `„${kurz(wert)}“`}`;
  return jeZeile ? `${statt} in Zeile ${zeilen[0] ?? ''}` : statt;
}

const KURZ = 40;
const kurz = (text: string): string => (text.length > KURZ ? `${text.slice(0, KURZ)}…` : text);

/** `Zeile 3`, `Zeilen 3, 8, 9 und 12 weitere` */
function woSteht({ zeilen, anzahl }: Gruppenwert): string {
  const weitere = anzahl - zeilen.length;
  const genannt = zeilen.join(', ');
  if (anzahl === 1) return `Zeile ${genannt}`;
  return `Zeilen ${genannt}${weitere > 0 ? ` und ${formatMenge(weitere, 'weitere', 'weitere')}` : ''}`;
}
