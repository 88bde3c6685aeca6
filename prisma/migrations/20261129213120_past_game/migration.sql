-- CreateTable
CREATE TABLE "past_game" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(128) NOT NULL,
    "link" VARCHAR(2000) NOT NULL DEFAULT '',
    "start_at" TIMESTAMPTZ(3) NOT NULL,
    "end_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "past_game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "past_standing" (
    "id" SERIAL NOT NULL,
    "past_game_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "team_name" VARCHAR(128) NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "past_standing_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "past_game_end_at_id_idx" ON "past_game"("end_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "past_game_title_start_at_key" ON "past_game"("title", "start_at");

-- CreateIndex
CREATE INDEX "past_standing_past_game_id_place_id_idx" ON "past_standing"("past_game_id", "place", "id");

-- CreateIndex
CREATE UNIQUE INDEX "past_standing_past_game_id_team_name_key" ON "past_standing"("past_game_id", "team_name");

-- AddForeignKey
ALTER TABLE "past_standing" ADD CONSTRAINT "past_standing_past_game_id_fkey" FOREIGN KEY ("past_game_id") REFERENCES "past_game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
