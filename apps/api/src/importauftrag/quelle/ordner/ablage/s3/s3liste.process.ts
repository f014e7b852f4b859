import { serveParent } from '../../../../../platform/process/serveParent.ts';
import { deuteListe } from './deuteListe.ts';
import type { S3Antwort } from './s3antwort.ts';

serveParent(async (antwort: S3Antwort) => deuteListe(antwort));
