import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import { formatTagOhneJahr } from '@kehrtour/domain/format';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainRadioCards } from '@kehrtour/ui/plain/PlainRadioCards.tsx';

import { Telefonfeld } from '../../../shared/felder/Telefonfeld.tsx';
import type { Antwortstelle } from '../antwortstelle.ts';
import { Antwortform } from './Antwortform.tsx';

/** Other times on the sweep's way first, then a wish, then not knowing yet. */
export function PasstNicht({
  termin,
  stelle: { zugang, eingaben, fehlerZu },
}: {
  termin: KundenTermin;
  stelle: Antwortstelle;
}) {
  const alternativen = termin.alternativen.map(({ id, tag, wochentag, von, bis, hinweis }) => ({
    id,
    label: `${wochentag}, ${formatTagOhneJahr(tag)}, ${von} bis ${bis} Uhr`,
    ...(hinweis === null ? {} : { hint: 'Da sind wir ohnehin in Ihrer Nähe.' }),
  }));
  const choices = [...alternativen, ...OHNE_TERMIN];
  // A time that somebody else has taken meanwhile is no longer among them.
  const wahl = choices.find(({ id }) => id === eingaben.wahl)?.id;
  return (
    <Antwortform formular="passtNicht" zugang={zugang} schluessel={termin.formularSchluessel}>
      <PlainRadioCards
        id="wahl"
        name="wahl"
        label={alternativen.length > 0 ? 'Passt eine dieser Zeiten?' : 'Wie sollen wir es machen?'}
        hint={alternativen.length > 0 ? 'Zu diesen Zeiten können wir zu Ihnen kommen.' : undefined}
        error={fehlerZu('wahl')}
        choices={choices}
        defaultValue={wahl}
      />
      <div className="nur-mit-wunsch grid gap-4">
        <PlainField
          id="wunsch"
          name="wunsch"
          rows={3}
          maxLength={500}
          label="Wann passt es Ihnen besser?"
          hint="Zum Beispiel: montags ab 15 Uhr, oder in der Woche darauf."
          error={fehlerZu('wunsch')}
          defaultValue={eingaben.wunsch}
        />
        <Telefonfeld
          name="wunschTelefon"
          label="Telefon für Rückfragen"
          error={fehlerZu('wunschTelefon')}
          value={eingaben.wunschTelefon}
        />
      </div>
      <PlainButton wide>Antwort senden</PlainButton>
    </Antwortform>
  );
}

const OHNE_TERMIN = [
  { id: 'wunsch', label: 'Ich habe einen anderen Wunsch', hint: 'Schreiben Sie uns, wann es besser geht.' },
  { id: 'unsicher', label: 'Ich weiß es noch nicht', hint: 'Der Termin bleibt vorerst bestehen.' },
  {
    id: 'passtNicht',
    label: 'Bitte melden Sie sich bei mir',
    hint: 'Der Termin entfällt, wir finden gemeinsam einen neuen.',
  },
];
