/**
 * @generated SignedSource<<b652530a23bbfe9a7c2758ef0f9ae4e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaptureTeam_team$data = {
  readonly archiveUrl: string;
  readonly avatarUrl: string | null | undefined;
  readonly captureCount: number;
  readonly division: string | null | undefined;
  readonly participationId: string;
  readonly size: number;
  readonly tcpArchiveUrl: string;
  readonly teamName: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "CaptureTeam_team";
};
export type CaptureTeam_team$key = {
  readonly " $data"?: CaptureTeam_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaptureTeam_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaptureTeam_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "participationId",
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
      "name": "avatarUrl",
      "storageKey": null
    },
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
      "name": "captureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archiveUrl",
      "storageKey": null
    },
    {
      "alias": "tcpArchiveUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "form",
          "value": "Tcp"
        }
      ],
      "kind": "ScalarField",
      "name": "archiveUrl",
      "storageKey": "archiveUrl(form:\"Tcp\")"
    }
  ],
  "type": "TeamTraffic",
  "abstractKey": null
};

(node as any).hash = "70b136d644ed73b76d8cd4c0c5307b75";

export default node;
