/** Every movement that a component of this package makes, and what it says with it. */
export const MOTION_USE: Readonly<Record<string, string>> = {
  'duration-100': 'Farbe und Rand folgen Zeiger und Wahl',
  'duration-200': 'Ein Balken wächst auf seinen neuen Stand',
  'animate-[appear_100ms]': 'Ein Schleier liegt über der Seite, wo man gleich tippt',
  'animate-[appear_120ms]': 'Ein Schleier liegt über der Seite',
  'animate-[appear_150ms_200ms_both]':
    'Warten ist erst nach 200 ms zu sehen; was schneller da ist, flackert nicht',
  'animate-[rise_120ms_var(--ease-out)]': 'Etwas Kleines kommt von seinem Knopf her',
  'animate-[rise_160ms_var(--ease-out)]': 'Ein Dialog kommt herauf',
  'animate-[glide_1.2s_ease-in-out_infinite]': 'Die Liste holt etwas; wie lange, weiß niemand',
  'animate-[glide_1.4s_ease-in-out_infinite]': 'Lange Arbeit ohne bekanntes Ende',
  'animate-pulse': 'Hier kommt noch etwas in dieser Form',
  'animate-spin': 'Ein Knopf oder Feld arbeitet',
};
