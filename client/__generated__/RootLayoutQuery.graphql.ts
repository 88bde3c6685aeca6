/**
 * @generated SignedSource<<5d8aaf0a8644b01337ad2f1e3de9cb93>>
 * @relayHash 5e3fcfb6e6c4027d60107e315d6955d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f251b3d242dcd002b4c75a8302624b88a49b58320104bc5014eac8a05a74fd59

import type { ConcreteRequest } from 'relay-runtime';
export type CaptchaProvider = "CloudflareTurnstile" | "HashPow" | "None";
export type ContainerPortMappingType = "Default" | "PlatformProxy";
export type Role = "Admin" | "Banned" | "Monitor" | "User";
export type RootLayoutQuery$variables = Record<PropertyKey, never>;
export type RootLayoutQuery$data = {
  readonly captcha: {
    readonly siteKey: string;
    readonly type: CaptchaProvider;
  };
  readonly clientConfig: {
    readonly customTheme: string | null | undefined;
    readonly defaultLifetimeMinutes: number;
    readonly extensionMinutes: number;
    readonly footerInfo: string | null | undefined;
    readonly logoUrl: string | null | undefined;
    readonly mailLinkLifetimeHours: number;
    readonly portMapping: ContainerPortMappingType;
    readonly renewalWindowMinutes: number;
    readonly slogan: string;
    readonly title: string;
  };
  readonly viewer: {
    readonly avatarUrl: string | null | undefined;
    readonly needsSecondFactor: boolean;
    readonly role: Role;
    readonly userId: string;
    readonly userName: string;
  } | null | undefined;
};
export type RootLayoutQuery = {
  response: RootLayoutQuery$data;
  variables: RootLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ClientConfig",
  "kind": "LinkedField",
  "name": "clientConfig",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slogan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "footerInfo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customTheme",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portMapping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultLifetimeMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extensionMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalWindowMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailLinkLifetimeHours",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Captcha",
  "kind": "LinkedField",
  "name": "captcha",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteKey",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsSecondFactor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RootLayoutQuery",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RootLayoutQuery",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "f251b3d242dcd002b4c75a8302624b88a49b58320104bc5014eac8a05a74fd59",
    "metadata": {},
    "name": "RootLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "307bb976c3dde49cd101a4fb0a12b6b7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
