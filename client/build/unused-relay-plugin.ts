import type { Plugin } from 'vite'

/** Parts that the client never calls, or that Relay replaces while its switch `ENABLE_ACTIVITY_COMPATIBILITY` is on. */
const unused = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
]

/**
 * Leaves out parts of Relay. Its packages are CommonJS modules that load each other as a whole, so the bundler cannot
 * tell what is unused.
 */
export function unusedRelay(): Plugin {
  const notFound = new Set(unused)
  return {
    name: 'unused-relay',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = /node_modules[\\/](.+)\.js$/.exec(id)?.[1]?.replaceAll('\\', '/')
      if (part === undefined || !unused.includes(part)) return null
      notFound.delete(part)
      return 'module.exports = {}'
    },
    buildEnd(error) {
      if (!error && notFound.size > 0) this.error(`Relay has no ${[...notFound].join(', ')} any more.`)
    },
  }
}
