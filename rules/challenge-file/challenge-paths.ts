/** File systems take names of at most 255 bytes, and a character has up to 4. */
const longestName = 60

const shortened = (text: string) => [...text].slice(0, longestName).join('')

const slug = (text: string) =>
  shortened(text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, ''))
    .replace(/-$/, '')
    .toLowerCase()

/** The path of a challenge's file, of its category and title. `id` tells challenges with one path apart. */
export function challengePath(
  { category, title, id }: { category: string; title: string; id: string | number },
  taken: ReadonlySet<string>,
): string {
  let folder = `${category.toLowerCase()}/${slug(title) || 'challenge'}`
  while (taken.has(`${folder}/challenge.yml`)) folder += `-${slug(String(id))}`
  return `${folder}/challenge.yml`
}

const mostBytes = 255
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A name that file systems take, with the ending that it had. */
function cutName(name: string): string {
  const ending = /\.[^.]{1,12}$/u.exec(name)?.[0] ?? ''
  const letters = Array.from(name.slice(0, name.length - ending.length))
  while (letters.length > 0 && bytesOf(letters.join('')) + bytesOf(ending) > mostBytes) letters.pop()
  return letters.join('') + ending
}

/** The path of a challenge's attachment, from the folder of its file. A name never leads out of this folder. */
export function attachmentPath(name: string | null): string {
  const plain = cutName((name ?? '').replace(/[/\\\p{Cc}]/gu, '_'))
  return `dist/${/^\.*$/.test(plain) ? 'attachment' : plain}`
}
