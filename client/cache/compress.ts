const FORMAT = 'deflate-raw'
/** The number of bytes per call, because the arguments of one call are limited. */
const CHUNK = 0x8000

/** Compresses a text to a string with one character per byte, as local storage holds it. */
export async function compress(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let packed = ''
  for (let from = 0; from < bytes.length; from += CHUNK) {
    packed += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  }
  return packed
}

/** @throws TypeError if the string was not made by `compress` */
export async function decompress(packed: string): Promise<string> {
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT))).text()
}
