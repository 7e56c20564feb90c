import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding } from './encodings.ts';

const PREFERRED = ['br', 'gzip'];
/** Browsers send a handful of different headers; more would be somebody's play. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Encoding>();

/** The best encoding the client takes; identity when it takes none of ours. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = remembered.get(acceptEncoding);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const encoding = (negotiator.encoding([...ENCODINGS], { preferred: PREFERRED }) ?? 'identity') as Encoding;
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, encoding);
  return encoding;
}
