import { Fragment } from 'react';

/** Document numbers are long words; a line may end after an underscore. */
export function Breakable({ text }: { text: string }) {
  const ends = [...text.matchAll(/_(?=.)/g)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, part) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {text.slice(start, ends[part])}
    </Fragment>
  ));
}
