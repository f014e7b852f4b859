import { alsBytes, bediene } from '../../../platform/process/bediene.ts';
import { deuteRuecklauf } from './deuteRuecklauf.ts';

bediene(async (bytes) => deuteRuecklauf(alsBytes(bytes)));
