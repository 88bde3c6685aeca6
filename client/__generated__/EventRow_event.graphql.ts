/**
 * @generated SignedSource<<318352d83df54b56fdc8c4ef7eb0e55d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameEventType = "CheatDetected" | "ContainerDestroy" | "ContainerStart" | "FlagSubmit" | "Normal";
import type { FragmentRefs } from "relay-runtime";
export type EventRow_event$data = {
  readonly answer?: string;
  readonly challengeId: string | null | undefined;
  readonly challengeTitle?: string;
  readonly content?: string;
  readonly isCorrect?: boolean;
  readonly ownerTeamName?: string | null | undefined;
  readonly publishedAt: string;
  readonly team: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"TeamCell_team">;
  };
  readonly type: GameEventType;
  readonly userName: string | null | undefined;
  readonly " $fragmentType": "EventRow_event";
};
export type EventRow_event$key = {
  readonly " $data"?: EventRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRow_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeTitle",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
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
      "kind": "ScalarField",
      "name": "challengeId",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "type": "TextEvent",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v1/*:: as any*/),
      "type": "InstanceStartEvent",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v1/*:: as any*/),
      "type": "InstanceEndEvent",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCorrect",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "type": "SubmissionEvent",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerTeamName",
          "storageKey": null
        }
      ],
      "type": "CheatEvent",
      "abstractKey": null
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
  "abstractKey": "__isGameEvent"
};
})();

(node as any).hash = "a3b25b4d84169fe3e5a885621d62d937";

export default node;
