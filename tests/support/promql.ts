/** PromQL by Prometheus' own grammar: which metrics an expression asks for, and whether it is one at all. */
import { parser } from '@prometheus-io/lezer-promql';

export interface Query {
  readonly metric: string;
  /** As written, with the braces; empty where there are none. */
  readonly matchers: string;
}

/** @throws where the expression does not parse */
export function parseQueries(expression: string): Query[] {
  const queries: Query[] = [];
  parser.parse(expression).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) throw new Error(`no PromQL at character ${from}: ${expression}`);
      if (type.name !== 'VectorSelector') return;
      const [metric, ...matchers] = expression.slice(from, to).split(/(?=\{)/);
      if (node.getChild('Identifier') === null || metric === undefined) throw new Error(`no name: ${expression}`);
      queries.push({ metric: metric.trim(), matchers: matchers.join('') });
    },
  });
  return queries;
}
