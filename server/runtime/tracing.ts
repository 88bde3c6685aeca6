import type * as Api from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanKind, Tracer } from '@opentelemetry/api'
import type { IncomingHttpHeaders } from 'node:http'

type TracingState = { api: typeof Api; tracer: Tracer }

/** Null: tracing is off, and its library is not loaded. */
let tracing: TracingState | null = null

export type OpenSpan = {
  /** Runs work whose spans are children of this one. */
  run<Result>(work: () => Result): Result
  end(changes?: { name?: string; attributes?: Attributes; isError?: boolean }): void
}

export function isTracing(): boolean {
  return tracing !== null
}

/** Takes the library that `startTracing` has loaded; null switches tracing off. */
export function useTracing(state: TracingState | null): void {
  tracing = state
}

/** The first span of a request. It continues the trace that the request names (`traceparent`). */
export function openRequestSpan(headers: IncomingHttpHeaders, name: string): OpenSpan | null {
  if (!tracing) return null
  const { api, tracer } = tracing
  const parent = api.propagation.extract(api.ROOT_CONTEXT, headers)
  return openIn(parent, { tracer, name, kind: api.SpanKind.SERVER })
}

/** A part of the current request; null outside of a request, so that work in the background makes no traces. */
export function openSpan(name: string, attributes: Attributes = {}): OpenSpan | null {
  if (!tracing) return null
  const { api, tracer } = tracing
  const parent = api.context.active()
  if (!api.trace.getSpan(parent)) return null
  return openIn(parent, { tracer, name, kind: api.SpanKind.CLIENT, attributes })
}

/** Runs a part of the current request in a span of its own. */
export async function inSpan<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const span = openSpan(name)
  if (!span) return work()
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ isError: true })
    throw error
  }
}

type Opened = { tracer: Tracer; name: string; kind: SpanKind; attributes?: Attributes }

function openIn(parent: Context, { tracer, name, kind, attributes = {} }: Opened): OpenSpan {
  const span = tracer.startSpan(name, { kind, attributes }, parent)
  return {
    run(work) {
      return tracing ? tracing.api.context.with(tracing.api.trace.setSpan(parent, span), work) : work()
    },
    end: (changes) => end(span, changes),
  }
}

function end(span: Span, changes: Parameters<OpenSpan['end']>[0] = {}): void {
  if (changes.name) span.updateName(changes.name)
  if (changes.attributes) span.setAttributes(changes.attributes)
  if (changes.isError && tracing) span.setStatus({ code: tracing.api.SpanStatusCode.ERROR })
  span.end()
}
