import pg from 'pg'

// The types of the driver lack it.
const { utils } = pg as unknown as { utils: { prepareValue(value: unknown): string | null } }

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

type Explained = { 'QUERY PLAN': { Plan: Node; 'Execution Time': number }[] }

/** Runs a read again and returns what its plan cost: the one plan for all values that a prepared statement has. */
export async function explain(pool: pg.Pool, { text, values }: Sent): Promise<PlanCost> {
  const client = await pool.connect()
  try {
    await client.query('SET plan_cache_mode = force_generic_plan; SET jit = off')
    await client.query(`PREPARE explained AS ${text}`)
    const literals = values.map((value) => literalOf(client, value)).join(', ')
    const { rows } = await client.query<Explained>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE explained${literals && `(${literals})`}`,
    )
    return costOf(rows)
  } finally {
    await client.query('DEALLOCATE ALL')
    client.release()
  }
}

/** A value as the driver would send it. */
function literalOf(client: pg.ClientBase, value: unknown): string {
  const sent = utils.prepareValue(value)
  return sent === null ? 'NULL' : client.escapeLiteral(sent)
}

function costOf(rows: Explained[]): PlanCost {
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
