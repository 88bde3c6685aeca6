import { parse, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Of a document that a client writes itself. Validation takes longer than linear time in it. */
const maxTokens = 10_000
const longestKept = 20_000
const keptCharacters = 2_000_000

/** Reads an operation that anybody may have sent. @throws GraphQLError */
export function parseDocument(text: string): DocumentNode {
  return parse(text, { maxTokens })
}

/** The same over HTTP. */
export function useDocumentLimit(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens }))
    },
  }
}

/**
 * What was made of texts, so that a repeated one costs nothing. Strangers decide what goes in, so it is bounded by
 * the texts' length: long ones are not kept, and the oldest go first.
 */
export function createTextCache<Value>() {
  const kept = new Map<string, Value>()
  let characters = 0
  return {
    get: (text: string) => kept.get(text),
    set(text: string, value: Value) {
      if (text.length > longestKept || kept.has(text)) return
      kept.set(text, value)
      characters += text.length
      for (const oldest of kept.keys()) {
        if (characters <= keptCharacters) break
        kept.delete(oldest)
        characters -= oldest.length
      }
    },
  }
}
