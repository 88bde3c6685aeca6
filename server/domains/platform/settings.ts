import type { Database, Transaction } from '../../database/database.ts'
import { createSharedReads } from '../../runtime/shared-reads.ts'

/**
 * Values that administrators change while the platform runs (contract: admin, section 1.1; `mailPolicy` is an
 * addition). Durations are in minutes unless their name says hours.
 */
export type Settings = {
  accountPolicy: {
    allowRegister: boolean
    activeOnRegister: boolean
    useCaptcha: boolean
    emailConfirmationRequired: boolean
    emailDomainList: string
  }
  globalConfig: {
    title: string
    slogan: string
    description: string | null
    footerInfo: string | null
    customTheme: string | null
    logoHash: string | null
    faviconHash: string | null
  }
  containerPolicy: {
    autoDestroyOnLimitReached: boolean
    maxExerciseContainerCountPerUser: number
    defaultLifetime: number
    extensionDuration: number
    renewalWindow: number
  }
  mailPolicy: {
    linkLifetimeHours: number
  }
}

const defaultSettings: Settings = {
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: '',
  },
  globalConfig: {
    title: 'Halyard',
    slogan: 'Hack for fun not for profit',
    description: 'A capture-the-flag competition platform',
    footerInfo: null,
    customTheme: null,
    logoHash: null,
    faviconHash: null,
  },
  containerPolicy: {
    autoDestroyOnLimitReached: false,
    maxExerciseContainerCountPerUser: 1,
    defaultLifetime: 120,
    extensionDuration: 120,
    renewalWindow: 10,
  },
  mailPolicy: {
    linkLifetimeHours: 3,
  },
}

type Readable = Database | Transaction
const reads = new WeakMap<Readable, ReturnType<typeof createSharedReads<Settings>>>()

/** The stored settings, merged over the defaults. Callers of one instant share them, and nobody changes them. */
export function readSettings({ db }: { db: Readable }): Promise<Settings> {
  const shared = reads.get(db) ?? createSharedReads<Settings>()
  reads.set(db, shared)
  return shared.find('', () => loadSettings(db))
}

/** One row per `Section:Field`. */
async function loadSettings(db: Readable): Promise<Settings> {
  const stored = new Map((await db.setting.findMany()).map(({ key, value }) => [key.toLowerCase(), value]))
  const read = <Section extends object>(section: string, defaults: Section): Section => {
    const merged: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(defaults)) {
      const text = stored.get(`${section}:${field}`.toLowerCase())
      merged[field] = text === undefined || text === null ? value : fromText(text, value)
    }
    return merged as Section
  }
  return {
    accountPolicy: read('AccountPolicy', defaultSettings.accountPolicy),
    globalConfig: read('GlobalConfig', defaultSettings.globalConfig),
    containerPolicy: read('ContainerPolicy', defaultSettings.containerPolicy),
    mailPolicy: read('MailPolicy', defaultSettings.mailPolicy),
  }
}

function fromText(text: string, like: unknown): unknown {
  if (typeof like === 'boolean') return text.toLowerCase() === 'true'
  if (typeof like === 'number') return Number(text)
  return text
}
