import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * Limits of documents that clients write. They are checked before validation, which takes more than linear time.
 */
const documentLimits = {
  tokens: 5000,
  /** Nesting depth of brackets of any kind. */
  nesting: 50,
  operations: 10,
  fragments: 50,
  spreads: 200,
  directives: 100,
  aliases: 100,
  variables: 100,
  /** Uses of one name for objects in one selection: validation compares all pairs. */
  repeats: 20,
  /** Nesting depth of the fields of one operation. */
  depth: 15,
  /** Fields of one operation; those of a fragment count at each use. */
  fields: 400,
  /** Fields of all operations and fragments together. */
  allFields: 2000,
} as const

type Definition = OperationDefinitionNode | FragmentDefinitionNode
type Size = { fields: number; depth: number; objects: ReadonlyMap<string, number> }

const nothing: Size = { fields: 0, depth: 0, objects: new Map() }
const leaf: Size = { fields: 1, depth: 1, objects: new Map() }
const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]

/** Checks the limits that keep the parser's work and stack small. @throws GraphQLError */
export function checkText(text: string): void {
  const lexer = new Lexer(new Source(text))
  let nesting = 0
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    const { kind } = lexer.token
    if (opening.includes(kind)) nesting += 1
    if (closing.includes(kind)) nesting -= 1
    requireAtMost('tokens', tokens + 1, 'tokens')
    requireAtMost('nesting', nesting, 'brackets inside each other')
  }
}

/** Checks the limits that keep validation's work small. @throws GraphQLError */
export function checkDocument(document: DocumentNode): void {
  const counts = { operations: 0, fragments: 0, spreads: 0, directives: 0, aliases: 0, variables: 0 }
  const definitions: Definition[] = []
  visit(document, {
    OperationDefinition: (node) => void (definitions.push(node) && (counts.operations += 1)),
    FragmentDefinition: (node) => void (definitions.push(node) && (counts.fragments += 1)),
    FragmentSpread: () => void (counts.spreads += 1),
    Directive: () => void (counts.directives += 1),
    VariableDefinition: () => void (counts.variables += 1),
    Field: (node) => void (counts.aliases += node.alias ? 1 : 0),
  })
  for (const [name, count] of Object.entries(counts)) requireAtMost(name as keyof typeof counts, count, name)
  checkSizes(definitions)
}

function checkSizes(definitions: Definition[]): void {
  const sizeOf = measurer(definitions)
  let allFields = 0
  for (const definition of definitions) {
    const { fields, depth } = sizeOf(definition)
    requireAtMost('fields', fields, 'fields (breadth), those of a fragment counted at each use')
    requireAtMost('depth', depth, 'fields inside each other (depth)')
    allFields += fields
  }
  requireAtMost('allFields', allFields, 'fields in all operations and fragments together')
}

/** Measures definitions; each fragment once, however often it is used. */
function measurer(definitions: Definition[]): (definition: Definition) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const known = new Map<Definition, Size | 'measuring'>()

  function sizeOf(definition: Definition): Size {
    const size = known.get(definition)
    if (size === 'measuring') throw new GraphQLError('A fragment spreads itself.', { nodes: [definition] })
    if (size) return size
    known.set(definition, 'measuring')
    const measured = sizeOfSet(definition.selectionSet)
    known.set(definition, measured)
    return measured
  }

  function sizeOfSet({ selections }: SelectionSetNode): Size {
    let [fields, depth] = [0, 0]
    const objects = new Map<string, number>()
    for (const selection of selections) {
      const size = sizeOfSelection(selection)
      fields += size.fields
      depth = Math.max(depth, size.depth)
      for (const [name, count] of size.objects) {
        const repeats = (objects.get(name) ?? 0) + count
        requireAtMost('repeats', repeats, `uses of "${name}" in one place`)
        objects.set(name, repeats)
      }
    }
    return { fields, depth, objects }
  }

  function sizeOfSelection(selection: SelectionNode): Size {
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOfSet(selection.selectionSet)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value)
      // Validation reports an unknown fragment.
      return fragment ? sizeOf(fragment) : nothing
    }
    if (!selection.selectionSet) return leaf
    const { fields, depth } = sizeOfSet(selection.selectionSet)
    const name = selection.alias?.value ?? selection.name.value
    return { fields: fields + 1, depth: depth + 1, objects: new Map([[name, 1]]) }
  }

  return sizeOf
}

function requireAtMost(limit: keyof typeof documentLimits, count: number, what: string): void {
  const most = documentLimits[limit]
  if (count <= most) return
  throw new GraphQLError(
    `The document has more than ${most} ${what}. Ask for less, or in several requests.`,
    {
      extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400, spec: true } },
    },
  )
}
