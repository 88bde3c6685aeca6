import { readFileSync, statSync } from 'node:fs'
import type { Context } from '../../context.ts'
import { logoUrl } from '../asset/asset-url.ts'
import { readSettings } from './settings.ts'

const packageFile = new URL('../../../package.json', import.meta.url)

/** The product's version, the day on which that version was installed, and its API level. */
export const platform = {
  version: (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version,
  builtAt: statSync(packageFile).mtime,
  apiLevel: '1.2.6',
}

/** The configuration that every client loads once. Durations are in minutes. */
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

/** The platform's name in mails and feeds; the product's name while the database is unavailable. */
export async function platformTitle(ctx: Pick<Context, 'db' | 'logger'>): Promise<string> {
  try {
    return (await readSettings(ctx)).globalConfig.title || 'Halyard'
  } catch (error) {
    ctx.logger.warn({ err: error }, 'could not read the title of the platform, "Halyard" is used')
    return 'Halyard'
  }
}
