import type { ContentPart } from './definition.ts'
import { isMap, listOf, textOf, type YamlMap } from './yaml.ts'

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

/**
 * The challenge's text: description, connection info, author, tags. Undefined if the file has no text for players.
 */
export function readContent(file: YamlMap): ContentPart[] | undefined {
  const description = textOf(file['description'])
  const connectionInfo = textOf(file['connection_info'])
  if (!description && !connectionInfo) return undefined
  const author = withoutTypingErrors(textOf(file['author']))
  const attribution = textOf(file['attribution'])
  const tags = listOf(file['tags'])
    .map((tag) => (isMap(tag) ? textOf(tag['value']) : textOf(tag)))
    .filter(Boolean)
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
