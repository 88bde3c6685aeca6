/**
 * @generated SignedSource<<cd18a1235b0880a1259aceda40a11beb>>
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
      "name": "archiveUrl",
      "storageKey": null
    }
  ],
  "type": "TeamTraffic",
  "abstractKey": null
};

(node as any).hash = "e3575b2df37303d2d6d08b37c429b3f0";

export default node;
