-- CreateTable
CREATE TABLE "seen_claims" (
    "provider_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "claims" JSONB NOT NULL,

    CONSTRAINT "seen_claims_pkey" PRIMARY KEY ("provider_id")
);

-- AddForeignKey
ALTER TABLE "seen_claims" ADD CONSTRAINT "seen_claims_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "identity_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;
