import { randomUUID } from 'node:crypto';

import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { begin } from '@kehrtour/watchdog/underWay';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { limitRequests } from '../access/requestLimit.ts';
import type { Deps } from '../deps.ts';
import { countRequests } from '../log/measures.ts';
import { installVitals } from '../log/vitals.ts';
import { installHealth, type Health } from '../start/health.ts';
import { installAllowedMethods } from './allowedMethods.ts';
import { speakGerman } from './germanFault.ts';
import { installKnownAnswers } from './knownAnswers.ts';
import { installOpenapiPage } from './openapiPage.ts';
import { answerFrameworkError, answerUnreadable, installProblemHandler } from './problemHandler.ts';
import { installReadable } from './readable.ts';
import { routesOn, type Routes } from './route.ts';

speakGerman();

/** 100 MB is the largest import (ZIV); JSON bodies keep Fastify's 1 MB. Map extracts are streamed past this limit. */
const UPLOAD_BYTES_MAX = 100 * 1024 * 1024;

/** An empty server with everything that belongs to no concept: parsing, errors, headers, documentation, health. */
export async function buildPlatform(
  deps: Deps,
  install: (routes: Routes, app: FastifyInstance) => void,
  health: Health,
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: [...deps.env.trustProxy],
    bodyLimit: 1024 * 1024,
    // A map of two gigabytes over a village line takes its time; slow headers end after a minute all the same.
    requestTimeout: 900_000,
    connectionTimeout: 0,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installProblemHandler(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  if (deps.env.requestsPerMinute > 0) await limitRequests(app, deps, deps.env.requestsPerMinute);
  installAllowedMethods(app);
  installReadable(app);
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: UPLOAD_BYTES_MAX } });
  await describeApi(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', begin(`${request.method} ${request.routeOptions.url ?? 'unknown'}`));
    done();
  });
  installKnownAnswers(app);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 401 || reply.statusCode === 403)
      request.log.info({ statusCode: reply.statusCode }, 'refused');
  });
  if (deps.env.metricsPort !== undefined) countRequests(app);
  installHealth(app, deps, health);
  installVitals(app);
  install(routesOn(app, deps), app);
  installOpenapiPage(app, deps);
  await app.ready();
  return app;
}

/** OpenAPI 3.1 from the same schemas that parse requests; pages and probes are left out. */
async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kehrtour API',
        version: '1',
        description:
          'Kehrtouren planen, ankündigen und beantworten lassen. Fehler sind Problem Details nach RFC 9457. Hersteller finden ihre Aufrufe unter „external“; zum Ausprobieren gibt ihnen der Betreiber eine App-ID für Tests und ein Token für eine eigene Sandbox mit erfundenen Häusern und Kehrtouren, die jede Nacht um 3:30 Uhr wieder ist wie am Anfang.',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          mitarbeiter: { type: 'http', scheme: 'bearer' },
          adminUser: { type: 'http', scheme: 'bearer' },
          partner: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: createJsonSchemaTransform({
      skipList: [
        '/openapi.json',
        '/openapi',
        '/health/live',
        '/health/open',
        '/health/ready',
        '/vitals',
        '/postfach',
        '/postfach/:id',
      ],
    }),
  });
}
