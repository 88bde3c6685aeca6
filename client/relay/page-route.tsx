import { Suspense, type ComponentType, type ReactNode } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData, type LoaderFunctionArgs, type Params, type RouteObject } from 'react-router'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { PageSpinner } from '../components/states/Spinner.tsx'
import { environment } from './environment.ts'
import { isOutdated } from './transport/server-watch.ts'
import type { Prefetch } from './prefetch-on-intent.ts'
import { isPrefetched, keepPrefetched, takePrefetched } from './prefetched.ts'
import { isRetained, useRetainedQuery } from './useRetainedQuery.ts'

type Address = { params: Params; search: URLSearchParams }

export type PageProps<Query extends OperationType> = { queryRef: PreloadedQuery<Query> }

type PageDefinition<Query extends OperationType> = {
  path?: string
  /** The page's component. Its code and its query load in parallel. */
  page: () => Promise<ComponentType<PageProps<Query>>>
  /** The `…$parameters` artifact of a query with `@preloadable`. */
  query: PreloadableConcreteRequest<Query>
  variables: (address: Address) => VariablesOf<Query>
  /** Variables from the URL whose changes the page follows itself (`useFilters`). The route does not refresh for them. */
  filters?: (search: URLSearchParams) => Partial<VariablesOf<Query>>
  /** The skeleton that is shown while the data loads. */
  skeleton?: ReactNode
  /** The routes inside. With them the page is a layout, which renders an `<Outlet />`. */
  children?: RouteObject[]
  errorBoundary?: ComponentType
}

type Loaded = {
  Page: ComponentType<PageProps<OperationType>>
  queryRef: PreloadedQuery<OperationType>
  key: string
}

function PageHost({ skeleton }: { skeleton: ReactNode }) {
  const { Page, queryRef, key } = useLoaderData<Loaded>()
  useRetainedQuery(queryRef)
  return (
    <Suspense key={key} fallback={skeleton}>
      <Page queryRef={queryRef} />
    </Suspense>
  )
}

/** Loads the URL as a new page, with the build that the server sends now. It may no longer have the files of this one. */
function openWithNewBuild(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}

/** A route whose query and code load in parallel, before rendering. */
export function queryPage<Query extends OperationType>(definition: PageDefinition<Query>): RouteObject {
  const { path, page, query, variables, skeleton = <PageSpinner />, children, errorBoundary } = definition
  const { filters = () => ({}) } = definition
  const keyOf = (params: Params, url: URL) => JSON.stringify(variables({ params, search: url.searchParams }))
  function start(params: Params, search: URLSearchParams) {
    const all = { ...variables({ params, search }), ...filters(search) }
    const key = `${query.params.name} ${JSON.stringify(all)}`
    const load = () => loadQuery<Query>(environment, query, all, { fetchPolicy: 'store-and-network' })
    return { key, load }
  }
  const handle: Prefetch = {
    prefetch({ params, url }) {
      const { key, load } = start(params, url.searchParams)
      if (isPrefetched(key)) return
      keepPrefetched(key, load() as PreloadedQuery<OperationType>)
      // A failure is shown when the page opens.
      page().catch(() => undefined)
    },
  }
  return {
    handle,
    ...(path === undefined ? {} : { path }),
    ...(errorBoundary ? { ErrorBoundary: errorBoundary } : {}),
    async loader({ params, request }: LoaderFunctionArgs) {
      const url = new URL(request.url)
      if (isOutdated() && url.pathname !== location.pathname) return openWithNewBuild(request.url)
      const { key, load } = start(params, url.searchParams)
      const queryRef = takePrefetched(key) ?? load()
      request.signal.addEventListener('abort', () => {
        if (!isRetained(queryRef)) queryRef.dispose()
      })
      return { Page: await page(), queryRef, key: keyOf(params, url) }
    },
    // The URL also contains the filters, so only other variables (or a revalidation) refresh the data.
    shouldRevalidate: ({ currentUrl, currentParams, nextUrl, nextParams }) =>
      currentUrl.href === nextUrl.href || keyOf(currentParams, currentUrl) !== keyOf(nextParams, nextUrl),
    Component: () => <PageHost skeleton={skeleton} />,
    ...(children ? { children } : {}),
  }
}

/** A route without a query. */
export function plainPage(path: string, page: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await page() }) }
}
