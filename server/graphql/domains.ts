import '../domains/account/account.schema.ts'
