import { readFileSync, statSync } from 'node:fs'
import type { Context } from '../../context.ts'
import { logoUrl } from '../asset/asset-url.ts'
import { readSettings } from './settings.ts'

const packageFile = new URL('../../../package.json', import.meta.url)

/** What the product is: its own version, the day that version was installed, the API level it keeps. */
export const platform = {
  version: (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version,
  builtAt: statSync(packageFile).mtime,
  apiLevel: '1.2.6',
}

/** What every visitor's client needs to know, fetched once. Durations in minutes. */
export async function readClientConfig(ctx: Pick<Context, 'db' | 'config'>) {
  const { globalConfig, containerPolicy } = await readSettings(ctx)
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    footerInfo: globalConfig.footerInfo,
    customTheme: globalConfig.customTheme,
    logoUrl: logoUrl(globalConfig.logoHash || null),
    portMapping: ctx.config.portMapping,
    defaultLifetime: containerPolicy.defaultLifetime,
    extensionDuration: containerPolicy.extensionDuration,
    renewalWindow: containerPolicy.renewalWindow,
  }
}

/** The platform's name in mails; the product's own name while the database is away. */
export async function platformTitle(ctx: Pick<Context, 'db' | 'logger'>): Promise<string> {
  try {
    return (await readSettings(ctx)).globalConfig.title || 'Halyard'
  } catch (error) {
    ctx.logger.warn({ err: error }, 'the title of the platform cannot be read: letters say Halyard')
    return 'Halyard'
  }
}
