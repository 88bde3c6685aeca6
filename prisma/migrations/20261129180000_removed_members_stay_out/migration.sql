-- CreateTable
CREATE TABLE "identity_team_join" (
    "provider_id" INTEGER NOT NULL,
    "value" VARCHAR(255) NOT NULL,
    "identity_hash" CHAR(64) NOT NULL,

    CONSTRAINT "identity_team_join_pkey" PRIMARY KEY ("provider_id","value","identity_hash")
);

-- CreateTable
CREATE TABLE "former_team_member" (
    "team_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "former_team_member_pkey" PRIMARY KEY ("team_id","user_id")
);

-- CreateIndex
CREATE INDEX "former_team_member_user_id_idx" ON "former_team_member"("user_id");

-- AddForeignKey
ALTER TABLE "identity_team_join" ADD CONSTRAINT "identity_team_join_provider_id_value_fkey" FOREIGN KEY ("provider_id", "value") REFERENCES "identity_team"("provider_id", "value") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_team_member" ADD CONSTRAINT "former_team_member_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_team_member" ADD CONSTRAINT "former_team_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The identities of those who are in the team of a claim now.
INSERT INTO "identity_team_join" ("provider_id", "value", "identity_hash")
SELECT claimed.provider_id, claimed.value, encode(sha256(convert_to(linked.issuer || E'\n' || linked.subject, 'UTF8')), 'hex')
FROM "identity_team" claimed
JOIN "team_member" member ON member.team_id = claimed.team_id
JOIN "linked_identity" linked ON linked.user_id = member.user_id AND linked.provider_id = claimed.provider_id;
