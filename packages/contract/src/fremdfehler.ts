import type { Fehlertafel } from './buchungsfehler.ts';

/** Refusals of what comes from elsewhere, map extracts and programs of vendors; whoever writes one reads these sentences. */
export const fremdfehler = {
  'ort.karte-unlesbar': [
    422,
    'Diese Datei ist kein Kartenauszug',
    'Bitte nehmen Sie eine Datei im Format .osm.pbf.',
  ],
  'ort.karte-wartet': [
    409,
    'Es warten schon Kartenauszüge',
    'Bitte laden Sie den nächsten hoch, wenn die ersten eingelesen sind.',
  ],
  'importordner.zu-viele': [
    409,
    'Mehr als drei Ordner gehen nicht',
    'Bitte entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
  ],
  'rechnung.nicht-zu-beanstanden': [
    409,
    'Diese Rechnung lässt sich nicht beanstanden',
    'Sie ist aufgehoben, oder eine Beanstandung wartet schon auf unsere Antwort.',
  ],
  'rechnung.schon-aufgehoben': [
    409,
    'Diese Rechnung ist schon aufgehoben',
    'Öffnen Sie die Rechnung, die an ihre Stelle getreten ist.',
  ],
  'rechnung.zu-viel-bezahlt': [
    422,
    'So viel ist nicht offen',
    'Tragen Sie höchstens den offenen Betrag ein; von einer Zahlung geht höchstens zurück, was gekommen ist.',
  ],
  'rechnung.monat-nicht-vorbei': [
    422,
    'Dieser Monat ist noch nicht vorbei',
    'Rechnungen gibt es für ganze Monate; wählen Sie einen früheren.',
  ],
  'rechnung.nichts-einzuziehen': [
    409,
    'Es ist nichts einzuziehen',
    'Alle offenen Rechnungen mit Mandat stehen schon in einer Datei, oder keine ist offen.',
  ],
  'kehrtourplaner-nicht-gebucht': [
    403,
    'Der Kehrtourplaner ist nicht gebucht',
    'Angesagte Kehrtouren laufen weiter. Für neue bucht die Inhaberin oder der Inhaber einen Tarif unter Einstellungen, Zahlung.',
  ],
  'zahlung.tarif-zu-klein': [
    422,
    'Dieser Tarif reicht nicht für alle Zugänge',
    'Wählen Sie den größeren Tarif oder deaktivieren Sie zuerst Zugänge, die niemand mehr braucht. Für mehr Personen schreiben Sie uns.',
  ],
  'zahlung.zu-viele-empfaenger': [
    409,
    'Rechnungen gehen an höchstens fünf Adressen',
    'Entfernen Sie zuerst eine, die niemand mehr liest.',
  ],
  'partner.app-id-falsch': [
    401,
    'Diese App-ID kennen wir nicht',
    'Senden Sie Ihre App-ID in der Kopfzeile app-id. Eine erneuerte oder gesperrte gilt nicht mehr.',
  ],
  'partner.token-ungueltig': [
    403,
    'Dieses Token gilt nicht',
    'Es ist falsch geschrieben, schon eingelöst oder älter als zehn Tage. Ein neues macht der Betrieb unter Einstellungen, Verbindungen, Kehrbezirkssoftware.',
  ],
  'partner.umgebung': [
    403,
    'Diese App-ID gilt für diesen Betrieb nicht',
    'Eine App-ID für Tests öffnet nur Testbetriebe, eine für die Produktion nur echte. Das Token ist nicht verbraucht.',
  ],
  'partner.ohne-recht': [
    403,
    'Das hat der Betrieb nicht freigegeben',
    'Was ein Programm darf, legt der Betrieb fest, wenn er das Token macht.',
  ],
  'partner.nichts-uebernommen': [
    422,
    'Keine dieser Liegenschaften lässt sich übernehmen',
    'Bei jeder steht, welches Feld nicht passt. Nichts wurde geändert.',
  ],
  'rueckgabe.nichts-neues': [
    409,
    'Seit der letzten Rückgabe ist nichts dazugekommen',
    'Die letzte Datei lässt sich noch einmal herunterladen.',
  ],
  'partner.unvollstaendig': [
    409,
    'Der Export ist nicht vollständig angekommen',
    'Die Anzahl stimmt nicht mit der überein, die seit dem letzten Abschluss genannt wurde, oder es fehlt mehr als die Hälfte des Bestands. Nichts wurde markiert; senden Sie den Rest oder alles noch einmal.',
  ],
  'partner.sandbox': [
    409,
    'Die Sandbox eines Herstellers bleibt ein Testbetrieb',
    'Sie wird jede Nacht geleert. Legen Sie für echte Arbeit einen eigenen Betrieb an.',
  ],
  'partner.name-vergeben': [
    409,
    'Diesen Hersteller gibt es schon',
    'Geben Sie ihm eine neue App-ID, statt ihn noch einmal einzutragen.',
  ],
} as const satisfies Fehlertafel;
