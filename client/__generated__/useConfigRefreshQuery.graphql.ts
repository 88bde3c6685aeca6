/**
 * @generated SignedSource<<06f5b7652bc739da5ebf6222f9d922f5>>
 * @relayHash 6e3ce061738d9b7e743d783e3c8ea21c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f98c6ee2978ad2a86116783f4edaafb892f1180f2fb7ab233d5cc5b70b927b65

import type { ConcreteRequest } from 'relay-runtime';
export type ContainerPortMappingType = "Default" | "PlatformProxy";
export type useConfigRefreshQuery$variables = Record<PropertyKey, never>;
export type useConfigRefreshQuery$data = {
  readonly clientConfig: {
    readonly customTheme: string | null | undefined;
    readonly defaultLifetime: number;
    readonly extensionDuration: number;
    readonly footerInfo: string | null | undefined;
    readonly logoUrl: string | null | undefined;
    readonly portMapping: ContainerPortMappingType;
    readonly renewalWindow: number;
    readonly slogan: string;
    readonly title: string;
  };
};
export type useConfigRefreshQuery = {
  response: useConfigRefreshQuery$data;
  variables: useConfigRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
        "name": "defaultLifetime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "extensionDuration",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "renewalWindow",
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
    "name": "useConfigRefreshQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useConfigRefreshQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f98c6ee2978ad2a86116783f4edaafb892f1180f2fb7ab233d5cc5b70b927b65",
    "metadata": {},
    "name": "useConfigRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21924ea4745cb686dd9d57b9f1545ce3";

export default node;
