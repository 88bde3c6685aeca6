/**
 * @generated SignedSource<<b67247037928ded7e834a7ce201738be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateState = "Changed" | "NotEntitled" | "NotFinal" | "Valid" | "Withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type CertificateView_certificate$data = {
  readonly code: string;
  readonly current: {
    readonly " $fragmentSpreads": FragmentRefs<"CertificateResult_result">;
  } | null | undefined;
  readonly gameDatabaseId: number;
  readonly gameTitle: string;
  readonly issuedAt: string;
  readonly notShown: ReadonlyArray<string>;
  readonly state: CertificateState;
  readonly stated: {
    readonly " $fragmentSpreads": FragmentRefs<"CertificateResult_result">;
  };
  readonly teamName: string;
  readonly url: string;
  readonly userName: string | null | undefined;
  readonly withdrawalReason: string | null | undefined;
  readonly " $fragmentType": "CertificateView_certificate";
};
export type CertificateView_certificate$key = {
  readonly " $data"?: CertificateView_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateView_certificate">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CertificateResult_result"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateView_certificate",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameDatabaseId",
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
      "name": "issuedAt",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificateResult",
      "kind": "LinkedField",
      "name": "stated",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificateResult",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};
})();

(node as any).hash = "18ed5d27f8128ee8408f08d388d14458";

export default node;
