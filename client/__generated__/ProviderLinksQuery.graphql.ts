/**
 * @generated SignedSource<<970f62848a8eaacb59fa86ffb69f39ac>>
 * @relayHash 074c0c106c2e2739c8011b04320a3603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7620240767ea3db40bdfd11d59230a55c78c7c99bcdf47c88801c629f2e36ac

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderLinksQuery$variables = Record<PropertyKey, never>;
export type ProviderLinksQuery$data = {
  readonly signInOptions: {
    readonly isPasswordAllowed: boolean;
    readonly providers: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
      readonly path: string;
    }>;
  };
};
export type ProviderLinksQuery = {
  response: ProviderLinksQuery$data;
  variables: ProviderLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInOptions",
    "kind": "LinkedField",
    "name": "signInOptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPasswordAllowed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInProvider",
        "kind": "LinkedField",
        "name": "providers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderLinksQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderLinksQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b7620240767ea3db40bdfd11d59230a55c78c7c99bcdf47c88801c629f2e36ac",
    "metadata": {},
    "name": "ProviderLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5688f0eedc38513a7a5a69181aa12bdf";

export default node;
