/**
 * @generated SignedSource<<ca81b51a330a4790b5c567fb03d5d452>>
 * @relayHash a636fd241972b2e1137af6bcaee89e97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61e867fcf2d7a28225b0968c902ed988bdc0eecbf9253b5c7ae4dfe9f0328c3e

import type { ConcreteRequest } from 'relay-runtime';
export type TeamFilterQuery$variables = {
  teamId: number;
};
export type TeamFilterQuery$data = {
  readonly team: {
    readonly name: string;
  } | null | undefined;
};
export type TeamFilterQuery = {
  response: TeamFilterQuery$data;
  variables: TeamFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teamId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "teamId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamFilterQuery",
    "selections": [
      {
        "alias": "team",
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "teamByDatabaseId",
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
    "name": "TeamFilterQuery",
    "selections": [
      {
        "alias": "team",
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "teamByDatabaseId",
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
    "id": "61e867fcf2d7a28225b0968c902ed988bdc0eecbf9253b5c7ae4dfe9f0328c3e",
    "metadata": {},
    "name": "TeamFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "405cead1be4b5286d9a615b9a7803518";

export default node;
