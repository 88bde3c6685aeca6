import { categories, type Category } from './categories.ts'

/** Other names for categories in challenge files and exports, reduced to letters without accents, and digits. */
const otherNames: Record<string, Category> = {
  miscellaneous: 'Misc',
  general: 'Misc',
  feedback: 'Misc',
  sanity: 'Misc',
  sanitycheck: 'Misc',
  warmup: 'Misc',
  welcome: 'Misc',
  jail: 'Misc',
  linux: 'Misc',
  stego: 'Forensics',
  steganography: 'Forensics',
  dfir: 'Forensics',
  forensic: 'Forensics',
  cryptography: 'Crypto',
  sandbox: 'Pwn',
  hw: 'Hardware',
  net: 'Pentest',
  gamehacking: 'Reverse',
  binary: 'Pwn',
  binaryexploitation: 'Pwn',
  exploitation: 'Pwn',
  pwning: 'Pwn',
  webexploitation: 'Web',
  websecurity: 'Web',
  rev: 'Reverse',
  re: 'Reverse',
  reversing: 'Reverse',
  reverseengineering: 'Reverse',
  smartcontracts: 'Blockchain',
  web3: 'Blockchain',
  iot: 'Hardware',
  android: 'Mobile',
  ios: 'Mobile',
  programming: 'PPC',
  coding: 'PPC',
  algorithms: 'PPC',
  algorithm: 'PPC',
  algo: 'PPC',
  ml: 'AI',
  machinelearning: 'AI',
  artificialintelligence: 'AI',
  boot2root: 'Pentest',
  penetrationtesting: 'Pentest',
  network: 'Pentest',
  recon: 'OSINT',
  opensourceintelligence: 'OSINT',
  divers: 'Misc',
  bienvenue: 'Misc',
  introduction: 'Misc',
  cryptographie: 'Crypto',
  cryptanalyse: 'Crypto',
  exploitationdebinaires: 'Pwn',
  retroingenierie: 'Reverse',
  reseau: 'Pentest',
  programmation: 'PPC',
  algorithmique: 'PPC',
  algorithmie: 'PPC',
  materiel: 'Hardware',
  steganographie: 'Forensics',
  investigationnumerique: 'Forensics',
  forensique: 'Forensics',
  renseignement: 'OSINT',
  intelligenceartificielle: 'AI',
}

const known = new Map<string, Category>([
  ...Object.entries(otherNames),
  ...categories.map((category): [string, Category] => [category.toLowerCase(), category]),
])

/** Undefined for an unknown category. */
export function findCategory(name: string): Category | undefined {
  return known.get(
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
}
