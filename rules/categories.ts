/** The 13 categories of challenges; their indexes are their numbers in the REST API. */
export const categories = [
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

export type Category = (typeof categories)[number]
