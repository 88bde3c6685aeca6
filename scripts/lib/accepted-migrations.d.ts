export const acceptedMigrations: ReadonlySet<string>
