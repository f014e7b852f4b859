import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';

import { WOCHENTAGE } from '../../../shared/wochentage.ts';

type Tag = Mitarbeiter['arbeitszeit'][number];

export type ArbeitswocheProps = {
  /** Sorted by weekday. */
  value: readonly Tag[];
  onChange: (week: Tag[]) => void;
  errorOf: (path: string) => string | undefined;
};

const UEBLICH = { von: '08:00', bis: '16:30' };

/** Seven days, each on with its hours or off. */
export function Arbeitswoche({ value, onChange, errorOf }: ArbeitswocheProps) {
  const erster = value[0];
  const put = (tag: Tag) =>
    onChange(
      [...value.filter(({ wochentag }) => wochentag !== tag.wochentag), tag].toSorted(
        (a, b) => a.wochentag - b.wochentag,
      ),
    );
  const remove = (wochentag: number) => onChange(value.filter((tag) => tag.wochentag !== wochentag));
  return (
    <fieldset id="arbeitszeit" className="flex flex-col gap-2">
      <legend className="text-base font-semibold">Arbeitswoche</legend>
      <ul className="divide-y divide-line">
        {WOCHENTAGE.map(({ nummer, name }) => {
          const index = value.findIndex(({ wochentag }) => wochentag === nummer);
          const tag = value[index];
          return (
            <li key={nummer} className="flex flex-wrap items-start gap-x-6 gap-y-2 py-2 sm:min-h-16">
              <div className="w-36">
                <Checkbox
                  label={name}
                  checked={tag !== undefined}
                  onChange={(on) =>
                    on ? put({ ...(erster ?? UEBLICH), wochentag: nummer }) : remove(nummer)
                  }
                />
              </div>
              {tag === undefined ? (
                <p className="py-3 text-muted">frei</p>
              ) : (
                <Arbeitszeit
                  name={name}
                  stelle={`arbeitszeit.${index}`}
                  tag={tag}
                  onChange={put}
                  errorOf={errorOf}
                />
              )}
            </li>
          );
        })}
      </ul>
      {erster === undefined || value.length < 2 ? null : (
        <div>
          <Button
            size="small"
            onPress={() => onChange(value.map(({ wochentag }) => ({ ...erster, wochentag })))}
          >
            Zeiten vom {WOCHENTAGE[erster.wochentag - 1]?.name} für alle Tage
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type ArbeitszeitProps = {
  name: string;
  /** Of the day in the form. */
  stelle: string;
  tag: Tag;
  onChange: (tag: Tag) => void;
  errorOf: ArbeitswocheProps['errorOf'];
};

function Arbeitszeit({ name, stelle, tag, onChange, errorOf }: ArbeitszeitProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <TimeField
        id={`${stelle}.von`}
        label={`${name} von`}
        labelHidden
        value={tag.von}
        onChange={(von) => onChange({ ...tag, von: von ?? '' })}
        error={errorOf(`${stelle}.von`)}
      />
      <span aria-hidden className="py-3 text-muted">
        bis
      </span>
      <TimeField
        id={`${stelle}.bis`}
        label={`${name} bis`}
        labelHidden
        value={tag.bis}
        onChange={(bis) => onChange({ ...tag, bis: bis ?? '' })}
        error={errorOf(`${stelle}.bis`)}
      />
    </div>
  );
}
