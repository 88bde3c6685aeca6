import type { CtfdRow } from './ctfd-shapes.ts'

/** The text of a challenge with its connection, attribution and tags. */
export function contentOf(challenge: CtfdRow<'challenges'>, tags: readonly string[]): string {
  const { description, connection_info: connection, attribution } = challenge
  const isLink = /^https?:\/\/\S+$/.test(connection)
  const parts = [
    description,
    connection && (isLink ? `<${connection}>` : `\`\`\`\n${connection}\n\`\`\``),
    attribution,
    tags.length > 0 ? `*Tags: ${tags.map(escapeMarkdown).join(', ')}*` : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&')
}
