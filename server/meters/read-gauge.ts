import { Gauge, type Registry } from 'prom-client'

type Sample = { labels?: Record<string, string>; value: number }
type Options = {
  name: string
  help: string
  labelNames?: string[]
  /** How the values of several processes with equal labels become one. */
  joined?: 'sum' | 'max'
  /** Reads the value when the metrics are asked for. */
  read: () => Sample[] | Promise<Sample[]>
}

/** A gauge whose samples are read at each collection. */
export function addReadGauge(registry: Registry, { name, help, labelNames = [], joined, read }: Options) {
  return new Gauge({
    name: `halyard_${name}`,
    help,
    labelNames,
    registers: [registry],
    ...(joined && { aggregator: joined }),
    async collect() {
      const samples = await read()
      this.reset()
      for (const { labels = {}, value } of samples) this.set(labels, value)
    },
  })
}
