/**
 * @generated SignedSource<<a0c0ccceebda92cbffea68aa5ea37689>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ContainerKind = "Team" | "Test" | "Unused" | "Warm";
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type instanceColumns_instance$data = {
  readonly challenge: {
    readonly category: ChallengeCategory;
    readonly title: string;
  } | null | undefined;
  readonly engine: string | null | undefined;
  readonly expectStopAt: string;
  readonly gameTitle: string | null | undefined;
  readonly image: string;
  readonly ip: string;
  readonly isEngineAnswering: boolean;
  readonly kind: ContainerKind;
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

(node as any).hash = "c41065075b85d29fe4ad9911328ba284";

export default node;
