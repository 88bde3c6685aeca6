-- CreateTable
CREATE TABLE "import_lease" (
    "game_id" INTEGER NOT NULL,
    "lease_key" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client" VARCHAR(100) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_lease_pkey" PRIMARY KEY ("game_id")
);

-- CreateIndex
CREATE INDEX "import_lease_user_id_idx" ON "import_lease"("user_id");

-- AddForeignKey
ALTER TABLE "import_lease" ADD CONSTRAINT "import_lease_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_lease" ADD CONSTRAINT "import_lease_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
