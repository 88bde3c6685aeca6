/**
 * @generated SignedSource<<386935887effe71e6f58c3e434767dac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttemptMode = "Cooldown" | "Lockout";
import type { FragmentRefs } from "relay-runtime";
export type FlagBar_challenge$data = {
  readonly attemptMode: AttemptMode;
  readonly closeAt: string | null | undefined;
  readonly disableBloodBonus: boolean;
  readonly id: string;
  readonly isSolved: boolean;
  readonly viewerAttempts: {
    readonly leftCount: number;
    readonly resumesAt: string | null | undefined;
  } | null | undefined;
  readonly viewerSolve: {
    readonly points: number;
    readonly solvedAt: string;
    readonly userName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FlagBar_challenge";
};
export type FlagBar_challenge$key = {
  readonly " $data"?: FlagBar_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagBar_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagBar_challenge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableBloodBonus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAttempts",
      "kind": "LinkedField",
      "name": "viewerAttempts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leftCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resumesAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerSolve",
      "kind": "LinkedField",
      "name": "viewerSolve",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solvedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "06a3535a3068f52be1049c7e48016cd9";

export default node;
