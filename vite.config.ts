import { transformAsync } from '@babel/core'
import relay from 'babel-plugin-relay'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './client/build/code-splitting.ts'
import { clientTypes } from './client/build/client-types.ts'
import { compressedFiles } from './client/build/compressed-files-plugin.ts'
import { bundle, downloads } from './client/build/downloads-plugin.ts'
import { pageStart } from './client/build/page-start-plugin.ts'
import { routeFiles } from './client/build/route-files-plugin.ts'
import { serviceWorker } from './client/build/service-worker-plugin.ts'
import { unusedRelay, unusedRouter } from './client/build/unused-parts-plugin.ts'
import { localeFiles } from './client/i18n/locale-files-plugin.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`
const clientRoot = resolve(import.meta.dirname, 'client')

// Relay needs Babel for its tag alone, so only the files that hold one take the detour.
function relayTags(): Plugin {
  return {
    name: 'relay-tags',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.startsWith(clientRoot) || !/\.tsx?$/.test(id) || !code.includes('graphql`')) return null
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: [
          ['@babel/plugin-syntax-typescript', { isTSX: id.endsWith('x') }],
          [relay, { eagerEsModules: true, artifactDirectory: resolve(clientRoot, '__generated__') }],
        ],
        parserOpts: { plugins: ['typescript', ...(id.endsWith('x') ? (['jsx'] as const) : [])] },
      })
      return result?.code ? { code: result.code, map: JSON.stringify(result.map) } : null
    },
  }
}

// In production the server fills these; the dev server has nobody else to do it.
function devPlaceholders(): Plugin {
  const values: Record<string, string> = {
    '%TITLE%': 'Halyard',
    '%DESCRIPTION%': 'Halyard',
    '%LANG%': 'en-US',
    '%LOCALE%': 'en-US',
    '%NONCE%': '',
  }
  return {
    name: 'dev-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(/%(TITLE|DESCRIPTION|LANG|LOCALE|NONCE)%/g, (key) => values[key] ?? ''),
  }
}

// GraphiQL's style sheet carries two type families as data; the product has its own.
function ownFonts(): Plugin {
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      /graphiql[\\/]dist[\\/]style\.css/.test(id)
        ? { code: code.replace(/@font-face\s*\{[^}]*(Roboto|Fira Code)[^}]*\}/g, ''), map: null }
        : null,
  }
}

const cli = resolve(import.meta.dirname, 'cli')
const programs = downloads({
  'halyard.mjs': async () => `#!/usr/bin/env node\n${await bundle(resolve(cli, 'main.ts'))}`,
  'halyard-client.mjs': () => bundle(resolve(cli, 'client/client.ts'), { minify: false }),
  'halyard-client.d.mts': async () => clientTypes(resolve(cli, 'client')),
})

// Addresses that the server answers with a page.
const toPage = (page: string) => (request: { headers: { accept?: string } }) =>
  request.headers.accept?.includes('text/html') ? page : undefined

// The explorer and the page for frames of other sites are builds of their own (`--mode explorer`, `--mode embed`), so
// that their modules do not decide how those of the client are split.
export default defineConfig(({ mode }) => {
  const isExplorer = mode === 'explorer'
  const isClient = !isExplorer && mode !== 'embed'
  return {
    root: clientRoot,
    publicDir: resolve(clientRoot, 'public'),
    plugins: [
      relayTags(),
      ...(isExplorer ? [] : [unusedRelay()]),
      ...(isClient ? [unusedRouter()] : []),
      react(),
      localeFiles(resolve(clientRoot, 'locales')),
      ownFonts(),
      devPlaceholders(),
      routeFiles(),
      ...(isClient ? [pageStart()] : []),
      serviceWorker(resolve(clientRoot, 'worker/service-worker.js')),
      ...(isClient ? [programs] : []),
      compressedFiles(),
    ],
    html: { cspNonce: '%NONCE%' },
    // Without the containers of React Relay, which are older than its hooks.
    resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks.js' }] },
    build: {
      assetsDir: 'app',
      outDir: resolve(import.meta.dirname, 'dist/client'),
      emptyOutDir: isClient,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // The editor of the explorer, which no other page loads.
      chunkSizeWarningLimit: 2900,
      rolldownOptions: {
        input: resolve(clientRoot, isClient ? 'index.html' : `${mode}.html`),
        // GraphiQL is full of directives for a compiler that is not in use here.
        onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)),
        output: isClient ? { codeSplitting: codeSplitting() } : {},
      },
    },
    server: {
      proxy: {
        '/graphql': { target: server, ws: true, bypass: toPage('/explorer.html') },
        '/embed': { target: server, bypass: toPage('/embed.html') },
        '/api/docs': { target: server, bypass: toPage('/index.html') },
        '/api': { target: server, ws: true },
        '/assets': { target: server },
        '/certificates': { target: server },
        '/static': { target: server },
      },
    },
  }
})
