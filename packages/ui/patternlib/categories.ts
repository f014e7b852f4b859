/** The order in which people look for things, what they find there, and the folder of `src` where ours stand. */
export const CATEGORIES: readonly (readonly [name: string, text: string, folder?: string])[] = [
  [
    'Grundlagen',
    'Farben, Schrift, Abstände, Bewegung, Symbole und Worte, aus denen alles andere gemacht ist.',
    'foundation',
  ],
  ['Muster', 'Ganze Seiten und Abläufe: was sich bewährt hat, bevor man etwas Neues erfindet.', 'pattern'],
  ['Aktionen', 'Etwas tun oder woandershin gehen.', 'action'],
  ['Felder', 'Etwas eingeben. Geprüft wird beim Absenden, Falsches bleibt stehen.', 'field'],
  ['Mitteilen', 'Sagen, was ist, was war und was noch dauert.', 'message'],
  ['Über der Seite', 'Was sich für einen Augenblick über die Seite legt.', 'overlay'],
  ['Aufbau', 'Rahmen, Überschriften, Listen und Karten.', 'layout'],
  ['Planen', 'Menschen, Halte und Zeiten auf einer Achse.', 'time'],
  ['Leicht', 'Für Seiten der Kundschaft: ohne React Aria, auch ohne JavaScript.', 'plain'],
  ['Marke', 'Zeichen und Name.', 'brand'],
  ['Portal', 'Bildschirme des Kehrbetriebs.'],
  ['Kunde', 'Seiten, die sich mit einem Code öffnen.'],
  ['Karte', 'Halte, Häuser und Wege auf der Karte.'],
  ['Admin', 'Bildschirme der Verwaltung.'],
  ['Website', 'Öffentliche Seiten, fertig vor dem ersten Besuch.'],
];
