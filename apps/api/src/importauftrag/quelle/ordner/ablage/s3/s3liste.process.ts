import { bediene } from '../../../../../platform/bediene.ts';
import { deuteListe, type S3Antwort } from './deuteListe.ts';

bediene(async (antwort) => deuteListe(antwort as S3Antwort));
