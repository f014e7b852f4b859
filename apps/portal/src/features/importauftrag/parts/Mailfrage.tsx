import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';

const CHOICES = [
  {
    id: 'ja',
    label: 'Ja, für Termine',
    hint: 'Wer eine Adresse hat, bekommt Termine per E-Mail; alle anderen den Zettel.',
  },
  {
    id: 'nein',
    label: 'Nein oder unklar',
    hint: 'Termine kündigen Sie mit dem Zettel an. Die Adressen stehen nur beim Kontakt.',
  },
];

type MailfrageProps = { wert: boolean | null; onWert: (wert: boolean) => void; error?: string | undefined };

/** Asked once per file: without the customers' consent the slip is the channel. */
export function Mailfrage({ wert, onWert, error }: MailfrageProps) {
  return (
    <RadioGroup
      label="Haben Ihre Kundinnen und Kunden diese E-Mail-Adressen für Termine angegeben?"
      look="cards"
      columns={2}
      choices={CHOICES}
      value={wert === null ? null : wert ? 'ja' : 'nein'}
      onChange={(id) => onWert(id === 'ja')}
      {...(error === undefined ? {} : { error })}
    />
  );
}
