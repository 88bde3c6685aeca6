/**
 * @generated SignedSource<<9995dcea20ae6d7473486a2afecee3ee>>
 * @relayHash 95e82388cff25e9af53b3875633077a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ee060a9660582483f9c7362a602c48ef4bedd546df18490fe5a77994533d4ed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminTeamFormRefreshQuery$variables = {
  id: string;
};
export type AdminTeamFormRefreshQuery$data = {
  readonly team: {
    readonly form: {
      readonly " $fragmentSpreads": FragmentRefs<"AdminTeamForm_team">;
    } | null | undefined;
  } | null | undefined;
};
export type AdminTeamFormRefreshQuery = {
  response: AdminTeamFormRefreshQuery$data;
  variables: AdminTeamFormRefreshQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminTeamFormRefreshQuery",
    "selections": [
      {
        "alias": "team",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AdminTeamForm_team"
                }
              ],
              "type": "Team",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "form"
          }
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
    "name": "AdminTeamFormRefreshQuery",
    "selections": [
      {
        "alias": "team",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              }
            ],
            "type": "Team",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4ee060a9660582483f9c7362a602c48ef4bedd546df18490fe5a77994533d4ed",
    "metadata": {},
    "name": "AdminTeamFormRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91cf2cd618096979b2dc965e85fd4c42";

export default node;
