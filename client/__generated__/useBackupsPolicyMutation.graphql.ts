/**
 * @generated SignedSource<<8b39de93b7d721edb1a30095446bc57b>>
 * @relayHash c8acf36d62a5eb8b9ff179937326ee6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc89acda0aedc2b4e1d2bb7bdd0bddb18f511a8cbcd82c5b549c69d096a98cbe

import type { ConcreteRequest } from 'relay-runtime';
export type BackupSchedule = "Daily" | "Hourly" | "Off";
export type UpdateBackupPolicyInput = {
  keep?: number | null | undefined;
  schedule?: BackupSchedule | null | undefined;
  time?: string | null | undefined;
  withCaptures?: boolean | null | undefined;
};
export type useBackupsPolicyMutation$variables = {
  input: UpdateBackupPolicyInput;
};
export type useBackupsPolicyMutation$data = {
  readonly updateBackupPolicy: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useBackupsPolicyMutation = {
  response: useBackupsPolicyMutation$data;
  variables: useBackupsPolicyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateBackupPolicy",
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
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBackupsPolicyMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBackupsPolicyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dc89acda0aedc2b4e1d2bb7bdd0bddb18f511a8cbcd82c5b549c69d096a98cbe",
    "metadata": {},
    "name": "useBackupsPolicyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f765c685420a412d89eeaeea1fd5b337";

export default node;
