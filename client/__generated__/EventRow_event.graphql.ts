/**
 * @generated SignedSource<<ea3230b5cb4fd48e4b36cf6305d0ad7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameEventType = "CheatDetected" | "ContainerDestroy" | "ContainerStart" | "FlagSubmit" | "Normal";
import type { FragmentRefs } from "relay-runtime";
export type EventRow_event$data = {
  readonly publishedAt: string;
  readonly team: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"TeamCell_team">;
  };
  readonly type: GameEventType;
  readonly userName: string | null | undefined;
  readonly values: ReadonlyArray<string>;
  readonly " $fragmentType": "EventRow_event";
};
export type EventRow_event$key = {
  readonly " $data"?: EventRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventRow_event",
  "selections": [
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
      "name": "values",
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
      "name": "publishedAt",
      "storageKey": null
    },
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamCell_team"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameEvent",
  "abstractKey": null
};

(node as any).hash = "b9b499779c957afafbedf67e3592e726";

export default node;
