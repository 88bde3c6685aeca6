/**
 * @generated SignedSource<<a78a835ccd14cf1bf50fb42e0ee70c6e>>
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
  readonly participationDatabaseId: number;
  readonly teamName: string;
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
      "name": "participationDatabaseId",
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
      "name": "archiveUrl",
      "storageKey": null
    }
  ],
  "type": "TeamTraffic",
  "abstractKey": null
};

(node as any).hash = "7c569ee7107aee26a77a908fdb9d9a73";

export default node;
