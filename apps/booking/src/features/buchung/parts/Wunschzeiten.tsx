import { WUNSCHTAGE } from '@kehrtour/domain/ankuendigung/wunschzeit';
import { PlainCheckbox } from '@kehrtour/ui/plain/PlainCheckbox.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { HALBTAGE, halbtagsfeld, JEDERZEIT } from '../wunsch.form.ts';

interface Props {
  eingaben: Record<string, string>;
  fehlerZu: (feld: string) => string | undefined;
}

const KOPF = { vormittag: 'vormittags', nachmittag: 'nachmittags' };
/** May break where a phone is narrow. */
const KOPF_SCHMAL = { vormittag: 'vor\u00ADmittags', nachmittag: 'nach\u00ADmittags' };

/** Half-days of the week as a table to tick, or any of them; and from when on. */
export function Wunschzeiten({ eingaben, fehlerZu }: Props) {
  const fehler = fehlerZu('passt');
  return (
    <>
      <fieldset
        id="passt"
        className="min-w-0"
        aria-describedby={fehler === undefined ? undefined : 'passt-error'}
      >
        <legend className="font-semibold">Diese Tage passen</legend>
        {fehler === undefined ? null : (
          <p id="passt-error" className="mt-1 text-sm font-semibold text-danger">
            {fehler}
          </p>
        )}
        <PlainCheckbox
          id={JEDERZEIT}
          name={JEDERZEIT}
          value="ja"
          label="Mir ist jede Zeit recht"
          defaultChecked={eingaben[JEDERZEIT] === 'ja'}
        />
        <Halbtage eingaben={eingaben} />
      </fieldset>
      <PlainField
        id="ab"
        name="ab"
        type="date"
        width="medium"
        optional
        label="Erst ab diesem Tag"
        error={fehlerZu('ab')}
        defaultValue={eingaben['ab'] ?? ''}
      />
    </>
  );
}

function Halbtage({ eingaben }: Pick<Props, 'eingaben'>) {
  return (
    <table className="mt-1 w-full max-w-lg table-fixed border-collapse">
      <caption className="sr-only">Oder einzelne halbe Tage</caption>
      <thead>
        <tr>
          <th scope="col" className="w-28">
            <span className="sr-only">Tag</span>
          </th>
          {HALBTAGE.map((halbtag) => (
            <th key={halbtag} scope="col" className="px-1 pb-1 text-sm font-normal text-muted">
              {KOPF_SCHMAL[halbtag]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WUNSCHTAGE.map((name, index) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            {HALBTAGE.map((halbtag) => {
              const feld = halbtagsfeld({ wochentag: index + 1, halbtag });
              return (
                <td key={halbtag} className="p-0">
                  <label className="flex min-h-12 cursor-pointer items-center justify-center hover:bg-sunken">
                    <input
                      type="checkbox"
                      aria-label={`${name} ${KOPF[halbtag]}`}
                      name={feld}
                      value="ja"
                      defaultChecked={eingaben[feld] === 'ja'}
                      className="size-6"
                    />
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
