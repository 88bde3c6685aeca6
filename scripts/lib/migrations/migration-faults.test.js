import { describe, expect, it } from 'vitest'
import { acceptedMigrations } from './accepted-migrations.js'
import { migrationFaults } from './migration-faults.js'

const outside = '-- halyard: outside a transaction\n'

describe('a migration is refused that', () => {
  it.each([
    ['drops a column', 'ALTER TABLE "team" DROP COLUMN "bio";', /breaks the former version/],
    ['drops a column among others', 'ALTER TABLE "team" ADD COLUMN "a" INT, DROP COLUMN "bio";', /breaks/],
    ['drops a table', 'DROP TABLE "team";', /breaks the former version/],
    ['renames a column', 'ALTER TABLE "team" RENAME COLUMN "bio" TO "text";', /breaks the former version/],
    ['renames a table', 'ALTER TABLE "team" RENAME TO "crew";', /breaks the former version/],
    ['renames a value', `ALTER TYPE "Role" RENAME VALUE 'User' TO 'Person';`, /breaks the former version/],
    ['adds a column that inserts must name', 'ALTER TABLE "team" ADD COLUMN "a" INT NOT NULL;', /default/],
    ['makes a column required', 'ALTER TABLE "team" ALTER COLUMN "bio" SET NOT NULL;', /breaks inserts/],
    ['changes a type', 'ALTER TABLE "team" ALTER COLUMN "id" SET DATA TYPE BIGINT;', /each row again/],
    [
      'computes a value for each row',
      'ALTER TABLE "team" ADD COLUMN "key" UUID NOT NULL DEFAULT gen_random_uuid();',
      /each row again/,
    ],
    ['indexes a large table under a lock', 'CREATE INDEX "a" ON "log"("time");', /CONCURRENTLY/],
    ['indexes inside a transaction', 'CREATE INDEX CONCURRENTLY "a" ON "log"("time");', /first line/],
    ['cannot be repeated', `${outside}CREATE INDEX CONCURRENTLY "a" ON "log"("time");`, /dropped first/],
    [
      'validates a constraint of a large table at once',
      'ALTER TABLE "log" ADD CONSTRAINT "c" CHECK ("id" > 0);',
      /NOT VALID/,
    ],
    ['changes all rows of a large table', 'UPDATE "submission" SET "ip" = NULL;', /in a job/],
    ['locks a table', 'LOCK TABLE "team";', /locks a table/],
  ])('%s', (_what, sql, fault) => {
    expect(migrationFaults(sql)).toEqual([expect.stringMatching(fault)])
  })
})

describe('a migration is accepted that', () => {
  it.each([
    [
      'adds a column with a default',
      `ALTER TABLE "team" ADD COLUMN "a" TEXT NOT NULL DEFAULT 'a; DROP TABLE b';`,
    ],
    ['adds a column without a value', 'ALTER TABLE "log" ADD COLUMN "a" TEXT;'],
    [
      'changes a table that it creates',
      `CREATE TABLE "log" ("a" INT NOT NULL); CREATE INDEX "i" ON "log"("a"); ALTER TABLE "log" ALTER COLUMN "a" SET NOT NULL,
       ADD CONSTRAINT "c" CHECK ("a" > 0);`,
    ],
    ['indexes a small table', 'CREATE INDEX "i" ON "post"("title");'],
    [
      'indexes a large table while it is written',
      `${outside}DROP INDEX CONCURRENTLY IF EXISTS "i";\nCREATE INDEX CONCURRENTLY "i" ON "log"("time");`,
    ],
    ['validates a constraint later', 'ALTER TABLE "log" ADD CONSTRAINT "c" CHECK ("id" > 0) NOT VALID;'],
    [
      'drops a constraint or a default',
      'ALTER TABLE "log" DROP CONSTRAINT "c", ALTER COLUMN "a" DROP NOT NULL;',
    ],
    [
      'says why it is safe',
      '-- halyard: safe because 0.2 does not read it.\nALTER TABLE "team" DROP COLUMN "bio";',
    ],
    ['mentions a statement in a comment', '-- DROP TABLE "team";\nCREATE TABLE "a" ();'],
  ])('%s', (_what, sql) => {
    expect(migrationFaults(sql)).toEqual([])
  })

  it('was there before the check', () => {
    expect(acceptedMigrations).toContain('20261121113021_init')
  })
})
