/**
 * @generated SignedSource<<d3b5cdb571c075e7d205c0071e8e163e>>
 * @relayHash 0441968073850234d9b9b4c852fa5606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5e034dcc5e5b2896902e4931e1d0a6e9b79c7108c23215fdcc4eaa9d7b1811

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInstancesMeasuredSubscription$variables = {
  first: number;
};
export type useInstancesMeasuredSubscription$data = {
  readonly instancesMeasured: {
    readonly instances: ReadonlyArray<{
      readonly id: string;
      readonly usage: {
        readonly cpuPercent: number;
        readonly memoryBytes: number;
      } | null | undefined;
    }>;
    readonly room: {
      readonly " $fragmentSpreads": FragmentRefs<"InstanceRoom_room">;
    };
  };
};
export type useInstancesMeasuredSubscription = {
  response: useInstancesMeasuredSubscription$data;
  variables: useInstancesMeasuredSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    }
  ],
  "concreteType": "Container",
  "kind": "LinkedField",
  "name": "instances",
  "plural": true,
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
      "concreteType": "ContainerUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cpuPercent",
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
    "name": "useInstancesMeasuredSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InstanceMeasurement",
        "kind": "LinkedField",
        "name": "instancesMeasured",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "InstanceRoom",
            "kind": "LinkedField",
            "name": "room",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "InstanceRoom_room"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInstancesMeasuredSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InstanceMeasurement",
        "kind": "LinkedField",
        "name": "instancesMeasured",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "InstanceRoom",
            "kind": "LinkedField",
            "name": "room",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "memoryUsed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "memoryLimit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cpuUsed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cpuLimit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queuedCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa5e034dcc5e5b2896902e4931e1d0a6e9b79c7108c23215fdcc4eaa9d7b1811",
    "metadata": {},
    "name": "useInstancesMeasuredSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a16cce95698c03762cfd8fdaf04e19f9";

export default node;
