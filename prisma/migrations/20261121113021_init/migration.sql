-- CreateEnum
CREATE TYPE "ApiTokenScope" AS ENUM ('read', 'play', 'monitor', 'author', 'admin');

-- CreateEnum
CREATE TYPE "AttachmentType" AS ENUM ('None', 'Local', 'Remote');

-- CreateEnum
CREATE TYPE "ChallengeType" AS ENUM ('StaticAttachment', 'StaticContainer', 'DynamicAttachment', 'DynamicContainer');

-- CreateEnum
CREATE TYPE "ChallengeCategory" AS ENUM ('Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Blockchain', 'Forensics', 'Hardware', 'Mobile', 'PPC', 'AI', 'Pentest', 'OSINT');

-- CreateEnum
CREATE TYPE "ContainerStatus" AS ENUM ('Pending', 'Running', 'Destroyed');

-- CreateEnum
CREATE TYPE "GameEventType" AS ENUM ('Normal', 'ContainerStart', 'ContainerDestroy', 'FlagSubmit', 'CheatDetected');

-- CreateEnum
CREATE TYPE "NoticeType" AS ENUM ('Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'NewHint', 'NewChallenge');

-- CreateEnum
CREATE TYPE "ParticipationStatus" AS ENUM ('Pending', 'Accepted', 'Rejected', 'Suspended', 'Unsubmitted');

-- CreateEnum
CREATE TYPE "BoardChangeKind" AS ENUM ('solve', 'participation', 'challenge', 'game', 'team');

-- CreateEnum
CREATE TYPE "AnswerResult" AS ENUM ('FlagSubmitted', 'Accepted', 'WrongAnswer', 'CheatDetected', 'NotFound');

-- CreateEnum
CREATE TYPE "SubmissionType" AS ENUM ('Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('Banned', 'User', 'Monitor', 'Admin');

-- CreateTable
CREATE TABLE "api_token" (
    "id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "scopes" "ApiTokenScope"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "id" SERIAL NOT NULL,
    "type" "AttachmentType" NOT NULL DEFAULT 'None',
    "remote_url" TEXT,
    "file_id" INTEGER,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" SERIAL NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "name" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenge" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "category" "ChallengeCategory" NOT NULL DEFAULT 'Misc',
    "type" "ChallengeType" NOT NULL DEFAULT 'StaticAttachment',
    "hints" TEXT[],
    "is_enabled" BOOLEAN NOT NULL DEFAULT false,
    "original_score" INTEGER NOT NULL DEFAULT 1000,
    "min_score_rate" DOUBLE PRECISION NOT NULL DEFAULT 0.25,
    "difficulty" DOUBLE PRECISION NOT NULL DEFAULT 5,
    "disable_blood_bonus" BOOLEAN NOT NULL DEFAULT false,
    "file_name" TEXT DEFAULT 'attachment',
    "flag_template" VARCHAR(120),
    "container_image" TEXT DEFAULT '',
    "memory_limit_mib" INTEGER DEFAULT 64,
    "storage_limit_mib" INTEGER DEFAULT 256,
    "cpu_tenths" INTEGER DEFAULT 1,
    "container_expose_port" INTEGER DEFAULT 80,
    "enable_traffic_capture" BOOLEAN NOT NULL DEFAULT false,
    "attachment_id" INTEGER,
    "test_container_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "instance" (
    "challenge_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "is_loaded" BOOLEAN NOT NULL DEFAULT false,
    "flag_id" INTEGER,
    "container_id" UUID,
    "last_container_operation_at" TIMESTAMPTZ(3),

    CONSTRAINT "instance_pkey" PRIMARY KEY ("challenge_id","participation_id")
);

-- CreateTable
CREATE TABLE "container" (
    "id" UUID NOT NULL,
    "image" TEXT NOT NULL,
    "container_id" TEXT NOT NULL,
    "status" "ContainerStatus" NOT NULL DEFAULT 'Pending',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expect_stop_at" TIMESTAMPTZ(3) NOT NULL,
    "is_proxy" BOOLEAN NOT NULL,
    "ip" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "public_ip" TEXT,
    "public_port" INTEGER,

    CONSTRAINT "container_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flag" (
    "id" SERIAL NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "flag" VARCHAR(127) NOT NULL,
    "is_occupied" BOOLEAN NOT NULL DEFAULT false,
    "attachment_id" INTEGER,

    CONSTRAINT "flag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_event" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "type" "GameEventType" NOT NULL,
    "values" TEXT[],
    "user_id" UUID,
    "team_id" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "practice_mode" BOOLEAN NOT NULL DEFAULT true,
    "accept_without_review" BOOLEAN NOT NULL DEFAULT false,
    "invite_code" VARCHAR(32),
    "team_member_count_limit" INTEGER NOT NULL DEFAULT 0,
    "container_count_limit" INTEGER NOT NULL DEFAULT 3,
    "poster_hash" VARCHAR(64),
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "start_at" TIMESTAMPTZ(3) NOT NULL,
    "end_at" TIMESTAMPTZ(3) NOT NULL,
    "writeup_required" BOOLEAN NOT NULL DEFAULT false,
    "writeup_deadline" TIMESTAMPTZ(3) NOT NULL,
    "writeup_note" TEXT NOT NULL DEFAULT '',
    "blood_bonus" INTEGER NOT NULL DEFAULT 52459530,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "division" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "division_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "log" (
    "id" BIGSERIAL NOT NULL,
    "time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "level" VARCHAR(15) NOT NULL,
    "logger" VARCHAR(250) NOT NULL DEFAULT '',
    "status" VARCHAR(10),
    "remote_ip" VARCHAR(40),
    "user_name" VARCHAR(16),
    "message" TEXT NOT NULL,
    "exception" TEXT,

    CONSTRAINT "log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_notice" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "type" "NoticeType" NOT NULL DEFAULT 'Normal',
    "values" TEXT[],
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participation" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "status" "ParticipationStatus" NOT NULL DEFAULT 'Pending',
    "division_id" INTEGER,
    "token" TEXT NOT NULL,
    "writeup_file_id" INTEGER,
    "writeup_name" TEXT,
    "writeup_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "participation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participation_member" (
    "game_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "team_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "participation_member_pkey" PRIMARY KEY ("game_id","user_id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" TEXT,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "post" (
    "id" CHAR(8) NOT NULL,
    "title" VARCHAR(50) NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[],
    "author_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_board" (
    "game_id" INTEGER NOT NULL,
    "seq" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "game_board_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "board_change" (
    "game_id" INTEGER NOT NULL,
    "seq" BIGINT NOT NULL,
    "kind" "BoardChangeKind" NOT NULL,
    "ids" INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_change_pkey" PRIMARY KEY ("game_id","seq")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip" VARCHAR(40) NOT NULL,
    "user_agent" VARCHAR(256) NOT NULL DEFAULT '',

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" SERIAL NOT NULL,
    "answer" VARCHAR(127) NOT NULL,
    "status" "AnswerResult" NOT NULL,
    "type" "SubmissionType" NOT NULL DEFAULT 'Unaccepted',
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID,
    "team_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solve" (
    "submission_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "participation_id" INTEGER NOT NULL,
    "solved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "solve_pkey" PRIMARY KEY ("submission_id")
);

-- CreateTable
CREATE TABLE "cheat" (
    "submission_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "submit_participation_id" INTEGER NOT NULL,
    "source_participation_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cheat_pkey" PRIMARY KEY ("submission_id")
);

-- CreateTable
CREATE TABLE "team" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(20) NOT NULL,
    "bio" VARCHAR(72),
    "avatar_hash" VARCHAR(64),
    "locked" BOOLEAN NOT NULL DEFAULT false,
    "invite_token" CHAR(32) NOT NULL,
    "captain_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_member" (
    "team_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_member_pkey" PRIMARY KEY ("team_id","user_id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "user_name" VARCHAR(16) NOT NULL,
    "normalized_user_name" TEXT NOT NULL,
    "email" VARCHAR(256) NOT NULL,
    "normalized_email" TEXT NOT NULL,
    "email_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "password_hash" TEXT,
    "role" "Role" NOT NULL DEFAULT 'User',
    "ip" VARCHAR(40) NOT NULL DEFAULT '0.0.0.0',
    "last_signed_in_at" TIMESTAMPTZ(3),
    "last_visited_at" TIMESTAMPTZ(3),
    "registered_at" TIMESTAMPTZ(3),
    "bio" VARCHAR(128) NOT NULL DEFAULT '',
    "real_name" VARCHAR(128) NOT NULL DEFAULT '',
    "student_number" VARCHAR(64) NOT NULL DEFAULT '',
    "phone" TEXT,
    "avatar_hash" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE INDEX "attachment_file_id_idx" ON "attachment"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_hash_key" ON "file"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "challenge_test_container_id_key" ON "challenge"("test_container_id");

-- CreateIndex
CREATE INDEX "challenge_game_id_idx" ON "challenge"("game_id");

-- CreateIndex
CREATE INDEX "challenge_attachment_id_idx" ON "challenge"("attachment_id");

-- CreateIndex
CREATE UNIQUE INDEX "instance_flag_id_key" ON "instance"("flag_id");

-- CreateIndex
CREATE UNIQUE INDEX "instance_container_id_key" ON "instance"("container_id");

-- CreateIndex
CREATE INDEX "instance_participation_id_idx" ON "instance"("participation_id");

-- CreateIndex
CREATE INDEX "container_expect_stop_at_idx" ON "container"("expect_stop_at");

-- CreateIndex
CREATE INDEX "flag_challenge_id_flag_idx" ON "flag"("challenge_id", "flag");

-- CreateIndex
CREATE INDEX "flag_attachment_id_idx" ON "flag"("attachment_id");

-- CreateIndex
CREATE INDEX "game_event_game_id_published_at_id_idx" ON "game_event"("game_id", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "game_event_user_id_idx" ON "game_event"("user_id");

-- CreateIndex
CREATE INDEX "game_event_team_id_idx" ON "game_event"("team_id");

-- CreateIndex
CREATE INDEX "game_start_at_id_idx" ON "game"("start_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "division_game_id_name_key" ON "division"("game_id", "name");

-- CreateIndex
CREATE INDEX "log_time_id_idx" ON "log"("time" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "log_level_time_idx" ON "log"("level", "time" DESC);

-- CreateIndex
CREATE INDEX "game_notice_game_id_published_at_id_idx" ON "game_notice"("game_id", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "participation_game_id_status_idx" ON "participation"("game_id", "status");

-- CreateIndex
CREATE INDEX "participation_division_id_idx" ON "participation"("division_id");

-- CreateIndex
CREATE INDEX "participation_writeup_file_id_idx" ON "participation"("writeup_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "participation_team_id_game_id_key" ON "participation"("team_id", "game_id");

-- CreateIndex
CREATE INDEX "participation_member_user_id_idx" ON "participation_member"("user_id");

-- CreateIndex
CREATE INDEX "participation_member_participation_id_idx" ON "participation_member"("participation_id");

-- CreateIndex
CREATE INDEX "participation_member_team_id_idx" ON "participation_member"("team_id");

-- CreateIndex
CREATE INDEX "post_is_pinned_updated_at_id_idx" ON "post"("is_pinned" DESC, "updated_at" DESC, "id");

-- CreateIndex
CREATE INDEX "post_author_id_idx" ON "post"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "submission_game_id_submitted_at_id_idx" ON "submission"("game_id", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submission_participation_id_idx" ON "submission"("participation_id");

-- CreateIndex
CREATE INDEX "submission_challenge_id_idx" ON "submission"("challenge_id");

-- CreateIndex
CREATE INDEX "submission_user_id_idx" ON "submission"("user_id");

-- CreateIndex
CREATE INDEX "submission_team_id_idx" ON "submission"("team_id");

-- CreateIndex
CREATE INDEX "solve_challenge_id_solved_at_submission_id_idx" ON "solve"("challenge_id", "solved_at", "submission_id");

-- CreateIndex
CREATE INDEX "solve_game_id_solved_at_submission_id_idx" ON "solve"("game_id", "solved_at", "submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "solve_participation_id_challenge_id_key" ON "solve"("participation_id", "challenge_id");

-- CreateIndex
CREATE INDEX "cheat_game_id_idx" ON "cheat"("game_id");

-- CreateIndex
CREATE INDEX "cheat_submit_participation_id_idx" ON "cheat"("submit_participation_id");

-- CreateIndex
CREATE INDEX "cheat_source_participation_id_idx" ON "cheat"("source_participation_id");

-- CreateIndex
CREATE INDEX "team_captain_id_idx" ON "team"("captain_id");

-- CreateIndex
CREATE INDEX "team_member_user_id_idx" ON "team_member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_normalized_user_name_key" ON "user"("normalized_user_name");

-- CreateIndex
CREATE UNIQUE INDEX "user_normalized_email_key" ON "user"("normalized_email");

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "attachment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_test_container_id_fkey" FOREIGN KEY ("test_container_id") REFERENCES "container"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "instance" ADD CONSTRAINT "instance_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "instance" ADD CONSTRAINT "instance_participation_id_fkey" FOREIGN KEY ("participation_id") REFERENCES "participation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "instance" ADD CONSTRAINT "instance_flag_id_fkey" FOREIGN KEY ("flag_id") REFERENCES "flag"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "instance" ADD CONSTRAINT "instance_container_id_fkey" FOREIGN KEY ("container_id") REFERENCES "container"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flag" ADD CONSTRAINT "flag_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flag" ADD CONSTRAINT "flag_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "attachment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_event" ADD CONSTRAINT "game_event_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_event" ADD CONSTRAINT "game_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_event" ADD CONSTRAINT "game_event_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "division" ADD CONSTRAINT "division_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_notice" ADD CONSTRAINT "game_notice_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation" ADD CONSTRAINT "participation_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation" ADD CONSTRAINT "participation_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation" ADD CONSTRAINT "participation_division_id_fkey" FOREIGN KEY ("division_id") REFERENCES "division"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation" ADD CONSTRAINT "participation_writeup_file_id_fkey" FOREIGN KEY ("writeup_file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation_member" ADD CONSTRAINT "participation_member_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation_member" ADD CONSTRAINT "participation_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participation_member" ADD CONSTRAINT "participation_member_participation_id_fkey" FOREIGN KEY ("participation_id") REFERENCES "participation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post" ADD CONSTRAINT "post_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_board" ADD CONSTRAINT "game_board_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_change" ADD CONSTRAINT "board_change_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_participation_id_fkey" FOREIGN KEY ("participation_id") REFERENCES "participation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solve" ADD CONSTRAINT "solve_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solve" ADD CONSTRAINT "solve_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solve" ADD CONSTRAINT "solve_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solve" ADD CONSTRAINT "solve_participation_id_fkey" FOREIGN KEY ("participation_id") REFERENCES "participation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_submit_participation_id_fkey" FOREIGN KEY ("submit_participation_id") REFERENCES "participation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cheat" ADD CONSTRAINT "cheat_source_participation_id_fkey" FOREIGN KEY ("source_participation_id") REFERENCES "participation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team" ADD CONSTRAINT "team_captain_id_fkey" FOREIGN KEY ("captain_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that the schema language cannot say.
ALTER TABLE "participation" ADD CONSTRAINT "participation_status_is_stored" CHECK ("status" <> 'Unsubmitted');
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_title_is_not_empty" CHECK ("title" <> '');
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_has_a_scope" CHECK (cardinality("scopes") > 0);
ALTER TABLE "game_board" ADD CONSTRAINT "game_board_seq_is_not_negative" CHECK ("seq" >= 0);
