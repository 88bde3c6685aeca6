import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** The pictures by their names: the screen, and its part from the top or the bottom in pixels. */
const pictures: Record<string, { screen?: string; top?: number; bottom?: [from: number, to: number] }> = {
  scoreboard: {},
  'scoreboard-frozen': {},
  home: {},
  game: {},
  challenges: { top: 1000 },
  'challenge-hint': {},
  'challenge-limited': { top: 560 },
  statistics: { top: 1000 },
  certificate: {},
  'admin-info': { top: 900 },
  'admin-divisions': { top: 900 },
  'admin-awards': { top: 620 },
  'admin-schedule': { top: 900 },
  'admin-unlocks': { screen: 'admin-schedule', bottom: [420, 60] },
  'admin-challenge': { top: 1000 },
  'admin-flags': { top: 620 },
}
const images = path.join(import.meta.dirname, '../docs/images')

// A palette makes the files a third of their size without a visible difference.
const folder = mkdtempSync(path.join(tmpdir(), 'halyard-images-'))
try {
  const screens = Object.entries(pictures).map(([name, { screen = name }]) => screen)
  const options = ['--out', folder, '--only', screens.join(','), '--scheme', 'dark', '--width', 'desk']
  execFileSync(process.execPath, ['tests/e2e/take-screenshots.ts', ...options], { stdio: 'inherit' })
  for (const [name, { screen = name, top, bottom }] of Object.entries(pictures)) {
    const image = path.join(images, `${name}.png`)
    const taken = sharp(path.join(folder, `${screen}-dark-desk.png`))
    const { width, height } = await taken.metadata()
    const [from, to] = bottom
      ? [height - bottom[0], height - bottom[1]]
      : [0, Math.min(height, top ?? height)]
    await taken
      .extract({ left: 0, top: from, width, height: to - from })
      .png({ palette: true })
      .toFile(image)
    console.log(image)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
