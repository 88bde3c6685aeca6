-- AlterTable
-- halyard: safe because PostgreSQL widens a VARCHAR without reading its rows
ALTER TABLE "user" ALTER COLUMN "user_name" SET DATA TYPE VARCHAR(64),
ADD COLUMN     "name_key" TEXT;

-- AlterTable
-- halyard: safe because PostgreSQL widens a VARCHAR without reading its rows
ALTER TABLE "team" ALTER COLUMN "name" SET DATA TYPE VARCHAR(128);

-- AlterTable
-- halyard: safe because PostgreSQL widens a VARCHAR without reading its rows
ALTER TABLE "log" ALTER COLUMN "user_name" SET DATA TYPE VARCHAR(64);

-- AlterTable
-- halyard: safe because PostgreSQL widens a VARCHAR without reading its rows
ALTER TABLE "pending_registration" ALTER COLUMN "user_name" SET DATA TYPE VARCHAR(64),
ADD COLUMN     "name_key" TEXT;

-- CreateIndex
-- Existing users have no key yet, so none of them can break the rule.
CREATE UNIQUE INDEX "user_name_key_key" ON "user"("name_key");

-- CreateIndex
CREATE INDEX "pending_registration_name_key_idx" ON "pending_registration"("name_key");
