/**
 * @generated SignedSource<<f59342b3a801137a9e8fcaf719caf4f2>>
 * @relayHash b8f807a753dc978298072e58e4f47225
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38598cd71165f993501156978fe8c035264839fc9055c5dbec16bcd1418c2170

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameDeletionsQuery$variables = Record<PropertyKey, never>;
export type GameDeletionsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GameDeletions_query">;
};
export type GameDeletionsQuery = {
  response: GameDeletionsQuery$data;
  variables: GameDeletionsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GameDeletionsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "GameDeletions_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GameDeletionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GameDeletion",
        "kind": "LinkedField",
        "name": "gameDeletions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gameDatabaseId",
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
            "name": "rowsTotal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowsDeleted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failure",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38598cd71165f993501156978fe8c035264839fc9055c5dbec16bcd1418c2170",
    "metadata": {},
    "name": "GameDeletionsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "733d75ceb9ec744d80885ea2037ebb01";

export default node;
