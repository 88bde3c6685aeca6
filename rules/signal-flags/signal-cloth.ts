/** A colored area of a code flag in a 24 by 24 field. Colors: blue, red, yellow, black, white. */
export type ClothPiece = readonly [dye: 'b' | 'r' | 'y' | 'k' | 'w', path: string]

/** The flags of the International Code of Signals: letters, and the numeral pennants. */
export const SIGNAL_CLOTH: Readonly<Record<string, readonly ClothPiece[]>> = {
  A: [
    ['w', 'M0 0h12v24H0z'],
    ['b', 'M12 0h12l-6 12 6 12H12z'],
  ],
  B: [['r', 'M0 0h24l-6 12 6 12H0z']],
  C: [
    ['w', 'M0 0h24v24h-24z'],
    ['b', 'M0 0h24v5h-24zM0 19h24v5h-24z'],
    ['r', 'M0 9.5h24v5h-24z'],
  ],
  D: [
    ['y', 'M0 0h24v24h-24z'],
    ['b', 'M0 6h24v12h-24z'],
  ],
  E: [
    ['b', 'M0 0h24v12h-24z'],
    ['r', 'M0 12h24v12h-24z'],
  ],
  F: [
    ['w', 'M0 0h24v24h-24z'],
    ['r', 'M12 1l11 11-11 11L1 12z'],
  ],
  G: [
    ['y', 'M0 0h24v24h-24z'],
    ['b', 'M4 0h4v24h-4zM12 0h4v24h-4zM20 0h4v24h-4z'],
  ],
  H: [
    ['w', 'M0 0h12v24h-12z'],
    ['r', 'M12 0h12v24h-12z'],
  ],
  I: [
    ['y', 'M0 0h24v24h-24z'],
    ['k', 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
  ],
  J: [
    ['b', 'M0 0h24v24h-24z'],
    ['w', 'M0 8h24v8h-24z'],
  ],
  K: [
    ['y', 'M0 0h12v24h-12z'],
    ['b', 'M12 0h12v24h-12z'],
  ],
  L: [
    ['y', 'M0 0h24v24h-24z'],
    ['k', 'M12 0h12v12h-12zM0 12h12v12h-12z'],
  ],
  M: [
    ['b', 'M0 0h24v24h-24z'],
    ['w', 'M0 0h4.5L12 7.5 19.5 0H24v4.5L16.5 12l7.5 7.5V24h-4.5L12 16.5 4.5 24H0v-4.5L7.5 12 0 4.5z'],
  ],
  N: [
    ['w', 'M0 0h24v24h-24z'],
    [
      'b',
      'M0 0h6v6h-6zM0 12h6v6h-6zM6 6h6v6h-6zM6 18h6v6h-6zM12 0h6v6h-6zM12 12h6v6h-6zM18 6h6v6h-6zM18 18h6v6h-6z',
    ],
  ],
  O: [
    ['r', 'M0 0h24v24h-24z'],
    ['y', 'M0 0l24 24H0z'],
  ],
  P: [
    ['b', 'M0 0h24v24h-24z'],
    ['w', 'M7 7h10v10h-10z'],
  ],
  Q: [['y', 'M0 0h24v24h-24z']],
  R: [
    ['r', 'M0 0h24v24h-24z'],
    ['y', 'M9.5 0h5v9.5H24v5h-9.5V24h-5v-9.5H0v-5h9.5z'],
  ],
  S: [
    ['w', 'M0 0h24v24h-24z'],
    ['b', 'M7 7h10v10h-10z'],
  ],
  T: [
    ['r', 'M0 0h8v24h-8z'],
    ['w', 'M8 0h8v24h-8z'],
    ['b', 'M16 0h8v24h-8z'],
  ],
  U: [
    ['w', 'M0 0h24v24h-24z'],
    ['r', 'M0 0h12v12h-12zM12 12h12v12h-12z'],
  ],
  V: [
    ['w', 'M0 0h24v24h-24z'],
    ['r', 'M0 0h4.5L12 7.5 19.5 0H24v4.5L16.5 12l7.5 7.5V24h-4.5L12 16.5 4.5 24H0v-4.5L7.5 12 0 4.5z'],
  ],
  W: [
    ['b', 'M0 0h24v24h-24z'],
    ['w', 'M4.5 4.5h15v15h-15z'],
    ['r', 'M9 9h6v6h-6z'],
  ],
  X: [
    ['w', 'M0 0h24v24h-24z'],
    ['b', 'M9.5 0h5v9.5H24v5h-9.5V24h-5v-9.5H0v-5h9.5z'],
  ],
  Y: [
    ['y', 'M0 0h24v24h-24z'],
    [
      'r',
      'M-20 24L4 0h4.8L-15.2 24zM-10.4 24L13.6 0h4.8L-5.6 24zM-0.8 24L23.2 0h4.8L4 24zM8.8 24L32.8 0h4.8L13.6 24zM18.4 24L42.4 0h4.8L23.2 24z',
    ],
  ],
  Z: [
    ['y', 'M0 0h24L12 12z'],
    ['k', 'M0 0l12 12L0 24z'],
    ['b', 'M24 0v24L12 12z'],
    ['r', 'M0 24l12-12 12 12z'],
  ],
  0: [
    ['y', 'M0 0h8v24H0zM16 0h8v24h-8z'],
    ['r', 'M8 0h8v24H8z'],
  ],
  1: [
    ['w', 'M0 0h24v24H0z'],
    ['r', 'M4 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
  ],
  2: [
    ['b', 'M0 0h24v24H0z'],
    ['w', 'M4 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
  ],
  3: [
    ['r', 'M0 0h8v24H0z'],
    ['w', 'M8 0h8v24H8z'],
    ['b', 'M16 0h8v24h-8z'],
  ],
  4: [
    ['r', 'M0 0h24v24H0z'],
    ['w', 'M7 0h4v10h13v4H11v10H7V14H0v-4h7z'],
  ],
  5: [
    ['y', 'M0 0h12v24H0z'],
    ['b', 'M12 0h12v24H12z'],
  ],
  6: [
    ['k', 'M0 0h24v12H0z'],
    ['w', 'M0 12h24v12H0z'],
  ],
  7: [
    ['y', 'M0 0h24v12H0z'],
    ['r', 'M0 12h24v12H0z'],
  ],
  8: [
    ['w', 'M0 0h24v24H0z'],
    ['r', 'M7 0h4v10h13v4H11v10H7V14H0v-4h7z'],
  ],
  9: [
    ['w', 'M0 0h12v12H0z'],
    ['k', 'M12 0h12v12H12z'],
    ['r', 'M0 12h12v12H0z'],
    ['y', 'M12 12h12v12H12z'],
  ],
}

const SQUARE = 'M0 0h24v24H0z'
const SWALLOWTAIL = 'M0 0h24l-6 12 6 12H0z'
const PENDANT = 'M0 0l24 5v14L0 24z'

/** The outline of a flag in its field, and the polygon that the cloth of a numeral pennant is cut to. */
export function clothEdge(sign: string): { path: string; clip: string | null } {
  if (sign >= '0' && sign <= '9') return { path: PENDANT, clip: 'polygon(0 0,24px 5px,24px 19px,0 24px)' }
  return { path: sign === 'A' || sign === 'B' ? SWALLOWTAIL : SQUARE, clip: null }
}
