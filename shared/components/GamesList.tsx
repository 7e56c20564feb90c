import type { GamesEntry } from '../content/company/heritage.ts';
import { ColumnPlate } from './ColumnPlate.tsx';

/** Editions by year, each with its place and the name on show; a picture stands at its year. */
export function GamesList({ entries }: { entries: readonly GamesEntry[] }) {
  return (
    <ul className="games-list">
      {entries.map(({ year, place, season, brand, picture }) => (
        <li key={`${year} ${place}`}>
          <span className="games-year">{year.slice(0, 4)}</span>
          <span className="games-place">
            {season ? `${place}, ${season}` : place}
            {year.slice(4)}
          </span>
          <span className="games-brand">{brand}</span>
          {picture && <ColumnPlate id={picture} />}
        </li>
      ))}
    </ul>
  );
}
