import { countInWords } from '../filters.ts';

/** How many entries a group holds, beside its heading and no part of it. */
export function GroupCount({ count, singular }: { count: number; singular: string }) {
  return <span className="group-count"> {countInWords(count, singular)}</span>;
}
