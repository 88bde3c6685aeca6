/**
 * @generated SignedSource<<54083bbf874957865eb8625c3db48258>>
 * @relayHash 8a5f1dd7afec88ca9e4dc204a41fc674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2e1bf991d7e1331bb0adaa6a873352762805fb4eedf2c35f746c3ee70139288

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
    "name": "teamId",
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
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
    "id": "f2e1bf991d7e1331bb0adaa6a873352762805fb4eedf2c35f746c3ee70139288",
    "metadata": {},
    "name": "TeamFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "506f0a430b6e85e31f8ac866c4ec2bb4";

export default node;
