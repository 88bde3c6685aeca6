/** Tables with so many rows that reading or indexing all of them takes long. */
const largeTables = new Set([
  'assignment',
  'attempt_count',
  'audit_entry',
  'board_change',
  'game_event',
  'log',
  'session',
  'solve',
  'submission',
  'webhook_delivery',
  'webhook_fact',
])

const outside = /^-- halyard: outside a transaction\s*\n/
/** A comment above a statement that says why it neither locks for long nor breaks the former version. */
const safe = /^\s*--\s*halyard: safe because \S+ \S+/m
const volatile = /\b(gen_random_uuid|uuidv7|random|clock_timestamp|nextval|timeofday)\s*\(/i

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`
const inTable = new RegExp(String.raw`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${name} (.*)$`, 'is')
const newTable = new RegExp(String.raw`^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?${name}`, 'i')
const newIndex = new RegExp(
  String.raw`^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?"?(\w+)"? ON (?:ONLY )?${name}`,
  'i',
)
const oldIndex = /^DROP INDEX CONCURRENTLY IF EXISTS "?(\w+)"?$/i
const changedRows = new RegExp(String.raw`^(?:UPDATE|DELETE FROM) (?:ONLY )?${name}`, 'i')

/**
 * The faults of a migration that is applied while the former version serves: statements that lock a table for long,
 * or after which the former version fails. Each fault is one sentence.
 */
export function migrationFaults(sql) {
  const faults = []
  const created = new Set()
  const dropped = new Set()
  const isOutside = outside.test(sql)
  for (const { text, comments } of statementsOf(sql.replace(outside, ''))) {
    const [, table] = newTable.exec(text) ?? []
    if (table) created.add(table)
    const [, isConcurrent, index] = newIndex.exec(text) ?? []
    if (index && isConcurrent && !isOutside)
      faults.push(`${text} needs "-- halyard: outside a transaction" as the first line of the migration.`)
    if (index && isOutside && !dropped.has(index))
      faults.push(
        `"${index}" must be dropped first (DROP INDEX CONCURRENTLY IF EXISTS), so that it can be repeated.`,
      )
    const [, gone] = oldIndex.exec(text) ?? []
    if (gone) dropped.add(gone)
    if (safe.test(comments)) continue
    const fault = faultOf(text, created)
    if (fault) faults.push(`${shorten(text)} ${fault}`)
  }
  return faults
}

function faultOf(text, created) {
  const [, , , indexed] = newIndex.exec(text) ?? []
  if (indexed && !/^CREATE (UNIQUE )?INDEX CONCURRENTLY/i.test(text) && isLarge(indexed, created))
    return 'keeps writers waiting: use CREATE INDEX CONCURRENTLY in a migration of its own.'
  const [, changed] = changedRows.exec(text) ?? []
  if (changed && isLarge(changed, created)) return 'locks the rows of a large table: change them in a job.'
  if (/^DROP (TABLE|TYPE|VIEW|FUNCTION)\b/i.test(text)) return breaks
  if (/^ALTER TYPE .* RENAME\b/is.test(text)) return breaks
  if (/^(LOCK|CLUSTER|VACUUM FULL|REINDEX(?!.*CONCURRENTLY)|TRUNCATE)\b/i.test(text)) return 'locks a table.'
  const [, table, actions] = inTable.exec(text) ?? []
  if (!table || created.has(table)) return null
  return (
    actionsOf(actions)
      .map((action) => faultOfAction(action, isLarge(table, created)))
      .find(Boolean) ?? null
  )
}

const breaks = 'breaks the former version, which may still use it.'
const isLarge = (table, created) => largeTables.has(table) && !created.has(table)

function faultOfAction(action, isOfLargeTable) {
  if (/^DROP (?!CONSTRAINT\b)/i.test(action)) return breaks
  if (/^RENAME (?!CONSTRAINT)/i.test(action)) return breaks
  if (/^ADD COLUMN\b/i.test(action)) {
    if (/\bNOT NULL\b/i.test(action) && !/\b(DEFAULT|GENERATED)\b/i.test(action))
      return 'breaks inserts of the former version, which does not know the column: give it a default.'
    if (volatile.test(action)) return 'writes each row again under a lock: use a constant default.'
    return null
  }
  if (/^ALTER (COLUMN )?"?\w+"? (SET DATA )?TYPE\b/i.test(action))
    return 'may write each row again under a lock: add a column instead.'
  if (/^ALTER (COLUMN )?"?\w+"? SET NOT NULL/i.test(action))
    return 'breaks inserts of the former version that leave it out, and reads each row under a lock.'
  if (/^ADD (CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY)\b/i.test(action) && isOfLargeTable)
    return /\b(NOT VALID|USING INDEX)\b/i.test(action)
      ? null
      : 'reads each row under a lock: add it NOT VALID, and validate it in the next migration.'
  return null
}

/** The statements of SQL without comments and with single spaces, each with the comments above it. */
function statementsOf(sql) {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^-/'$;]+|[-/'$]/g
  const statements = []
  let [text, comments] = ['', '']
  for (const [part] of `${sql};`.matchAll(token)) {
    if (part.startsWith('--') || part.startsWith('/*')) comments += `${part}\n`
    else if (part === ';') {
      const line = text.replaceAll(/\s+/g, ' ').trim()
      if (line !== '') statements.push({ text: line, comments })
      ;[text, comments] = ['', '']
    } else text += part
  }
  return statements
}

/** The actions of ALTER TABLE: the parts between commas outside of parentheses. */
function actionsOf(actions) {
  const parts = ['']
  let depth = 0
  for (const character of actions) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

const shorten = (text) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
