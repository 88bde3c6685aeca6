/**
 * @generated SignedSource<<3e9f8bef8f1ecaa29eee6bcdfa8ace22>>
 * @relayHash bd75e573d2ba761bb6c606676927b5ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd9d9ef1fde1b6dadcb2dc168384f068973edb2ba38009328358c0f4813f9c04

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type WriteupState = "Published" | "Refused" | "Waiting";
export type PublishPdfFormQuery$variables = {
  gameId: number;
};
export type PublishPdfFormQuery$data = {
  readonly game: {
    readonly writeupTopics: ReadonlyArray<{
      readonly challenge: {
        readonly category: ChallengeCategory;
        readonly challengeDatabaseId: number;
        readonly challengeId: string;
        readonly title: string;
      };
      readonly count: number;
      readonly mayShare: boolean;
      readonly viewerWriteupId: string | null | undefined;
      readonly viewerWriteupState: WriteupState | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type PublishPdfFormQuery = {
  response: PublishPdfFormQuery$data;
  variables: PublishPdfFormQuery$variables;
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
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "WriteupTopic",
  "kind": "LinkedField",
  "name": "writeupTopics",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WriteupChallenge",
      "kind": "LinkedField",
      "name": "challenge",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeDatabaseId",
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
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerWriteupId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerWriteupState",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PublishPdfFormQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PublishPdfFormQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd9d9ef1fde1b6dadcb2dc168384f068973edb2ba38009328358c0f4813f9c04",
    "metadata": {},
    "name": "PublishPdfFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f11ee4d298bcd636830486b666e4701a";

export default node;
