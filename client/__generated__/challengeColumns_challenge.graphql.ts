/**
 * @generated SignedSource<<bd8cad7876aba51c0ac4231c619cf34b>>
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
  readonly databaseId: number;
  readonly isEnabled: boolean | null | undefined;
  readonly isReleased: boolean | null | undefined;
  readonly minScore: number;
  readonly originalScore: number | null | undefined;
  readonly releaseAt: string | null | undefined;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly type: ChallengeType;
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

(node as any).hash = "97579f940242f477cef68ae51f02c9be";

export default node;
