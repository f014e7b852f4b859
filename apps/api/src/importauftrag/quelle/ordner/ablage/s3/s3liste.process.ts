import { bediene } from '../../../../../platform/process/bediene.ts';
import { deuteListe } from './deuteListe.ts';
import type { S3Antwort } from './s3antwort.ts';

bediene(async (antwort: S3Antwort) => deuteListe(antwort));
