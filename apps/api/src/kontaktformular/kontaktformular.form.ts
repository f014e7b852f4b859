import { kontaktnachricht, KONTAKTTHEMEN } from '@kehrtour/contract/kontaktformular';

import type { PlainForm } from '../platform/http/plainForm.ts';
import { readForm } from '../platform/http/plainForm.ts';
import { sendeNachricht } from './sendeNachricht.ts';

export const kontaktformularForms: readonly PlainForm[] = [
  {
    seite: '/kontakt',
    look: {
      titel: 'Nachricht schreiben',
      knopf: 'Nachricht senden',
      felder: [
        { name: 'thema', label: 'Worum geht es?', art: 'auswahl', auswahl: KONTAKTTHEMEN },
        { name: 'nachricht', label: 'Ihre Nachricht', art: 'text' },
        { name: 'name', label: 'Ihr Name', art: 'zeile', autocomplete: 'name' },
        { name: 'email', label: 'Ihre E-Mail-Adresse', art: 'email', autocomplete: 'email' },
      ],
    },
    send: async ({ ctx, fields }) => {
      await sendeNachricht(ctx, readForm(kontaktnachricht, fields));
      return '/kontakt#gesendet';
    },
  },
];
