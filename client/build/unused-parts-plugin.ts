import type { Plugin } from 'vite'

/** Parts of Relay that nobody calls, or that it replaces while its switch `ENABLE_ACTIVITY_COMPATIBILITY` is on. */
const partsOfRelay = [
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

/** React Router's module for callbacks around navigations, for a client without any. Only its server calls the last two. */
const noInstrumentation = `
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
`

/** Relay's packages are CommonJS modules that load each other as a whole, so the bundler keeps what is unused. */
export const unusedRelay = (): Plugin =>
  leaveOut('unused-relay', new Map(partsOfRelay.map((part) => [part, 'module.exports = {}'])))

/** React Router decides at run time what it calls. */
export const unusedRouter = (): Plugin =>
  leaveOut(
    'unused-router',
    new Map([['react-router/dist/production/lib/router/instrumentation', noInstrumentation]]),
  )

/** Replaces modules of libraries. @param replacements code by the path below node_modules, without `.js` */
function leaveOut(name: string, replacements: ReadonlyMap<string, string>): Plugin {
  const notFound = new Set(replacements.keys())
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = /node_modules[\\/](.+)\.js$/.exec(id)?.[1]?.replaceAll('\\', '/')
      const replacement = part === undefined ? undefined : replacements.get(part)
      if (part === undefined || replacement === undefined) return null
      notFound.delete(part)
      return replacement
    },
    buildEnd(error) {
      if (!error && notFound.size > 0)
        this.error(`These modules do not exist any more: ${[...notFound].join(', ')}`)
    },
  }
}
