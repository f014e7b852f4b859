import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('app/AppointmentLayout.tsx', [
    route('termin', 'routes/termin.tsx'),
    route('liegenschaft', 'routes/liegenschaft.tsx'),
    // Without a company only the first page exists.
    route('unternehmen/termin', 'routes/betriebssuche.tsx'),
    route('unternehmen/termin/*', 'routes/ohneBetrieb.tsx'),
    ...prefix('unternehmen/:slug/termin', [
      index('routes/buchung.anliegen.tsx'),
      route('adresse', 'routes/buchung.adresse.tsx'),
      route('termin', 'routes/buchung.termin.tsx'),
      route('kontaktdaten', 'routes/buchung.kontaktdaten.tsx'),
      route('fertig', 'routes/buchung.fertig.tsx'),
    ]),
  ]),
  route('error', 'routes/error.tsx'),
] satisfies RouteConfig;
