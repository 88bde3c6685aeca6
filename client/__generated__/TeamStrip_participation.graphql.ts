/**
 * @generated SignedSource<<f6ef7a1e4e6294d289c6638c659ae034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamStrip_participation$data = {
  readonly standing: {
    readonly rank: number;
    readonly score: number;
  } | null | undefined;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentType": "TeamStrip_participation";
};
export type TeamStrip_participation$key = {
  readonly " $data"?: TeamStrip_participation$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamStrip_participation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamStrip_participation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreboardEntry",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Participation",
  "abstractKey": null
};

(node as any).hash = "e7bdc1da645afbbeec65bddbb55905da";

export default node;
