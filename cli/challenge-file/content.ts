import type { ContentPart } from './definition.ts'
import type { YamlValue } from './yaml.ts'
import { isMap, listOf, textOf } from './yaml.ts'

function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&')
}

/** Corrects the common typing error `:"Ada"` instead of `: "Ada"`. */
function withoutTypingErrors(text: string): string {
  return text
    .replace(/^:\s*/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
}

function connection(text: string): string {
  return /^https?:\/\/\S+$/.test(text) ? `<${text}>` : `\`\`\`\n${text}\n\`\`\``
}

type Texts = {
  description: string
  connectionInfo?: string
  author?: string
  attribution?: string
  tags?: string[]
}

export function tagsOf(value: YamlValue | undefined): string[] {
  return listOf(value)
    .map((tag) => (isMap(tag) ? textOf(tag['value']) : textOf(tag)))
    .filter(Boolean)
}

/**
 * The challenge's text: description, connection info, author, tags. Undefined if the file has no text for players.
 */
export function contentOf(texts: Texts): ContentPart[] | undefined {
  const { description, connectionInfo = '', attribution = '', tags = [] } = texts
  if (!description && !connectionInfo) return undefined
  const author = withoutTypingErrors(texts.author ?? '')
  const parts = [
    { key: 'description', text: description },
    { key: 'connection_info', text: connectionInfo && connection(connectionInfo) },
    { key: 'author', text: author && `*Author: ${escapeMarkdown(author)}*` },
    { key: 'attribution', text: attribution },
    { key: 'tags', text: tags.length > 0 ? `*Tags: ${tags.map(escapeMarkdown).join(', ')}*` : '' },
  ]
  return parts.filter(({ text }) => text !== '')
}

export function joinContent(parts: ContentPart[]): string {
  return parts.map(({ text }) => text).join('\n\n')
}
