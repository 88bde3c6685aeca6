export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

const fastest: readonly Encoding[] = ['zstd', 'br', 'gzip']

/** The best compression that the client accepts; the order of `preferred` breaks ties. */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  preferred: readonly Encoding[] = fastest,
): Encoding {
  if (!acceptEncoding) return 'identity'
  const qualities = new Map<string, number>()
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    qualities.set(name, Number(quality))
  }
  let best: Encoding = 'identity'
  let bestQuality = 0
  for (const encoding of preferred) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality]
  }
  return best
}
