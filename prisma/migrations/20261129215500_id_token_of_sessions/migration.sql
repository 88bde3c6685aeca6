-- AlterTable
ALTER TABLE "log_in_step" ADD COLUMN     "id_token" TEXT;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "id_token" TEXT;
