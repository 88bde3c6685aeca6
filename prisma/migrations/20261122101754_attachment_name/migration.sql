-- AlterTable
ALTER TABLE "attachment" ADD COLUMN "name" TEXT;

-- Until now all attachments of the same bytes had the name of the latest upload. It is the one that can be known.
UPDATE "attachment" a SET "name" = f."name" FROM "file" f WHERE f."id" = a."file_id";
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file_has_a_name" CHECK ("file_id" IS NULL OR "name" IS NOT NULL);
