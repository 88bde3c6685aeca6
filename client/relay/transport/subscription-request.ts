import type { RequestParameters, Variables } from 'relay-runtime'

/** The message of every transport for a subscription. It has the ID of a persisted operation instead of the text. */
export function subscriptionRequest(operation: RequestParameters, variables: Variables) {
  return {
    operationName: operation.name,
    variables,
    query: operation.text ?? '',
    ...(operation.id ? { extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } } } : {}),
  }
}

/** The receiver of the updates of a subscription. */
export type Updates = {
  next: (value: unknown) => void
  error: (error: Error) => void
  complete: () => void
}

type Errors = readonly { extensions?: { code?: unknown } }[]

export function hasCode(errors: unknown, code: string): boolean {
  return Array.isArray(errors) && (errors as Errors).some(({ extensions }) => extensions?.code === code)
}
