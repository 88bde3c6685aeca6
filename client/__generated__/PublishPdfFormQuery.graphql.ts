/**
 * @generated SignedSource<<3dbeb269e84046db6ee428d3ad848c49>>
 * @relayHash 1f71281d89f6b80ce7f4580bef4d87cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8fc025bf2fa3889e5e89a8809af5abda471fb81a3dea2ccdb4d670d81704737

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type PublishPdfFormQuery$variables = {
  gameId: number;
};
export type PublishPdfFormQuery$data = {
  readonly game: {
    readonly writeupTopics: ReadonlyArray<{
      readonly challenge: {
        readonly category: ChallengeCategory;
        readonly challengeId: string;
        readonly title: string;
      };
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
    "id": "b8fc025bf2fa3889e5e89a8809af5abda471fb81a3dea2ccdb4d670d81704737",
    "metadata": {},
    "name": "PublishPdfFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "178e04a6018ceddf2cdb6d880179f438";

export default node;
