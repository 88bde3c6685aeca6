import { UsageError } from '../errors.ts'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const path = /^\/api\/proxy\/(?:noinst\/)?([^/]+)$/i

/** A container behind the platform proxy: the URL to check that it exists, and the URL to connect to. */
export type ProxiedAddress = { probe: string; socket: string }

/**
 * Parses the id that the platform shows for a container, or its URL with `ws`, `wss`, `http` or `https`.
 * @throws UsageError
 */
export function readAddress(
  text: string,
  options: { platform: () => string; isTest: boolean },
): ProxiedAddress {
  if (id.test(text)) {
    return addressOf(new URL(`/api/proxy/${options.isTest ? 'noinst/' : ''}${text}`, options.platform()))
  }
  const url = URL.parse(text)
  const isAddress =
    url !== null && /^(ws|http)s?:$/.test(url.protocol) && id.test(path.exec(url.pathname)?.[1] ?? '')
  if (!isAddress) {
    throw new UsageError(
      `"${text}" is not the address of a container. Copy the address that the challenge shows.`,
    )
  }
  return addressOf(url)
}

function addressOf(url: URL): ProxiedAddress {
  const isSecure = url.protocol === 'wss:' || url.protocol === 'https:'
  const rest = `${isSecure ? 's' : ''}://${url.host}${url.pathname}`
  return { probe: `http${rest}`, socket: `ws${rest}` }
}
