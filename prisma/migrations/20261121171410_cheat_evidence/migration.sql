-- AlterTable
ALTER TABLE "instance" ADD COLUMN     "opened_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "ip" VARCHAR(40);
