import { readAddresses } from '@kehrtour/addresses/addresses';
import { apps, hostOfApi } from '@kehrtour/addresses/table';
import { describe, expect, it } from 'vitest';

import { caddyfile } from './caddyfile.ts';
import { folderOf } from './caddyInstallation.ts';
import { hashesOfInlineScripts } from './headers.ts';
import { readTrustedProxies } from './trustedProxies.ts';

const page = '<!doctype html><script>start()</script>';
const installation = {
  addresses: readAddresses({ PUBLIC_DOMAIN: 'kehrtour.example' }),
  root: '/srv/kehrtour',
  here: apps,
  upstreams: { api: '127.0.0.1:3001', booking: '127.0.0.1:3002' },
  proxies: readTrustedProxies(''),
  readPage: () => page,
};
const configuration = caddyfile(installation);

function site(host: string): string {
  return (
    configuration.split(/\n(?=\S+ \{)/).find((part) => part.startsWith(`${host}.kehrtour.example {`)) ?? ''
  );
}

describe('caddyfile', () => {
  it('has a site for every host of the table', () => {
    for (const host of [...apps.map((app) => app.host), hostOfApi])
      expect(site(host)).toContain('import haus');
  });

  it("serves /scripts from each host's own build and /content from the site's on every host", () => {
    const marketing = apps.find(({ name }) => name === 'marketing');
    for (const app of apps) {
      const folder = (name: string) =>
        new RegExp(`handle /${name}/\\* \\{\\s+root \\* "?([^"\\s]+)`).exec(site(app.host))?.[1];
      expect(folder('scripts')).toBe(folderOf(app, installation.root));
      expect(folder('content')).toBe(marketing && folderOf(marketing, installation.root));
    }
  });

  it('answers addresses outside the table with the page and HTTP 404', () => {
    expect(site('app')).toMatch(
      /handle \{[^}]*\}[\s\S]*try_files \/404\.html \/index\.html\s+file_server \{\s+status 404/,
    );
  });

  it('allows the inline scripts of a built page by hash, scripts and styles of a rendered one by nonce', () => {
    expect(site('app')).toContain(hashesOfInlineScripts(page)[0]);
    expect(site('termin')).toMatch(/script-src 'self' 'nonce-\{http\.request\.uuid\}';/);
    expect(site('termin')).toMatch(/style-src [^;]* 'nonce-\{http\.request\.uuid\}';/);
    expect(site('app')).not.toContain('nonce-');
    expect(site('termin')).toContain('header_up X-Csp-Nonce {http.request.uuid}');
  });

  it('lets a booking page into the frames that it names itself, and no other page', () => {
    expect(site('termin')).toContain('@gerahmt header x-kehrtour-rahmen *');
    expect(site('termin')).toContain(
      'frame-ancestors https://app.kehrtour.example {rp.header.X-Kehrtour-Rahmen}',
    );
    expect(site('app')).toContain('frame-src https://termin.kehrtour.example;');
    expect(site('www')).toContain("frame-src 'none';");
    expect(site('termin')).toContain('header -X-Frame-Options');
    expect(site('termin')).toContain("frame-ancestors 'none'");
    for (const host of ['app', 'admin', 'www']) expect(site(host)).not.toContain('rp.header');
  });

  it('keeps what needs an account out of search engines, and nothing else', () => {
    for (const host of ['app', 'admin']) expect(site(host)).toContain('x-robots-tag "noindex, nofollow"');
    for (const host of ['www', 'patternlib']) expect(site(host)).not.toContain('x-robots-tag');
  });

  it('leads to the host that has the address, but nobody to the operators', () => {
    expect(site('www')).toMatch(/handle @portal \{\s+redir https:\/\/app\.kehrtour\.example\{uri\} 302/);
    expect(site('app')).toContain('redir https://termin.kehrtour.example{uri} 302');
    for (const host of ['app', 'www', 'termin']) expect(site(host)).not.toContain('admin-area');
  });

  it('hands the script of the embedding to other sites', () => {
    expect(configuration).toMatch(
      /handle \/einbetten\/\* \{[^}]*header \{[^}]*cross-origin-resource-policy "cross-origin"/,
    );
  });

  it('sets headers and takes others away in two steps, because Caddy delays a step that takes away', () => {
    for (const [, lines = ''] of configuration.matchAll(/\theader \{([^}]*)\}/g))
      expect(/^\s*-/m.test(lines) && /^\s*[a-z]/m.test(lines)).toBe(false);
  });

  it('serves the site page by page, and asks nobody to go elsewhere for /', () => {
    expect(site('www')).toContain('try_files {path}/index.html');
    expect(site('www')).toMatch(/rewrite \* \/404\/index\.html\s+file_server \{\s+status 404/);
    expect(site('www')).not.toContain('redir /');
    expect(site('app')).toContain('redir / /termine 302');
  });

  it('passes the forms of pages on to the API, before it looks for a page', () => {
    const www = site('www');
    expect(www).toContain(
      'path /kontakt /kontakt/ /newsletter /newsletter/ /newsletter-opt-in /newsletter-opt-in/',
    );
    expect(www).toMatch(/@formular \{\s+method POST/);
    expect(www).toMatch(
      /handle @formular \{\s+rewrite \* \/formulare\{uri\}\s+uri strip_suffix \/\s+reverse_proxy 127\.0\.0\.1:3001/,
    );
    expect(www.indexOf('@formular')).toBeLessThan(www.indexOf('@seite'));
    expect(site('app')).not.toContain('@formular');
  });

  it('tells browsers to stay on TLS', () => {
    expect(site('app')).toContain('strict-transport-security');
  });

  it('lets no referrer out of pages whose address carries a code, and only there', () => {
    expect(site('app')).toContain('@geheim path_regexp ^/anmelden(?:/.*)?/?$');
    expect(site('app')).toMatch(/@offen \{\s+not path_regexp \^\/anmelden/);
    expect(site('app')).toContain('header @geheim referrer-policy "no-referrer"');
    expect(site('app')).toContain('header @offen referrer-policy "strict-origin-when-cross-origin"');
    expect(site('admin')).toContain('@geheim path_regexp ^/admin-area/passwort-vergessen(?:/.*)?/?$');
    expect(site('www')).toContain('@geheim path_regexp ^/newsletter-opt-in/?$');
    expect(site('termin')).toContain('referrer-policy "no-referrer"');
    expect(site('termin')).not.toContain('@geheim');
  });

  it('believes the proxies that the gateway would believe, and nobody without them', () => {
    expect(configuration).not.toContain('trusted_proxies');
    const proxies = readTrustedProxies('10.0.0.5, 10.1.0.0/24');
    expect(caddyfile({ ...installation, proxies })).toMatch(
      /^# [^\n]+\n\n\{\n\tservers \{\n\t\tstrict_sni_host on\n\t\ttrusted_proxies static 10\.0\.0\.5 10\.1\.0\.0\/24\n\t\ttrusted_proxies_strict\n\t\}\n\}\n/,
    );
  });

  it('asks whichever of several server processes is well, and says so when none is', () => {
    const two = caddyfile({ ...installation, upstreams: { ...installation.upstreams, api: 'a:1 b:1' } });
    expect(two).toMatch(/handle_path \/api\/\* \{\s+reverse_proxy a:1 b:1 \{[^}]*health_uri \/health\/open/);
    expect(two).toMatch(/handle_errors \{[\s\S]*retry-after "2"[\s\S]*nicht-erreichbar[\s\S]*` 503/);
    expect(two).toMatch(
      /handle @mensch \{\s+header -X-Frame-Options\s+header \{\s+content-security-policy "[^"]*frame-ancestors \*"/,
    );
  });

  it('has a door for the booking processes only where one is named, and believes them who the visitor is', () => {
    expect(configuration).not.toContain('private_ranges');
    expect(caddyfile({ ...installation, innerDoor: '127.0.0.1:3080' })).toMatch(
      /\nhttp:\/\/:3080 \{\n\tbind 127\.0\.0\.1\n\treverse_proxy 127\.0\.0\.1:3001 \{[^}]*trusted_proxies private_ranges/,
    );
    expect(caddyfile({ ...installation, innerDoor: ':3080' })).not.toMatch(/\n\tbind /);
  });

  it('lets nobody outside say what only we say', () => {
    for (const proxy of configuration.matchAll(/reverse_proxy [^{]+\{([^}]*)/g))
      expect(proxy[1]).toContain('header_up -X-Kehrtour-*');
  });

  it('gives a connection up before our processes do', () => {
    const doors = configuration.match(/reverse_proxy [^{]+\{/g);
    expect(doors?.length).toBeGreaterThan(2);
    expect(configuration.match(/transport http \{\s+keepalive 45s\s/g)).toHaveLength(doors?.length ?? 0);
  });

  it('serves the apps whose artefact is here, and leads to the hosts of the others', () => {
    const here = apps.filter(({ name }) => name === 'marketing');
    const alone = caddyfile({ ...installation, here });
    expect(alone).toContain('www.kehrtour.example {');
    expect(alone).not.toContain('app.kehrtour.example {');
    expect(alone).toContain('redir https://app.kehrtour.example{uri} 302');
  });

  it('has nothing on a host that nobody named', () => {
    expect(configuration).toMatch(/\nhttp:\/\/ \{\n\trespond "[^"]+" 404\n\}/);
    const addresses = readAddresses({ PUBLIC_DOMAIN: 'http://localhost:8080' });
    const without = caddyfile({ ...installation, addresses });
    expect(without).toContain('\nhttp://:8080 {\n\trespond');
    expect(without).not.toContain('strict_sni_host');
  });

  it('takes orders where it is told to', () => {
    expect(caddyfile({ ...installation, admin: 'off' })).toContain('\n{\n\tadmin off\n\tservers {');
    expect(configuration).not.toContain('\tadmin ');
  });

  it('speaks of TLS only where visitors come over it', () => {
    const addresses = readAddresses({ PUBLIC_DOMAIN: 'http://localhost:8080' });
    expect(caddyfile({ ...installation, addresses })).not.toContain('strict-transport-security');
  });

  it('closes every block that it opens', () => {
    const braces = configuration.replaceAll(
      /\{(http\.(request\.uuid|error\.status_code)|uri|rp\.header\.[\w-]+)\}/g,
      '',
    );
    expect(braces.split('{').length).toBe(braces.split('}').length);
  });
});
