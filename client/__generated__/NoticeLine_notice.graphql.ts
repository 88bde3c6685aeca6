/**
 * @generated SignedSource<<7d0ce9fc4dd0c0e0cd07d1ba0231658c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeType = "FirstBlood" | "NewChallenge" | "NewHint" | "Normal" | "SecondBlood" | "ThirdBlood";
import type { FragmentRefs } from "relay-runtime";
export type NoticeLine_notice$data = {
  readonly challenge?: {
    readonly databaseId: number;
  } | null | undefined;
  readonly challengeTitle?: string;
  readonly content?: string;
  readonly publishedAt: string;
  readonly teamName?: string;
  readonly type: NoticeType;
  readonly " $fragmentType": "NoticeLine_notice";
};
export type NoticeLine_notice$key = {
  readonly " $data"?: NoticeLine_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeLine_notice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeTitle",
  "storageKey": null
},
v1 = {
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
    }
  ],
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeLine_notice",
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
      "name": "publishedAt",
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
      "type": "TextNotice",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "type": "BloodNotice",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v2/*:: as any*/),
      "type": "HintNotice",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v2/*:: as any*/),
      "type": "ChallengeNotice",
      "abstractKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": "__isNotice"
};
})();

(node as any).hash = "dcc6c04664357f1b51ad3031c91a1fec";

export default node;
