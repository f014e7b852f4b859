/** The order in which people look for things, and what they find there. Screens of the apps follow by themselves. */
export const CATEGORIES: readonly (readonly [name: string, text: string])[] = [
  ['Grundlagen', 'Farben, Schrift, Abstände und Worte, aus denen alles andere gemacht ist.'],
  ['Muster', 'Ganze Seiten und Abläufe: was sich bewährt hat, bevor man etwas Neues erfindet.'],
  ['Aktionen', 'Etwas tun oder woandershin gehen.'],
  ['Felder', 'Etwas eingeben. Geprüft wird beim Absenden, Falsches bleibt stehen.'],
  ['Mitteilen', 'Sagen, was ist, was war und was noch dauert.'],
  ['Über der Seite', 'Was sich für einen Augenblick über die Seite legt.'],
  ['Aufbau', 'Rahmen, Überschriften, Listen und Karten.'],
  ['Planen', 'Menschen, Halte und Zeiten auf einer Achse.'],
  ['Leicht', 'Für Seiten der Kundschaft: ohne React Aria, auch ohne JavaScript.'],
  ['Marke', 'Zeichen und Name.'],
  ['Portal', 'Bildschirme des Kehrbetriebs.'],
  ['Kunde', 'Seiten, die sich mit einem Code öffnen.'],
  ['Karte', 'Halte, Häuser und Wege auf der Karte.'],
  ['Admin', 'Bildschirme der Verwaltung.'],
];
