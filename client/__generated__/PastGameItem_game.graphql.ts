/**
 * @generated SignedSource<<a2ff213cd613596982e963ce8d118eb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastGameItem_game$data = {
  readonly databaseId: number;
  readonly end: string;
  readonly leaders: ReadonlyArray<{
    readonly place: number;
    readonly points: number;
    readonly teamName: string;
  }>;
  readonly start: string;
  readonly teamCount: number;
  readonly title: string;
  readonly " $fragmentType": "PastGameItem_game";
};
export type PastGameItem_game$key = {
  readonly " $data"?: PastGameItem_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastGameItem_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastGameItem_game",
  "selections": [
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
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PastStanding",
      "kind": "LinkedField",
      "name": "leaders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamName",
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
  "type": "PastGame",
  "abstractKey": null
};

(node as any).hash = "67336e0cd6326d569f606113149f6ef9";

export default node;
