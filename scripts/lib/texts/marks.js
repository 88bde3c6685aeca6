/** The placeholders `{{name}}` and the tags `<name>` of a text. */
export function marksOf(text) {
  const placeholders = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`)
  const tags = [...text.matchAll(/<\/?\s*([A-Za-z][\w]*)\s*\/?>/g)].map(([tag]) => tag.replaceAll(/\s/g, ''))
  return new Set([...placeholders, ...tags])
}

/** The words of a text, without its placeholders and tags. */
export function wordsOf(text) {
  const plain = text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word))
}
