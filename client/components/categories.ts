/** The 13 categories in the order of the rules. The flag and the inks are named by `slug`. */
export const CATEGORIES = [
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Blockchain',
  'Forensics',
  'Hardware',
  'Mobile',
  'PPC',
  'AI',
  'Pentest',
  'OSINT',
] as const

export type Category = (typeof CATEGORIES)[number]

export function categorySlug(category: Category): string {
  return category.toLowerCase()
}
