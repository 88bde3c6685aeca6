import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const screens = ['scoreboard', 'home', 'game', 'challenges', 'admin-challenge', 'certificate']
const images = path.join(import.meta.dirname, '../docs/images')

// A palette makes the files a third of their size without a visible difference.
const folder = mkdtempSync(path.join(tmpdir(), 'halyard-images-'))
try {
  const options = ['--out', folder, '--only', screens.join(','), '--scheme', 'dark', '--width', 'desk']
  execFileSync(process.execPath, ['tests/e2e/take-screenshots.ts', ...options], { stdio: 'inherit' })
  for (const name of screens) {
    const image = path.join(images, `${name}.png`)
    await sharp(path.join(folder, `${name}-dark-desk.png`))
      .png({ palette: true })
      .toFile(image)
    console.log(image)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
