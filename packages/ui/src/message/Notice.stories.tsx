import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { NoticeProps } from './Notice.tsx';
import { Notice } from './Notice.tsx';

export default {
  title: 'Mitteilen/Notice',
  component: Notice,
  parameters: {
    guide: {
      text: 'Etwas, das auf dieser Seite zu wissen ist.',
      also: ['Hinweis', 'Warnung', 'Kasten'],
      english: [
        'Alert',
        'Inset text',
        'Warning text',
        'Callout',
        'Inline message',
        'Notification banner',
        'Infobox',
      ],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es betrifft das ganze Programm', 'Banner'],
        ['Es ist geschehen und darf verschwinden', 'Toast'],
        ['Felder sind falsch ausgefüllt', 'ErrorSummary'],
        ['Es ist nur ein Zustand', 'Status'],
      ],
      related: ['Zeichen'],
      reader: ['Mit `live` wird er gesagt, wenn er erscheint; sonst steht er im Fluss.'],
      yes: [
        'Der Titel sagt es ganz, der Text sagt, was zu tun ist.',
        'Mit Zeichen und Wort, nie mit Farbe allein.',
      ],
      no: ['Mehr als zwei auf einer Seite.', 'Für einen Erfolg, den man ohnehin sieht.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    title: 'Kopie aus dem Kehrbuch vom 3. März',
    children: 'Änderungen tragen Sie bitte weiter in Ihrem Kehrprogramm ein.',
  } satisfies NoticeProps,
};

export const Tones = () => (
  <div className="grid gap-4">
    <Notice title="Kopie aus dem Kehrbuch vom 3. März">
      Änderungen tragen Sie bitte weiter in Ihrem Kehrprogramm ein.
    </Notice>
    <Notice
      tone="success"
      title="2.200 Liegenschaften übernommen"
      action={
        <a className="underline" href="#undo">
          Import rückgängig machen
        </a>
      }
    />
    <Notice tone="warning" title="Zu kurzfristig für eine Feuerstättenschau">
      Bis Dienstag, 4. Mai, sind es nur drei Werktage. Frühester Tag ist Freitag, 7. Mai.
    </Notice>
    <Notice tone="danger" title="Die Kehrtour wurde inzwischen geändert" live>
      Jonas Vogt hat um 09:12 Uhr zwei Halte verschoben. Ihre Änderungen sind noch nicht gespeichert.
    </Notice>
  </div>
);

export const TitleOnly = () => <Notice title="Gespeichert." tone="success" />;

export const LongTexts = () => (
  <div className="max-w-72">
    <Notice tone="warning" title="Feuerstättenbescheidbenachrichtigungsfrist unterschritten">
      Die Wohnungseigentümergemeinschaftsverwaltung muss die Ankündigung spätestens am Donnerstag, 29. April,
      erhalten haben.
    </Notice>
  </div>
);
