import type { ReactNode } from 'react';

/** Lists that belong together, side by side, each a section of its own under its heading. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="section columns">{children}</div>;
}
