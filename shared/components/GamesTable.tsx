import type { GamesEntry, HeritageContent, HeritageList } from '../content/company/heritage.ts';
import { slugify } from '../paths.ts';
import {
  decades,
  editionAnchor,
  FIRST_YEAR,
  type GamesCell,
  gamesByYear,
  LAST_YEAR,
  SIGNS,
  type Sign,
  signsOf,
} from './games-by-year.ts';
import { Section } from './Section.tsx';

interface GamesTableProps {
  readonly lists: readonly HeritageList[];
  readonly text: HeritageContent['matrix'];
}

/** All Games on one scale of years, with signs for the names on their clocks, each leading to its edition in the lists. */
export function GamesTable({ lists, text }: GamesTableProps) {
  const { heading, note, founding } = text;
  return (
    <Section id="games" heading={heading} text={note} className="band is-dark games-table">
      <ul className="cluster">
        {SIGNS.map((sign) => (
          <li key={sign}>
            <SignOf name={sign} /> {sign}
          </li>
        ))}
      </ul>
      <p className="games-hint secondary no-print">Scroll sideways, back to {FIRST_YEAR}</p>
      <div className="games-window full">
        <table className="games-years">
          <caption>
            <b>{FIRST_YEAR}</b> <span className="visually-hidden">to</span> <b>{LAST_YEAR}</b>
          </caption>
          <colgroup>
            <col />
          </colgroup>
          {decades().map(({ from, years }) => (
            <colgroup key={from} span={years} />
          ))}
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Games</span>
              </th>
              {decades().map(({ from, years }) => (
                <th key={from} scope="colgroup" colSpan={years}>
                  {from}
                </th>
              ))}
            </tr>
            {/* Each year is a column: without a cell of its own it would be none. */}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: cells take no focus */}
            <tr className="games-ticks no-print" aria-hidden="true">
              {Array.from({ length: 2 + LAST_YEAR - FIRST_YEAR }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their order
                <td key={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {gamesByYear(lists).map(({ list, name, cells }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={`#${list}`}>{name}</a>
                </th>
                {cells.map((cell) => (
                  <Cell key={'entry' in cell ? cell.entry.place : `${cell.from}`} list={list} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td colSpan={founding.year - FIRST_YEAR} />
              <td className="games-founding" colSpan={1 + LAST_YEAR - founding.year}>
                {founding.year} {founding.text}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}

function Cell({ list, cell }: { list: string; cell: GamesCell }) {
  if (!('entry' in cell)) return <td colSpan={cell.years} />;
  const { entry } = cell;
  return (
    <td className="games-mark">
      <a href={`#${editionAnchor(list, entry)}`}>
        <Signs entry={entry} />
        <span className="games-mark-words">
          {entry.place} {entry.year}, {entry.brand}
        </span>
      </a>
    </td>
  );
}

/** The names on show of an edition, as signs. */
export const Signs = ({ entry }: { entry: GamesEntry }) =>
  signsOf(entry).map((name) => <SignOf key={name} name={name} />);

const SignOf = ({ name }: { name: Sign }) => <span className={`games-sign is-${slugify(name)}`} />;
