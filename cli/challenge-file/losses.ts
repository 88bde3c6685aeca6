import { isMap, isNothing, isText, TaggedValue, textOf, type YamlMap, type YamlValue } from './yaml.ts'

/** Marks a value as read: it is only for authors or their deployment, or a warning of its own names it. */
export function settle(value: YamlValue | undefined): void {
  if (isText(value)) textOf(value)
  else if (Array.isArray(value)) value.forEach(settle)
  else if (isMap(value)) Object.values(value).forEach(settle)
}

export function settleKeys(map: YamlMap, keys: readonly string[]): void {
  for (const key of keys) settle(map[key])
}

const unread = ': not supported'

const childrenOf = (value: YamlValue, path: string): [string, YamlValue][] =>
  Array.isArray(value)
    ? value.map((item, index) => [`${path}[${index}]`, item])
    : isMap(value)
      ? Object.entries(value).map(([key, item]) => [path ? `${path}.${key}` : key, item])
      : []

function isPartlyRead(value: YamlValue): boolean {
  if (isText(value)) return value.isRead
  return childrenOf(value, '').some(([, item]) => isPartlyRead(item))
}

/**
 * All parts of a document that its reader has not read, one message each. So whatever a reader does not know (a key,
 * an item of a list, a value of another shape) is named, without a list of what could be unknown.
 */
export function lossesOf(value: YamlValue, path = ''): string[] {
  if (value instanceof TaggedValue)
    return [`${path}: the tag ${value.tag} is unknown, so its value is not used`]
  if (isText(value)) return value.isRead || isNothing(value) ? [] : [`${path}${unread}`]
  const losses = childrenOf(value, path).flatMap(([at, item]) => lossesOf(item, at))
  const isOne = Array.isArray(value) ? losses.length > 0 : losses.length > 1
  const isUnread = path !== '' && isOne && !isPartlyRead(value)
  return isUnread && losses.every((loss) => loss.endsWith(unread)) ? [`${path}${unread}`] : losses
}

export function warnAboutLosses(value: YamlValue, warn: (text: string) => void, path = ''): void {
  for (const loss of lossesOf(value, path)) warn(loss)
}
