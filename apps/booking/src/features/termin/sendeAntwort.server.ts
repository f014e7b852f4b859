import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { kundenAntworten } from '@kehrtour/contract/ankuendigung';

import type { Zugang } from '../../shared/zugang.ts';
import { liesAntwort } from './antwort.form.ts';
import { type Antwortmangel, type Formularmangel, liesFormular } from './antwortformular.ts';
import { koerper } from './ladeSeite.server.ts';

export type Versand = { ok: true } | { ok: false; status: number; mangel: Antwortmangel };

/** Sends the answer once, however often the button was pressed; what was typed comes back when it was not taken. */
export async function sendeAntwort(api: Client, zugang: Zugang, form: FormData): Promise<Versand> {
  const { formular, eingaben, schluessel } = liesFormular(form);
  const abgelehnt = (status: number, maengel: Formularmangel[], gestoert = false): Versand => ({
    ok: false,
    status,
    mangel: { formular, eingaben, maengel, gestoert, schluessel },
  });
  if (formular === undefined)
    return abgelehnt(400, [{ text: 'Bitte tippen Sie eine der drei Antworten an.' }]);
  const gelesen = liesAntwort(formular, eingaben);
  if (!gelesen.ok) return abgelehnt(400, gelesen.maengel);
  try {
    await api.call(kundenAntworten, {
      body: { ...koerper(zugang), antwort: gelesen.antwort },
      // One key per form of a page: another button is another answer.
      idempotencyKey: `${schluessel}-${formular}`,
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return abgelehnt(error.status, [mangelAus(error)]);
    const text = 'Ihre Antwort ist noch nicht bei uns angekommen. Was Sie geschrieben haben, steht noch da.';
    return abgelehnt(503, [{ text }], true);
  }
}

function mangelAus(error: ApiError): Formularmangel {
  if (istFehler(kundenAntworten, error, 'termin.alternative-weg'))
    return {
      fieldId: 'wahl',
      text: 'Diese Zeit ist gerade an jemand anderen vergeben worden. Bitte wählen Sie eine andere.',
    };
  if (istFehler(kundenAntworten, error, 'schluessel-anders-benutzt'))
    return {
      text: 'Eine frühere Antwort von dieser Seite ist schon angekommen. Soll diese hier gelten, senden Sie sie noch einmal.',
    };
  return { text: sentenceOf(error) };
}
