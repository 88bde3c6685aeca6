import { SIGNAL_CLOTH } from './signal-cloth.ts'

const SQUARE = 'M0 0h24v24H0z'
const SWALLOWTAIL = 'M0 0h24l-6 12 6 12H0z'
const PENDANT = 'M0 0l24 5v14L0 24z'
const PENDANT_CLIP = 'polygon(0 0, 24px 5px, 24px 19px, 0 24px)'

function edgeOf(sign: string): string {
  if (sign >= '0' && sign <= '9') return PENDANT
  return sign === 'A' || sign === 'B' ? SWALLOWTAIL : SQUARE
}

/** A flag of the signal code inside an SVG. Its colors follow the surrounding tone. */
export function SignalFlag({ sign, x, y, size }: { sign: string; x: number; y: number; size: number }) {
  const edge = edgeOf(sign)
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      <g style={edge === PENDANT ? { clipPath: PENDANT_CLIP } : undefined}>
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
