/**
 * @generated SignedSource<<eb2e0159e85d6596055687a3bc5404b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiTokenScope = "admin" | "author" | "monitor" | "play" | "read";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenRow_apiToken$data = {
  readonly expiresAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  readonly " $fragmentType": "ApiTokenRow_apiToken";
};
export type ApiTokenRow_apiToken$key = {
  readonly " $data"?: ApiTokenRow_apiToken$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenRow_apiToken">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokenRow_apiToken",
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "e5ea2b9214e2a5bae72224fe5f67a90f";

export default node;
