import { defineConfig } from 'prisma/config'

// Prisma's own tools look for a default export here.
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
})
