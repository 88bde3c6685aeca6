/**
 * @generated SignedSource<<1bbcd8cd945057b57c9255a573ed6661>>
 * @relayHash 1014e1113643d217ff5dc99fc21ab1b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af39e1c674e3e6ca7483584a675fb3e203eaf0c221d5faeb23a90c4b755c05ce

import type { ConcreteRequest } from 'relay-runtime';
export type useContainerOutputQuery$variables = {
  id: string;
};
export type useContainerOutputQuery$data = {
  readonly node: {
    readonly output?: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type useContainerOutputQuery = {
  response: useContainerOutputQuery$data;
  variables: useContainerOutputQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "output",
      "storageKey": null
    }
  ],
  "type": "Instance",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useContainerOutputQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "useContainerOutputQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "af39e1c674e3e6ca7483584a675fb3e203eaf0c221d5faeb23a90c4b755c05ce",
    "metadata": {},
    "name": "useContainerOutputQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e681daf3f43c2d2bae0057803e3fa3c8";

export default node;
