/**
 * @generated SignedSource<<67984cc7b8c1988278edf45953a3ad91>>
 * @relayHash 0e67fd6f19d2db655f8c48e674d994b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2178eb4a6f154ec8c7d276f5bf039736011867eb9589102c524b60054c225b4

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateSettingsInput = {
  accountPolicy?: AccountPolicyInput | null | undefined;
  containerPolicy?: ContainerPolicyInput | null | undefined;
  globalConfig?: GlobalConfigInput | null | undefined;
};
export type AccountPolicyInput = {
  activeOnRegister?: boolean | null | undefined;
  allowRegister?: boolean | null | undefined;
  emailConfirmationRequired?: boolean | null | undefined;
  emailDomainList?: string | null | undefined;
  useCaptcha?: boolean | null | undefined;
};
export type ContainerPolicyInput = {
  autoDestroyOnLimitReached?: boolean | null | undefined;
  defaultLifetime?: number | null | undefined;
  extensionDuration?: number | null | undefined;
  maxExerciseContainerCountPerUser?: number | null | undefined;
  renewalWindow?: number | null | undefined;
};
export type GlobalConfigInput = {
  customTheme?: string | null | undefined;
  description?: string | null | undefined;
  footerInfo?: string | null | undefined;
  slogan?: string | null | undefined;
  title?: string | null | undefined;
};
export type useUpdateSettingsMutation$variables = {
  input: UpdateSettingsInput;
};
export type useUpdateSettingsMutation$data = {
  readonly updateSettings: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useUpdateSettingsMutation = {
  response: useUpdateSettingsMutation$data;
  variables: useUpdateSettingsMutation$variables;
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
    "name": "updateSettings",
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
    "name": "useUpdateSettingsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateSettingsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a2178eb4a6f154ec8c7d276f5bf039736011867eb9589102c524b60054c225b4",
    "metadata": {},
    "name": "useUpdateSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "630ca720cb5e2f6a7d67e07594c389c3";

export default node;
