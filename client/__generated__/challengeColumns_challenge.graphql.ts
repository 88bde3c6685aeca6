/**
 * @generated SignedSource<<c239ef1394350f469cdd3b64d52cf268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type challengeColumns_challenge$data = {
  readonly bloods: ReadonlyArray<{
    readonly team: {
      readonly name: string;
    };
  }>;
  readonly category: ChallengeCategory;
  readonly closeAt: string | null | undefined;
  readonly containerImage: string | null | undefined;
  readonly content: string;
  readonly databaseId: number;
  readonly isReleased: boolean | null | undefined;
  readonly minScore: number;
  readonly originalScore: number | null | undefined;
  readonly releaseAt: string | null | undefined;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"EnableSwitch_challenge">;
  readonly " $fragmentType": "challengeColumns_challenge";
};
export type challengeColumns_challenge$key = {
  readonly " $data"?: challengeColumns_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"challengeColumns_challenge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "challengeColumns_challenge"
};

(node as any).hash = "e5a85417b22f9b7bf725e433fb4af70a";

export default node;
