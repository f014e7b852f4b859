import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import type { Fertigseite } from '../fertig.server.ts';

const KNOPF = {
  offen: { buchung: 'Termin bestätigen', anfrage: 'Unverbindlich anfragen' },
  verfallen: {
    buchung: 'Trotzdem buchen, wenn die Zeit noch frei ist',
    anfrage: 'Trotzdem anfragen, wenn die Zeit noch frei ist',
  },
} as const;

/** The link of the mail was opened; only this button confirms, because mail scanners open links too. */
export function Bestaetigen({ seite, nachrangig = false }: { seite: Fertigseite; nachrangig?: boolean }) {
  const { buchung, schluessel, nachweis } = seite;
  const verfallen = buchung.status === 'verfallen';
  if (nachweis === null || !(verfallen || buchung.status === 'unbestaetigt')) return null;
  return (
    <form method="post" noValidate className="grid gap-3 print:hidden">
      <input type="hidden" name="tun" value="bestaetigen" />
      <input type="hidden" name="schluessel" value={schluessel} />
      <PlainButton wide={!nachrangig} kind={nachrangig ? 'secondary' : 'primary'}>
        {KNOPF[verfallen ? 'verfallen' : 'offen'][buchung.anfrage ? 'anfrage' : 'buchung']}
      </PlainButton>
    </form>
  );
}
