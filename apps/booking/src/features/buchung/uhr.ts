import { ortszeitAus } from '@kehrtour/domain/ortszeit';

/** `14:32` in German local time, of an instant as it came over the wire. */
export const uhrzeitVon = (zeitpunkt: string): string => ortszeitAus(new Date(zeitpunkt)).uhrzeit;
