/**
 * @generated SignedSource<<4617d3966a7e20f3eb936fae83b333f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type instanceColumns_instance$data = {
  readonly challenge: {
    readonly category: ChallengeCategory;
    readonly title: string;
  } | null | undefined;
  readonly expectStopAt: string;
  readonly id: string;
  readonly image: string;
  readonly ip: string;
  readonly port: number;
  readonly startedAt: string;
  readonly status: InstanceStatus;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "instanceColumns_instance";
};
export type instanceColumns_instance$key = {
  readonly " $data"?: instanceColumns_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"instanceColumns_instance">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "instanceColumns_instance"
};

(node as any).hash = "ac0440221b2077d3f78d45e2a4f8fd7f";

export default node;
