#!/usr/bin/env bash
# Prisma 7.9.1.
# A read with nested relations sends a statement for each level, also where the rows before it have no such relation: their
# keys are then `IN (NULL)`, which no row can match, so each of these round trips to the database brings nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent prisma@7.9.1 @prisma/client@7.9.1

cat > schema.prisma <<'END'
generator client {
  provider     = "prisma-client"
  output       = "./client"
  moduleFormat = "esm"
  importFileExtension = "ts"
}
datasource db {
  provider = "postgresql"
}
model Team {
  id      Int      @id
  members Member[]
}
model Member {
  id     Int     @id
  team   Team    @relation(fields: [teamId], references: [id])
  teamId Int
  badges Badge[]
}
model Badge {
  id       Int    @id
  member   Member @relation(fields: [memberId], references: [id])
  memberId Int
}
END
echo "export default { schema: 'schema.prisma' }" > prisma.config.mjs
# `generate` looks for the engine of migrations, and does not run it.
PRISMA_SCHEMA_ENGINE_BINARY=$(command -v node) CHECKPOINT_DISABLE=1 npx prisma generate > log 2>&1 || { cat log; exit 1; }

cat > run.mts <<'END'
import { PrismaClient } from './client/client.ts'

const int32 = 0
const sent: string[] = []
// A database whose only row is a team without members.
const connection = {
  provider: 'postgres' as const,
  adapterName: 'recorder',
  async queryRaw({ sql }: { sql: string }) {
    sent.push(sql)
    const rows = sql.includes('FROM "public"."Team"') ? [[1]] : []
    return { columnNames: ['id'], columnTypes: [int32], rows }
  },
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: async () => { throw new Error('not used') },
  dispose: async () => {},
}
const adapter = { provider: 'postgres' as const, adapterName: 'recorder', connect: async () => connection }
const db = new PrismaClient({ adapter: adapter as never })
const teams = await db.team.findMany({ include: { members: { include: { badges: true } } } })
console.log(JSON.stringify(teams))
for (const text of sent) console.log(/FROM .*/.exec(text)?.[0].replaceAll('"public".', ''))
END

seen=$(npx --yes node@24.21.0 --disable-warning=ExperimentalWarning run.mts)
echo "$seen"
[ "$seen" = '[{"id":1,"members":[]}]
FROM "Team" WHERE 1=1 OFFSET $1
FROM "Member" WHERE "Member"."teamId" IN ($1) OFFSET $2
FROM "Badge" WHERE "Badge"."memberId" IN (NULL) OFFSET $1' ] || {
  echo 'Prisma sends other statements now.' >&2
  exit 1
}
