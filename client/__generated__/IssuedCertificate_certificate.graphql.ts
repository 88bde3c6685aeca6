/**
 * @generated SignedSource<<6270707938101e6b0507f319ee6bff6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssuedCertificate_certificate$data = {
  readonly code: string;
  readonly notShown: ReadonlyArray<string>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notShown",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "f3f7e6270569b6f269488cdf16c2047b";

export default node;
