import type { GraphiQL } from 'graphiql'
import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from 'graphql'
import { createClient } from 'graphql-ws'
import type { ComponentProps } from 'react'
import { callHeaders } from '../session/xsrf.ts'

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher']
type OperationRequest = Parameters<Fetcher>[0]

/** Sends queries and mutations by POST and subscriptions over WebSocket, with the session or with the token in the headers. */
export function createFetcher(locale: string): Fetcher {
  return (request, options) => {
    const headers = (options?.headers ?? {}) as Record<string, string>
    return isSubscription(request) ? follow(request, { locale, headers }) : post(request, { locale, headers })
  }
}

type Sending = { locale: string; headers: Record<string, string> }

async function post(request: OperationRequest, { locale, headers }: Sending): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...callHeaders(locale),
      ...headers,
    },
    body: JSON.stringify(request),
  })
  return (await response.json()) as ExecutionResult
}

function follow(request: OperationRequest, { locale, headers }: Sending): AsyncIterable<ExecutionResult> {
  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: 0,
    connectionParams: { ...headers, acceptLanguage: locale },
  })
  return client.iterate({
    query: request.query,
    variables: request.variables as Record<string, unknown> | undefined,
    operationName: request.operationName,
  }) as AsyncIterable<ExecutionResult>
}

function isSubscription({ query, operationName }: OperationRequest): boolean {
  try {
    const operation = getOperationAST(parse(query), operationName)
    return operation?.operation === OperationTypeNode.SUBSCRIPTION
  } catch {
    return false
  }
}
