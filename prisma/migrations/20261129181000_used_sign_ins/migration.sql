-- CreateTable
CREATE TABLE "used_sign_in" (
    "state" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_sign_in_pkey" PRIMARY KEY ("state")
);

-- CreateIndex
CREATE INDEX "used_sign_in_expires_at_idx" ON "used_sign_in"("expires_at");
