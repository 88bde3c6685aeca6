/**
 * @generated SignedSource<<d09e37803ed6dd010679840c9b1a64d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkedAccountRow_identity$data = {
  readonly id: string;
  readonly name: string;
  readonly provider: {
    readonly label: string;
  };
  readonly " $fragmentType": "LinkedAccountRow_identity";
};
export type LinkedAccountRow_identity$key = {
  readonly " $data"?: LinkedAccountRow_identity$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedAccountRow_identity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkedAccountRow_identity",
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
      "concreteType": "SignInProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinkedIdentity",
  "abstractKey": null
};

(node as any).hash = "d90e3ee96aa760bd7c5cd80461bf5a06";

export default node;
