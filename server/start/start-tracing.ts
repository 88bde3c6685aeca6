import { platform } from '../domains/platform/platform.service.ts'
import type { Logger } from '../runtime/logger.ts'
import { useTracing } from '../runtime/tracing.ts'

/**
 * Sends traces by the standard variables of OpenTelemetry, if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Otherwise the
 * library is not loaded. Call it before the server is created.
 */
export async function startTracing(logger: Logger): Promise<{ dispose(): Promise<void> } | null> {
  if (!isWanted(process.env)) return null
  const [api, core, sdk, hooks, resources, exporters] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  api.diag.setLogger(
    {
      error: (message) => logger.warn({ part: 'tracing' }, `traces could not be sent: ${message}`),
      warn: (message) => logger.debug({ part: 'tracing' }, message),
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    api.DiagLogLevel.WARN,
  )
  const ratio = Number(process.env['OTEL_TRACES_SAMPLER_ARG'] ?? 1)
  const delayMs = Number(process.env['OTEL_BSP_SCHEDULE_DELAY'] ?? 5000)
  const named = resources.resourceFromAttributes({
    'service.name': 'halyard',
    'service.version': platform.version,
  })
  const provider = new sdk.TracerProvider({
    // The variables of OpenTelemetry may name the service otherwise.
    resource: named.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporters.OTLPTraceExporter(),
        scheduledDelayMillis: delayMs,
      }),
    ],
  })
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  useTracing({ api, tracer: provider.getTracer('halyard', platform.version) })
  logger.info('traces are sent to the OTLP endpoint')
  return {
    async dispose() {
      useTracing(null)
      await provider.shutdown()
      api.context.disable()
      api.propagation.disable()
      api.diag.disable()
    },
  }
}

function isWanted(env: NodeJS.Dict<string>): boolean {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT']
  const exporter = env['OTEL_TRACES_EXPORTER'] ?? 'otlp'
  return Boolean(endpoint) && exporter === 'otlp' && env['OTEL_SDK_DISABLED'] !== 'true'
}
