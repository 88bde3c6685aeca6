const p = 2n ** 255n - 19n
/** The curve's constant -121665/121666 (RFC 8032, section 5.1). */
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** Whether 32 bytes are the compressed form of a point of edwards25519 (RFC 8032, section 5.1.3). */
export function isCurvePoint(bytes: Uint8Array): boolean {
  const number = BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`)
  const isOdd = number >> 255n === 1n
  const y = number & (2n ** 255n - 1n)
  if (y >= p) return false
  // v is never zero, so x² = u / v has a root exactly if u·v is a square.
  const u = modulo(y * y - 1n)
  const v = modulo(d * y * y + 1n)
  if (u === 0n) return !isOdd
  return power(modulo(u * v), (p - 1n) / 2n) === 1n
}

function modulo(value: bigint): bigint {
  const rest = value % p
  return rest < 0n ? rest + p : rest
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = base, left = exponent; left > 0n; left >>= 1n, square = modulo(square * square)) {
    if ((left & 1n) === 1n) result = modulo(result * square)
  }
  return result
}
