import type { LoaderFunctionArgs } from 'react-router'
import { NetworkError, networkErrorOf } from '../relay/transport/network-error.ts'
import type { OpenApi } from './read-reference.ts'

/** @throws NetworkError, which the page's error boundary shows */
export async function loadReference({ request }: LoaderFunctionArgs): Promise<OpenApi> {
  try {
    const response = await fetch('/api/openapi.json', { signal: request.signal })
    if (!response.ok) throw new NetworkError('server', { status: response.status })
    return (await response.json()) as OpenApi
  } catch (cause) {
    throw networkErrorOf(cause, { signal: request.signal })
  }
}
