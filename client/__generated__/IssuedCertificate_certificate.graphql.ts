/**
 * @generated SignedSource<<0274f0f70ea1a6736607eb898cdb7f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssuedCertificate_certificate$data = {
  readonly code: string;
  readonly teamName: string;
  readonly userName: string | null | undefined;
  readonly withdrawalReason: string | null | undefined;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "IssuedCertificate_certificate";
};
export type IssuedCertificate_certificate$key = {
  readonly " $data"?: IssuedCertificate_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssuedCertificate_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssuedCertificate_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawalReason",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "9d7b053b4578ec0ab4613be8b6c46287";

export default node;
