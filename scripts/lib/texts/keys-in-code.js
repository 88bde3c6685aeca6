import { parseSync } from 'vite'

const key = /^([A-Za-z]+)\.[\w.]+$/
const fileName = /\.(csv|json|png|ts|xlsx)$/

/** A node and all its descendants. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (node !== null && typeof node === 'object') {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return
    yield node
    for (const value of Object.values(node)) if (typeof value === 'object') yield* nodesOf(value)
  }
}

/** The texts that an expression can evaluate to, with `*` for unknown parts. */
function valuesOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'ConditionalExpression')
    return [...valuesOf(node.consequent), ...valuesOf(node.alternate)]
  return ['*']
}

function templatesOf({ quasis, expressions }) {
  return quasis
    .map(({ value }) => value.cooked)
    .reduce(
      (heads, quasi, index) => {
        const between = index === 0 ? [''] : valuesOf(expressions[index - 1])
        return heads.flatMap((head) => between.map((value) => `${head}${value}${quasi}`))
      },
      [''],
    )
    .map((template) => template.replace(/\*+/g, '*'))
}

/** The literals and templates of a source that look like keys of these nouns. */
export function keysInSource(file, source, nouns) {
  const literals = new Set()
  const templates = new Set()
  for (const node of nodesOf(parseSync(file, source).program)) {
    const found =
      node.type === 'Literal' && typeof node.value === 'string'
        ? [node.value]
        : node.type === 'TemplateLiteral'
          ? templatesOf(node)
          : []
    for (const one of found) {
      const noun = key.exec(one.replaceAll('*', 'x'))?.[1]
      if (!nouns.has(noun) || fileName.test(one)) continue
      if (one.includes('*')) templates.add(one)
      else literals.add(one)
    }
  }
  return { literals, templates }
}
