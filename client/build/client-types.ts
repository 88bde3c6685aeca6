import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Kind, OperationTypeNode } from 'graphql'
import { isolatedDeclarationSync } from 'rolldown/experimental'

/** The modules of the client package whose types its users see. */
const modules = ['__generated__/schema.ts', 'types.ts', 'error.ts', 'options.ts', 'client.ts']
const fromTada = ['initGraphQLTada', 'ResultOf', 'VariablesOf']

/** Imports, and exports of other modules, which may take several lines. */
const links = /^(import|export) (type )?(\{[^}]*\}|\*) from [^\n]*$|^import [^\n]*$/gm

const asTypes = (name: string, values: object) =>
  `declare namespace ${name} {\n${Object.entries(values)
    .map(([key, value]) => `  type ${key} = '${value}'`)
    .join('\n')}\n}`

/** The types of gql.tada without its functions' implementations, in a namespace. */
function tadaTypes(): string {
  const main = createRequire(import.meta.url).resolve('gql.tada')
  const file = path.join(path.dirname(main), 'chunks', 'index-chunk.d.ts')
  const text = readFileSync(file, 'utf8')
    .replace(links, '')
    .replace(/^export \{[^}]*\};$/gm, '')
    .replaceAll(/^declare /gm, '')
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
  const document = `interface DefinitionNode { readonly kind: string }
interface DocumentNode { readonly kind: Kind.DOCUMENT; readonly definitions: readonly DefinitionNode[] }`
  return `declare namespace tada {\n${document}\n${text}\n}`
}

/** The types of the client package as the text of one file that needs no other. */
export function clientTypes(folder: string): string {
  const own = modules.map((name) => {
    const file = path.join(folder, name)
    const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
    return code.replace(links, '')
  })
  const imports = fromTada.map((name) => `import ${name} = tada.${name}`)
  const parts = [
    asTypes('Kind', Kind),
    asTypes('OperationTypeNode', OperationTypeNode),
    tadaTypes(),
    ...imports,
  ]
  return [...parts, ...own].join('\n').replaceAll(/\n{2,}/g, '\n')
}
