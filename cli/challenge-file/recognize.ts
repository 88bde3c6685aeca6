import { challengeTypes } from '../../rules/challenge-types.ts'
import { hasCtfdColumns } from './ctfd-csv/read-ctfd-csv.ts'
import { hasRsctfKeys, hasRsctfType } from './rsctf/read-rsctf.ts'
import { isKctf } from './kctf/kctf-image.ts'
import { isMap, isNothing, listOf, mapOf, textOf, type YamlMap } from './yaml.ts'

export type Dialect =
  | 'ctfcli'
  | 'rcds'
  | 'gzcli'
  | 'konata'
  | 'BSidesSF'
  | 'Google'
  | 'b01lers'
  | 'CTF-Architect'
  | 'idek'
  | 'beaver-cds'
  | 'rsctf'
  | 'CTFd CSV'
  | 'IrisCTF'
  | 'Root-Me'

/** The kind of a file: a challenge in a dialect, a file beside challenges, a file of another program, or unknown. */
export type Recognized = Dialect | 'kCTF' | 'konata project' | 'other' | 'unknown'

export const knownDialects = [
  'ctfcli (challenge.yml, ctfcli.yaml)',
  'rcds (challenge.yaml, challenge.json)',
  'gzcli (challenge.yml)',
  'konata (kona.yaml, kona.toml)',
  'BSidesSF (metadata.yml)',
  'Google CTF (metadata.yaml)',
  'b01lers (chal.json)',
  'CTF-Architect (chall.toml)',
  'idek (meta.yaml)',
  'beaver-cds (challenge.yaml)',
  'rsctf (challenge.yaml)',
  'CTFd CSV (challenges.csv)',
  'kCTF (challenge.yaml, beside another file)',
] as const

/** A file of ctfcli beside others in its folder, such as `challenge-1.yml`: a project can list files of every name. */
export const isFurtherFile = (name: string) =>
  /^chall?(enge)?([-_. ].*|\d+)?\.ya?ml$/i.test(name) && !/^challenge\.ya?ml$/i.test(name)

const has = (document: YamlMap, key: string) => key in document && !isNothing(document[key])
const hasAll = (document: YamlMap, keys: string[]) => keys.every((key) => key in document)

function isGzcli(document: YamlMap): boolean {
  const type = textOf(document['type'])
  return (
    challengeTypes.some((known) => known === type) ||
    isMap(document['container']) ||
    textOf(document['provide']) !== ''
  )
}

function isRcds(document: YamlMap, isBelowRcds: boolean): boolean {
  if (Array.isArray(document['provide']) || isMap(document['expose'])) return true
  if (!has(document, 'flag') || has(document, 'flags')) return false
  // Some files of ctfcli have one flag below the key of rcds.
  const looksLikeCtfcli = ['version', 'state', 'extra', 'decay', 'type'].some((key) => has(document, key))
  return isBelowRcds || isMap(document['flag']) || !looksLikeCtfcli
}

function isCtfcli(document: YamlMap): boolean {
  if (['flags', 'value', 'version', 'extra', 'state'].some((key) => key in document)) return true
  return has(document, 'name') && (has(document, 'description') || has(document, 'flag'))
}

/** Formats with a file name of their own. Other programs use some of these names too. */
function recognizeName(name: string, document: YamlMap): Recognized | undefined {
  if (name === 'chal.json') return hasAll(document, ['name', 'flag']) ? 'b01lers' : 'other'
  if (name === 'chall.toml') return isMap(document['challenge']) ? 'CTF-Architect' : 'unknown'
  if (/^meta\.ya?ml$/.test(name)) return hasAll(document, ['name', 'flag', 'description']) ? 'idek' : 'other'
  if (name.endsWith('.csv')) return hasCtfdColumns(document) ? 'CTFd CSV' : 'unknown'
  if (name !== 'challenges.json') return undefined
  const services = Object.values(document)
  return services.length > 0 && services.every((item) => isMap(item) && 'server' in item)
    ? 'IrisCTF'
    : 'other'
}

/** Recognizes a file by its name and content. The first rule that fits decides. */
export function recognize(fileName: string, documents: YamlMap[], isBelowRcds: boolean): Recognized {
  const name = fileName.toLowerCase()
  if (isFurtherFile(name)) {
    const kind = recognize('challenge.yml', documents, isBelowRcds)
    // Deployments have such names too.
    return kind === 'kCTF' || kind === 'unknown' ? 'other' : kind
  }
  const [document = {}] = documents
  if (/^kona\.(ya?ml|toml)$/.test(name)) {
    if (listOf(document['challenges']).length > 0) return 'konata'
    return ['rctf', 'ctfd', 'registries'].some((key) => key in document) ? 'konata project' : 'unknown'
  }
  if (documents.some(isKctf)) return 'kCTF'
  if (/^metadata\.ya?ml$/.test(name)) {
    if (hasAll(document, ['flag', 'label', 'link', 'attachment', 'visible'])) return 'Google'
    // Some events write another version into their files.
    const isBsidessf =
      textOf(document['version']) === 'beta1' || hasAll(document, ['name', 'flag', 'value', 'tags'])
    return isBsidessf ? 'BSidesSF' : 'unknown'
  }
  const named = recognizeName(name, document)
  if (named) return named
  if ('challenge_information' in document) return 'Root-Me'
  if (hasRsctfType(document)) return 'rsctf'
  if (isGzcli(document)) return hasRsctfKeys(document) ? 'rsctf' : 'gzcli'
  if (Array.isArray(document['pods'])) return 'beaver-cds'
  if (name.startsWith('challenge.') && isRcds(document, isBelowRcds)) return 'rcds'
  if (/^(challenge|ctfcli)\.ya?ml$/.test(name) && isCtfcli(document)) return 'ctfcli'
  return 'unknown'
}

/** The kCTF document of a file with several documents. */
export function kctfDocument(documents: YamlMap[]): YamlMap {
  return mapOf(documents.find(isKctf))
}
