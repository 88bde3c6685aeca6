-- CreateTable
CREATE TABLE "rating" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "stars" SMALLINT NOT NULL,
    "comment" VARCHAR(300) NOT NULL DEFAULT '',
    "rated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rating_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "rating_challenge_id_rated_at_idx" ON "rating"("challenge_id", "rated_at");

-- CreateIndex
CREATE INDEX "rating_game_id_rated_at_idx" ON "rating"("game_id", "rated_at");

-- CreateIndex
CREATE INDEX "rating_participation_id_challenge_id_idx" ON "rating"("participation_id", "challenge_id");

-- CreateIndex
CREATE UNIQUE INDEX "rating_user_id_challenge_id_key" ON "rating"("user_id", "challenge_id");

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_challenge_id_game_id_fkey" FOREIGN KEY ("challenge_id", "game_id") REFERENCES "challenge"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_participation_id_game_id_fkey" FOREIGN KEY ("participation_id", "game_id") REFERENCES "participation"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_participation_id_challenge_id_fkey" FOREIGN KEY ("participation_id", "challenge_id") REFERENCES "solve"("participation_id", "challenge_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "rating" ADD CONSTRAINT "rating_stars_are_1_to_5" CHECK ("stars" BETWEEN 1 AND 5);
