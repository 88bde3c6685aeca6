export declare const acceptedMigrations: ReadonlySet<string>
