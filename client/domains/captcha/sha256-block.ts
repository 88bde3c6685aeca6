const CONSTANTS = roundConstants()
const schedule = new Int32Array(64)

/**
 * The first 64 bits of SHA-256 over the four 32-bit words of a 16-byte message, as two signed words into `out`. The
 * browser's own SHA-256 needs a promise per hash, which is many times slower.
 */
export function sha256OfWords(a0: number, a1: number, a2: number, a3: number, out: Int32Array): void {
  const w = schedule
  w.fill(0, 4, 16)
  w[0] = a0
  w[1] = a1
  w[2] = a2
  w[3] = a3
  w[4] = 0x80000000
  w[15] = 128
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let A = 0x6a09e667
  let B = 0xbb67ae85
  let C = 0x3c6ef372
  let D = 0xa54ff53a
  let E = 0x510e527f
  let F = 0x9b05688c
  let G = 0x1f83d9ab
  let H = 0x5be0cd19
  for (let i = 0; i < 64; i++) {
    const S1 = ((E >>> 6) | (E << 26)) ^ ((E >>> 11) | (E << 21)) ^ ((E >>> 25) | (E << 7))
    const t1 = (H + S1 + ((E & F) ^ (~E & G)) + (CONSTANTS[i] as number) + (w[i] as number)) | 0
    const S0 = ((A >>> 2) | (A << 30)) ^ ((A >>> 13) | (A << 19)) ^ ((A >>> 22) | (A << 10))
    const t2 = (S0 + ((A & B) ^ (A & C) ^ (B & C))) | 0
    H = G
    G = F
    F = E
    E = (D + t1) | 0
    D = C
    C = B
    B = A
    A = (t1 + t2) | 0
  }
  out[0] = (0x6a09e667 + A) | 0
  out[1] = (0xbb67ae85 + B) | 0
}

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
function roundConstants(): Int32Array {
  const constants = new Int32Array(64)
  for (let candidate = 2, count = 0; count < 64; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
      if (candidate % divisor === 0) isPrime = false
    }
    if (isPrime) constants[count++] = (Math.cbrt(candidate) % 1) * 2 ** 32
  }
  return constants
}
