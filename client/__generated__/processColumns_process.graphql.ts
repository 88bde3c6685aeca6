/**
 * @generated SignedSource<<1af5df75bc41237d86c2dcf358e5d6a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type processColumns_process$data = {
  readonly cpuPercent: number | null | undefined;
  readonly eventLoopDelayMs: number | null | undefined;
  readonly eventStreams: number;
  readonly graphql: {
    readonly p50Ms: number | null | undefined;
    readonly p99Ms: number | null | undefined;
    readonly perSecond: number;
  };
  readonly hubConnections: number;
  readonly idleConnections: number;
  readonly isAnswering: boolean;
  readonly judge: {
    readonly p50Ms: number | null | undefined;
    readonly p99Ms: number | null | undefined;
    readonly perSecond: number;
  };
  readonly memoryBytes: number | null | undefined;
  readonly name: string;
  readonly nodeVersion: string;
  readonly pages: {
    readonly p50Ms: number | null | undefined;
    readonly p99Ms: number | null | undefined;
    readonly perSecond: number;
  };
  readonly pid: number;
  readonly rest: {
    readonly p50Ms: number | null | undefined;
    readonly p99Ms: number | null | undefined;
    readonly perSecond: number;
  };
  readonly startedAt: string;
  readonly usedConnections: number | null | undefined;
  readonly version: string;
  readonly waitingCalls: number;
  readonly webSockets: number;
  readonly " $fragmentType": "processColumns_process";
};
export type processColumns_process$key = {
  readonly " $data"?: processColumns_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"processColumns_process">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "processColumns_process"
};

(node as any).hash = "0b28ab318d0de1f1bc37167149235719";

export default node;
