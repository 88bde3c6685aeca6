import '../domains/account/account.schema.ts'
import '../domains/platform/platform.schema.ts'
import '../domains/user/user.schema.ts'
