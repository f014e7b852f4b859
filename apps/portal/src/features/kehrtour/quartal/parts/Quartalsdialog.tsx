import type { Quartalsteil } from '@kehrtour/contract/quartal';
import { formatDauer, formatTagLang } from '@kehrtour/domain/format';
import { darfHin } from '@kehrtour/domain/planung/quartalswoche';
import { montagDerWoche, type Tag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useState } from 'react';

import { platzSatz } from '../platzSatz.ts';
import { haeuserText, hausnummernText, wocheKurz } from '../quartal.format.ts';
import type { Quartalsplan, Schichtblick, Wochenblick } from '../quartalsplan.ts';
import { warumHier } from '../warumHier.ts';
import { Schichtfolgen } from './Schichtfolgen.tsx';

export type QuartalsdialogProps = {
  teile: readonly Quartalsteil[];
  plan: Quartalsplan;
  /** First day of the span. */
  von: Tag;
  /** Shift to begin with. */
  schichtId: string | undefined;
  onSetze: (schichtId: string) => void;
  onLasseAus: () => void;
  /** Leaves it to the next computation again. */
  onLasseLos: () => void;
  onSchliesse: () => void;
};

/** To another day or person: the way without dragging, with what it would mean. */
export function Quartalsdialog({ teile, plan, von, ...props }: QuartalsdialogProps) {
  const [erster] = teile;
  const { woche, setWoche, moeglich, schicht, setWahl } = useSchichtwahl(teile, plan, props.schichtId);
  if (erster === undefined) return null;
  const schonDa = teile.every(({ id }) => schicht?.teile.some((one) => one.id === id));
  const entschieden = teile.every(({ vonHand }) => vonHand);
  return (
    <Dialog
      open
      title={`${erster.strasse} verschieben`}
      onOpenChange={props.onSchliesse}
      actions={
        <>
          <Button
            kind="primary"
            disabled={schicht === undefined || (schonDa && entschieden)}
            onPress={() => schicht && props.onSetze(schicht.id)}
          >
            {schonDa ? 'Hier festhalten' : 'Dorthin legen'}
          </Button>
          <Button onPress={props.onLasseAus}>Ohne Tag lassen</Button>
          {teile.some(({ vonHand }) => vonHand) ? (
            <Button onPress={props.onLasseLos}>Loslassen</Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{umfang(teile)}</p>
        <Select label="Woche" choices={plan.wochen.map(wochenwahl)} value={woche} onChange={setWoche} />
        <Select
          label="Tag und Person"
          choices={moeglich.map((one) => ({
            id: one.id,
            label: `${formatTagLang(one.tag)}, ${one.name}`,
            hint: platzSatz(one, teile),
            disabled: !teile.every((teil) => darfHin(teil, one)),
          }))}
          value={schicht?.id ?? null}
          onChange={setWahl}
          placeholder="Diese Woche kann es niemand übernehmen"
        />
        {schicht === undefined ? null : <Schichtfolgen schicht={schicht} teile={teile} von={von} />}
        {schicht === undefined || !schonDa ? (
          <p className="text-sm text-muted">Was Sie legen, bleibt, wenn Sie neu rechnen.</p>
        ) : (
          <Gruende schicht={schicht} teile={teile} plan={plan} />
        )}
      </div>
    </Dialog>
  );
}

/** A week, and in it a day of a person who may take all of it: the one asked for, or the first. */
function useSchichtwahl(teile: readonly Quartalsteil[], plan: Quartalsplan, anfangId: string | undefined) {
  const anfang = plan.schichten.find(({ id }) => id === anfangId) ?? plan.schichten[0];
  const [woche, setWoche] = useState(anfang === undefined ? '' : montagDerWoche(anfang.tag));
  const [wahl, setWahl] = useState(anfangId ?? '');
  const moeglich = plan.schichten.filter((schicht) => montagDerWoche(schicht.tag) === woche);
  const erlaubt = moeglich.filter((one) => teile.every((teil) => darfHin(teil, one)));
  return {
    woche,
    setWoche: (neu: Tag) => {
      setWoche(neu);
      setWahl('');
    },
    moeglich,
    schicht: erlaubt.find(({ id }) => id === wahl) ?? erlaubt[0],
    setWahl,
  };
}

function wochenwahl({ woche, minuten, platzMinuten }: Wochenblick) {
  const { name, tage } = wocheKurz(woche);
  const frei = Math.max(0, platzMinuten - minuten);
  return { id: woche, label: `${name}, ${tage}`, hint: `${formatDauer(frei)} frei` };
}

/** `3 Häuser · Hausnr. 1, 3, 5 · 1 Std. 10 Min.` */
const umfang = (teile: readonly Quartalsteil[]): string =>
  [
    haeuserText(teile.reduce((summe, { haeuser }) => summe + haeuser.length, 0)),
    hausnummernText({ haeuser: teile.flatMap(({ haeuser }) => haeuser) }),
    formatDauer(teile.reduce((summe, { minuten }) => summe + minuten, 0)),
  ].join(' · ');

type GruendeProps = { schicht: Schichtblick; teile: readonly Quartalsteil[]; plan: Quartalsplan };

/** Why the street is on the day where it is. */
function Gruende({ schicht, teile, plan }: GruendeProps) {
  const eigene = schicht.teile.filter(({ id }) => teile.some((teil) => teil.id === id));
  const saetze = [...new Set(eigene.flatMap((teil) => warumHier(teil, schicht, plan)))];
  return (
    <div className="text-sm">
      <h3 className="font-semibold">Warum hier?</h3>
      <ul className="text-muted">
        {[...saetze, ...(saetze.length === 0 ? ['An diesem Tag ist in der Frist noch Platz.'] : [])].map(
          (satz) => (
            <li key={satz}>{satz}</li>
          ),
        )}
      </ul>
    </div>
  );
}
