/**
 * @generated SignedSource<<da56773245020984b8dfc0216859f896>>
 * @relayHash ef3ae4eb6fe20e48b4746e3bdeb16fc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8af55c269fe31539c35d82085d15cfc9782ca5a14538fc868409e74ba0c104e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogLevel = "Error" | "Fatal" | "Information" | "Warning";
export type useLogWrittenSubscription$variables = {
  level?: LogLevel | null | undefined;
};
export type useLogWrittenSubscription$data = {
  readonly logWritten: {
    readonly id: string;
    readonly ip: string | null | undefined;
    readonly message: string;
    readonly userName: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LogRow_entry">;
  };
};
export type useLogWrittenSubscription = {
  response: useLogWrittenSubscription$data;
  variables: useLogWrittenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "level"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "level",
    "variableName": "level"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ip",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogWrittenSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LogEntry",
        "kind": "LinkedField",
        "name": "logWritten",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LogRow_entry"
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
    "name": "useLogWrittenSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LogEntry",
        "kind": "LinkedField",
        "name": "logWritten",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "level",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f8af55c269fe31539c35d82085d15cfc9782ca5a14538fc868409e74ba0c104e",
    "metadata": {},
    "name": "useLogWrittenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "459862990c1dd4402d39feff23819bc1";

export default node;
