/**
 * @generated SignedSource<<1fa5fe38fe5a65381d63f0709fdbc2cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateRule = "AllTeams" | "FirstTeams" | "Off" | "RankedTeams";
import type { FragmentRefs } from "relay-runtime";
export type CertificatePanel_game$data = {
  readonly certificateRule: CertificateRule;
  readonly certificateSignature: string;
  readonly certificateTeamLimit: number;
  readonly certificateText: string;
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssuedCertificates_game">;
  readonly " $fragmentType": "CertificatePanel_game";
};
export type CertificatePanel_game$key = {
  readonly " $data"?: CertificatePanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificatePanel_game",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateTeamLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateSignature",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssuedCertificates_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "a6d3156cb52f2f5000132cdc972d7c83";

export default node;
