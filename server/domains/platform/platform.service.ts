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

/** What the page is filled in with; the product's own when the database can't be asked. */
export async function platformSettings(ctx: Pick<Context, 'db' | 'logger'>) {
  try {
    const { title, description, faviconHash } = (await readSettings(ctx)).globalConfig
    return {
      title: title || 'Halyard',
      description: description ?? '',
      // Browsers keep icons for long, so each has its own address.
      icon: faviconHash ? `/favicon.webp?v=${faviconHash.slice(0, 8)}` : null,
    }
  } catch (error) {
    ctx.logger.warn({ err: error }, 'the page is served without the platform’s settings')
    return { title: 'Halyard', description: '', icon: null }
  }
}
