/**
 * @generated SignedSource<<569e08c3ba012a982c84716516332c37>>
 * @relayHash 3077e79693ebc518aa5ba321a54df8b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4bdbc773fa4bdea7fad08b35b46e2194be22984646c15d64e7198c30c152311

import type { ConcreteRequest } from 'relay-runtime';
export type NoticeType = "FirstBlood" | "NewChallenge" | "NewHint" | "Normal" | "SecondBlood" | "ThirdBlood";
export type useNoticePublishedSubscription$variables = {
  gameId: number;
};
export type useNoticePublishedSubscription$data = {
  readonly noticePublished: {
    readonly id: string;
    readonly publishedAt: string;
    readonly type: NoticeType;
    readonly values: ReadonlyArray<string>;
  };
};
export type useNoticePublishedSubscription = {
  response: useNoticePublishedSubscription$data;
  variables: useNoticePublishedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "gameId",
        "variableName": "gameId"
      }
    ],
    "concreteType": "Notice",
    "kind": "LinkedField",
    "name": "noticePublished",
    "plural": false,
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
        "name": "publishedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNoticePublishedSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNoticePublishedSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c4bdbc773fa4bdea7fad08b35b46e2194be22984646c15d64e7198c30c152311",
    "metadata": {},
    "name": "useNoticePublishedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e2142fd37a36fa287fa3559c19a154b8";

export default node;
