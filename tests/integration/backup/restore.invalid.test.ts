import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyArchive } from '../../../server/backup/archive-reader.ts'
import { createArchive } from '../../../server/backup/archive-writer.ts'
import { BackupError } from '../../../server/backup/backup-error.ts'
import { headerEntry } from '../../../server/backup/manifest.ts'
import { requireKnownVersion } from '../../../server/backup/restore-target.ts'
import { readMigrations } from '../../../server/database/migrations/read-migrations.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { openBackupFolder, runRestore } from '../../kit/server/backup.ts'
import { signIn } from '../../kit/world/factories.ts'
import { uploadFile } from '../../kit/calls/forms.ts'
import { createEmptyDatabase } from '../../kit/services/test-database.ts'

const folder = openBackupFolder()
let test: TestApp
let file: string

beforeAll(async () => {
  test = await startTestApp()
  await uploadFile(await signIn(test, 'Admin'), randomBytes(100_000), 'a')
  ;({ file } = await folder.backUp({ databaseUrl: test.databaseUrl, storage: test.services.storage }))
})
afterAll(async () => {
  await test.dispose()
  folder.remove()
})

describe('an invalid archive', () => {
  async function refusal(archive: string): Promise<string> {
    const error = await verifyArchive(archive).then(
      (whole) => refusalOf(() => requireKnownVersion(whole, readMigrations(), '1.0.0')),
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(BackupError)
    return (error as BackupError).message.replace(archive, 'FILE')
  }
  function refusalOf(check: () => void): unknown {
    try {
      return check()
    } catch (error) {
      return error
    }
  }
  const write = (bytes: Uint8Array) => {
    const name = folder.next('other.tar.gz')
    writeFileSync(name, bytes)
    return name
  }

  it('is rejected when it is truncated', async () => {
    const bytes = readFileSync(file)
    const message = 'FILE is cut short: its end is missing. Copy it again, or take another backup.'
    expect(await refusal(write(bytes.subarray(0, bytes.length / 2)))).toBe(message)
    const tar = gunzipSync(bytes)
    // A valid archive that ends before its last entry.
    const end = tar.lastIndexOf('manifest.json')
    expect(await refusal(write(gzipSync(tar.subarray(0, end))))).toBe(message)
  })

  it('is rejected when one byte of a file or of a row differs', async () => {
    for (const entry of ['database/user/000001.copy', 'files/', headerEntry]) {
      const tar = gunzipSync(readFileSync(file))
      const place = tar.indexOf(entry) + 512 + 20
      tar[place] = (tar[place] ?? 0) ^ 1
      expect(await refusal(write(gzipSync(tar)))).toMatch(
        /^FILE is (damaged or was changed: ".*" is not what|not a backup)/,
      )
    }
  })

  it('is rejected when it is not a backup', async () => {
    const text = write(Buffer.from('hello'))
    const refused = await runRestore(text, await createEmptyDatabase(), folder.next('data'))
    expect(refused).toEqual({ code: 1, stdout: '', stderr: `${text} is not a backup of Halyard.\n` })
    expect(await refusal(text)).toBe('FILE is not a backup of Halyard.')
    expect(await refusal(write(gzipSync('hello'.repeat(500))))).toBe('FILE is not a backup of Halyard.')
    expect(await refusal(write(Buffer.alloc(0)))).toMatch(/^FILE is (cut short|not a backup)/)
    expect(await refusal(folder.folder)).toBe('FILE is not a backup of Halyard.')
    expect(await refusal(folder.next('nowhere'))).toMatch(
      /^Cannot read FILE: there is no such file or folder/,
    )
  })

  it('is rejected when a later version wrote it, and the error names the version', async () => {
    const later = folder.next('later.tar.gz')
    const archive = await createArchive(later)
    const header = {
      format: 1,
      platformVersion: '7.8.9',
      createdAt: new Date().toISOString(),
      postgresVersion: '18.1',
      migrations: [{ name: '29990101000000_later', checksum: 'x' }],
      tables: [],
      sequences: [],
      files: { count: 0, bytes: 0 },
      withCaptures: false,
      withSecret: false,
    }
    const bytes = Buffer.from(JSON.stringify(header))
    await archive.add(headerEntry, bytes.length, [bytes])
    await archive.finish({ rows: {}, missingFiles: [] })
    expect(await refusal(later)).toMatch(
      /^FILE was made by Halyard 7\.8\.9, and this is Halyard 1\.0\.0, which does not know the migration/,
    )
  })
})
