/**
 * @generated SignedSource<<141638930be042d3d8fe1066cf8bbd8a>>
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
  readonly databaseId: string;
  readonly expectStopAt: string;
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

(node as any).hash = "e05032bd4fe54e9328076484ccd14419";

export default node;
