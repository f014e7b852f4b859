import type { IncomingMessage, Server } from 'node:http';

import { type App, headerOfDirectVisit } from '@kehrtour/addresses/table';

import { destinationOf } from './destination.ts';
import { forward, type Target } from './forward.ts';
import { forwardUpgrade } from './forwardUpgrade.ts';
import { noticePage } from './noticePage.ts';
import { openDoor } from './openDoor.ts';
import type { Ports } from './processes.ts';
import { readTrustedProxies } from './trustedProxies.ts';
import { visitorOf } from './visitorOf.ts';

// The booking app's development server works below `/` and asks for its sources there.
const sourcesOfBooking = /^\/(@|node_modules\/|src\/|app\/|__manifest)/;

/** The same front door for developing: pages come from the development servers, without a policy for inline scripts. */
export function buildDevGateway(ports: Ports, token: string): Server {
  const nobody = readTrustedProxies('');
  const server = openDoor((request, response) => {
    const url = request.url ?? '/';
    const target = targetOf(request, url, ports);
    if (!target) return void response.writeHead(302, { location: redirectOf(request, url, ports) }).end();
    const refused = () => {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
      response.end(noticePage('Der Entwicklungsserver antwortet nicht.'));
    };
    const visitor = visitorOf(request, nobody, 'http');
    const proof = visitor.direct && { requestHeaders: { [headerOfDirectVisit]: token } };
    forward(request, response, { ...target, visitor, ...proof, refused });
  }, nobody);
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const target = targetOf(request, request.url ?? '/', ports);
    if (target) forwardUpgrade(request, socket, head, target);
    else socket.destroy();
  });
  return server;
}

/** The development server of an app with many pages wants all of `/` for itself: the browser goes to it. */
function redirectOf(request: IncomingMessage, url: string, ports: Ports): string {
  const destination = destinationOf(request.headers.host ?? '', url.split('?', 1)[0] ?? '/');
  if (destination.to === 'redirect') return destination.location;
  const app = destination.to === 'page' ? destination.app.name : 'marketing';
  return `http://localhost:${ports[app] ?? 0}${url}`;
}

function targetOf(
  request: IncomingMessage,
  url: string,
  ports: Ports,
): Pick<Target, 'port' | 'path'> | undefined {
  if (sourcesOfBooking.test(url)) return { port: ports.booking ?? 0, path: url };
  const [path = '/', query] = url.split('?', 2);
  const destination = destinationOf(request.headers.host ?? '', path, request.method);
  const search = query === undefined ? '' : `?${query}`;
  switch (destination.to) {
    case 'redirect':
    case 'nowhere':
      return undefined;
    case 'api':
    case 'form':
      return { port: ports.api, path: destination.path + search };
    case 'file':
      return { port: portOf(destination.app, ports), path: url };
    case 'page': {
      const { app } = destination;
      if (app.kind === 'pages') return undefined;
      const entry = Object.entries(app.entries ?? {}).find(([page]) => page === path)?.[1] ?? '';
      return { port: portOf(app, ports), path: app.kind === 'files' ? `/_${app.name}/${entry}` : url };
    }
  }
}

function portOf(app: App, ports: Ports): number {
  return ports[app.name] ?? 0;
}
