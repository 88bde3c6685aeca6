/**
 * @generated SignedSource<<653808afae34b14215eb704392e04b48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriteupKind = "Link" | "Pdf" | "Text";
import type { FragmentRefs } from "relay-runtime";
export type WriteupList_game$data = {
  readonly id: string;
  readonly sharedWriteups: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly id: string;
        readonly kind: WriteupKind;
        readonly publishedAt: string | null | undefined;
        readonly teamName: string;
        readonly userName: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "WriteupList_game";
};
export type WriteupList_game$key = {
  readonly " $data"?: WriteupList_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupList_game">;
};

import WriteupListMoreQuery_graphql from './WriteupListMoreQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "sharedWriteups"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "aboutGame"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "challengeId"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": WriteupListMoreQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "WriteupList_game",
  "selections": [
    {
      "alias": "sharedWriteups",
      "args": [
        {
          "kind": "Variable",
          "name": "aboutGame",
          "variableName": "aboutGame"
        },
        {
          "kind": "Variable",
          "name": "challengeId",
          "variableName": "challengeId"
        }
      ],
      "concreteType": "SharedWriteupConnection",
      "kind": "LinkedField",
      "name": "__WriteupList_sharedWriteups_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedWriteupEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SharedWriteup",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                  "name": "kind",
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
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "79836ef692a7cb04abf77d03bd63b27a";

export default node;
