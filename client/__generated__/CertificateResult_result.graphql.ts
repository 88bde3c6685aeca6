/**
 * @generated SignedSource<<a40a3b46b0cffd6900c1ca665f346421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificateResult_result$data = {
  readonly division: string | null | undefined;
  readonly divisionRank: number | null | undefined;
  readonly divisionTeamCount: number | null | undefined;
  readonly rank: number | null | undefined;
  readonly score: number;
  readonly teamCount: number;
  readonly " $fragmentType": "CertificateResult_result";
};
export type CertificateResult_result$key = {
  readonly " $data"?: CertificateResult_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateResult_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateResult_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "division",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "divisionRank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "divisionTeamCount",
      "storageKey": null
    }
  ],
  "type": "CertificateResult",
  "abstractKey": null
};

(node as any).hash = "52c4447f8f32248475a7fac252f995fa";

export default node;
