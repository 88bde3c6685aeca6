/**
 * @generated SignedSource<<75d450d4f1ddfbf178dd29a8eeede9bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type AdminChallengeRow_challenge$data = {
  readonly bloods: ReadonlyArray<{
    readonly team: {
      readonly name: string;
    };
  }>;
  readonly closeAt: string | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly isEnabled: boolean | null | undefined;
  readonly isReleased: boolean | null | undefined;
  readonly minScore: number;
  readonly originalScore: number | null | undefined;
  readonly releaseAt: string | null | undefined;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly type: ChallengeType;
  readonly " $fragmentType": "AdminChallengeRow_challenge";
};
export type AdminChallengeRow_challenge$key = {
  readonly " $data"?: AdminChallengeRow_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminChallengeRow_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminChallengeRow_challenge",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReleased",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseAt",
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
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solvedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Blood",
      "kind": "LinkedField",
      "name": "bloods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ScoreboardTeam",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "c87b331b14af3f405268577f112e4cf2";

export default node;
