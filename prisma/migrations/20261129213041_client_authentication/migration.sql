-- CreateEnum
CREATE TYPE "client_auth" AS ENUM ('Automatic', 'SecretPost', 'SecretBasic', 'SecretJwt', 'PrivateKeyJwt');

-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "client_auth" "client_auth" NOT NULL DEFAULT 'Automatic';
