/**
 * @generated SignedSource<<4cd492b4e22009798439530d2cc3dd29>>
 * @relayHash 3424d55479123f6f821686c7d676cf5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53ee600c308ae06ad27bbb023616080c8fb63df971e739e38e6b296033e16c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type NoticeType = "FirstBlood" | "NewChallenge" | "NewHint" | "Normal" | "SecondBlood" | "ThirdBlood";
export type useNoticePublishedSubscription$variables = {
  after?: string | null | undefined;
  gameId: string;
  since?: string | null | undefined;
};
export type useNoticePublishedSubscription$data = {
  readonly noticePublished: {
    readonly challengeTitle?: string;
    readonly content?: string;
    readonly cursor: string | null | undefined;
    readonly game?: {
      readonly end: string;
      readonly id: string;
      readonly pausedAt: string | null | undefined;
      readonly state: GameState;
    };
    readonly id: string;
    readonly publishedAt: string;
    readonly teamName?: string;
    readonly type: NoticeType;
    readonly " $fragmentSpreads": FragmentRefs<"NoticeLine_notice">;
  };
};
export type useNoticePublishedSubscription = {
  response: useNoticePublishedSubscription$data;
  variables: useNoticePublishedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "gameId",
    "variableName": "gameId"
  },
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextNotice",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeTitle",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoreboardChallenge",
  "kind": "LinkedField",
  "name": "challenge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v13 = [
  (v9/*:: as any*/),
  (v12/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNoticePublishedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "noticePublished",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v10/*:: as any*/),
            "type": "HintNotice",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v10/*:: as any*/),
            "type": "ChallengeNotice",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "type": "BloodNotice",
            "abstractKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoticeLine_notice"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNoticePublishedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "noticePublished",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v13/*:: as any*/),
            "type": "HintNotice",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v13/*:: as any*/),
            "type": "ChallengeNotice",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "BloodNotice",
            "abstractKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isNotice"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b53ee600c308ae06ad27bbb023616080c8fb63df971e739e38e6b296033e16c1",
    "metadata": {},
    "name": "useNoticePublishedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a3ba881d5a8b2ca800a8cd4b1ccf00b1";

export default node;
