import { clothEdge, SIGNAL_CLOTH } from '../../../rules/signal-flags/signal-cloth.ts'

/** A flag of the signal code inside an SVG. Its colors follow the surrounding tone. */
export function SignalFlag({ sign, x, y, size }: { sign: string; x: number; y: number; size: number }) {
  const { path: edge, clip } = clothEdge(sign)
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      <g style={clip ? { clipPath: clip } : undefined}>
        {(SIGNAL_CLOTH[sign] ?? []).map(([dye, path]) => (
          <path key={dye + path} fill={`var(--dye-${dye})`} d={path} />
        ))}
      </g>
      <path
        d={edge}
        fill="none"
        stroke="var(--h-code-edge)"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
