/** The three sites of the company. */
import type { Place } from './globe.ts';

export interface Site extends Place {
  readonly slug: 'corgemont' | 'leipzig' | 'liberec';
  readonly name: string;
}

export const corgemont: Site = { slug: 'corgemont', name: 'Corgémont', north: 47.2, east: 7.15 };
export const leipzig: Site = { slug: 'leipzig', name: 'Leipzig', north: 51.34, east: 12.37 };
export const liberec: Site = { slug: 'liberec', name: 'Liberec', north: 50.77, east: 15.06 };
export const sites: readonly Site[] = [corgemont, leipzig, liberec];
