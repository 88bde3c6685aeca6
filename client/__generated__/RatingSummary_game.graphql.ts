/**
 * @generated SignedSource<<8d1c1968d511a7f72ff737431cbf56d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatingSummary_game$data = {
  readonly challengeRatings: ReadonlyArray<{
    readonly starCounts: ReadonlyArray<number>;
  }> | null | undefined;
  readonly " $fragmentType": "RatingSummary_game";
};
export type RatingSummary_game$key = {
  readonly " $data"?: RatingSummary_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingSummary_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingSummary_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChallengeRatings",
      "kind": "LinkedField",
      "name": "challengeRatings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starCounts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "1cb80e18b31a749a0613a9d9a82f687c";

export default node;
