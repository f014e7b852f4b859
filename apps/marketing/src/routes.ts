import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('app/DefaultLayout.tsx', [
    index('routes/start.tsx'),
    route('preise', 'routes/preise.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog.artikel.tsx'),
    route('kontakt', 'routes/kontakt.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('newsletter-opt-in', 'routes/newsletter-opt-in.tsx'),
    route('impressum', 'routes/impressum.tsx'),
    route('datenschutz', 'routes/datenschutz.tsx'),
    route('error', 'routes/error.tsx'),
    route('*', 'routes/nichtGefunden.tsx'),
  ]),
  layout('app/LandingPageLayout.tsx', [
    route('produkt/kehrtourplaner', 'routes/produkt.kehrtourplaner.tsx'),
    route('produkt/terminbuchung', 'routes/produkt.terminbuchung.tsx'),
    route('lp/kehrtour-ankuendigen-in-5-minuten', 'routes/lp.kehrtour-ankuendigen-in-5-minuten.tsx'),
    route('lp/messe', 'routes/lp.messe.tsx'),
  ]),
] satisfies RouteConfig;
