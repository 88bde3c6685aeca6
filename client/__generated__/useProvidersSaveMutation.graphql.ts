/**
 * @generated SignedSource<<68852ee4d86d0c6e84c0ed2e36a5e20b>>
 * @relayHash d1434b71b8bf3109344e490947e51673
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 086f709b166b252d40cda14e93364c78c92c0b00babbfa6129246e9121d06788

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientAuthentication = "Automatic" | "PrivateKeyJwt" | "SecretBasic" | "SecretJwt" | "SecretPost";
export type IdentityProtocol = "Ctftime" | "OpenIdConnect";
export type SaveIdentityProviderInput = {
  adminValues?: ReadonlyArray<string> | null | undefined;
  allowsSignUp?: boolean | null | undefined;
  clientAuth?: ClientAuthentication | null | undefined;
  clientId: string;
  clientSecret?: string | null | undefined;
  divisionClaim?: string | null | undefined;
  endsSession?: boolean | null | undefined;
  isEnabled?: boolean | null | undefined;
  issuer: string;
  key: string;
  label: string;
  monitorValues?: ReadonlyArray<string> | null | undefined;
  protocol: IdentityProtocol;
  realNameClaim?: string | null | undefined;
  revision?: string | null | undefined;
  roleClaim?: string | null | undefined;
  samePeople?: boolean | null | undefined;
  scopes?: string | null | undefined;
  teamClaim?: string | null | undefined;
  trustsMail?: boolean | null | undefined;
  userNameClaim?: string | null | undefined;
};
export type useProvidersSaveMutation$variables = {
  input: SaveIdentityProviderInput;
};
export type useProvidersSaveMutation$data = {
  readonly saveIdentityProvider: {
    readonly __typename: string;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useMutationResult_error">;
    } | null | undefined;
  } | null | undefined;
};
export type useProvidersSaveMutation = {
  response: useProvidersSaveMutation$data;
  variables: useProvidersSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retryAfterSeconds",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "RateLimitedError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProvidersSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveIdentityProvider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useMutationResult_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProvidersSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveIdentityProvider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "086f709b166b252d40cda14e93364c78c92c0b00babbfa6129246e9121d06788",
    "metadata": {},
    "name": "useProvidersSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10c7dd897bbb4948119e7259f9923528";

export default node;
