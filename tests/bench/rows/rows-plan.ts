import pg from 'pg'

type Sent = { text: string; values: unknown[] }
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
/** The reads of a statement: pages of 8 kB, and the tables that it reads whole. */
export type PlanCost = { buffers: number; ms: number; scanned: string[] }

type Submit = (this: { text?: string; values?: unknown[] }, connection: unknown) => unknown

/** Collects the statements that this process sends while `work` runs. */
export async function collectStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; sent: Sent[] }> {
  const queries = pg.Query.prototype as unknown as { submit: Submit }
  const { submit } = queries
  const sent: Sent[] = []
  queries.submit = function (connection) {
    sent.push({ text: this.text ?? '', values: this.values ?? [] })
    return submit.call(this, connection)
  }
  try {
    return { result: await work(), sent }
  } finally {
    queries.submit = submit
  }
}

/** Runs a read again and returns what its plan cost. */
export async function explain(pool: pg.Pool, { text, values }: Sent): Promise<PlanCost> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node; 'Execution Time': number }[] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  )
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('PostgreSQL returned no plan')
  const { Plan: root } = plan
  return {
    buffers: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    ms: plan['Execution Time'],
    scanned: nodesOf(root).flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
    ),
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
