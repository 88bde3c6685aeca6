/**
 * @generated SignedSource<<c955428a77849d70c60fa445ebf00d81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheatDetails_cheat$data = {
  readonly challengeOpenedAt: string | null | undefined;
  readonly isBait: boolean;
  readonly ownerAddress: string | null | undefined;
  readonly ownerSolvedAt: string | null | undefined;
  readonly sourceTeam: {
    readonly " $fragmentSpreads": FragmentRefs<"CheatTeam_participation">;
  } | null | undefined;
  readonly submission: {
    readonly answer: string;
    readonly challengeId: string;
    readonly challengeTitle: string;
    readonly userName: string | null | undefined;
  };
  readonly submitTeam: {
    readonly " $fragmentSpreads": FragmentRefs<"CheatTeam_participation">;
  };
  readonly submittedAt: string;
  readonly submitterAddress: string | null | undefined;
  readonly " $fragmentType": "CheatDetails_cheat";
};
export type CheatDetails_cheat$key = {
  readonly " $data"?: CheatDetails_cheat$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheatDetails_cheat">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CheatTeam_participation"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheatDetails_cheat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "submission",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
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
          "name": "challengeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeTitle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBait",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submitterAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerSolvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challengeOpenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "submitTeam",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "sourceTeam",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Cheat",
  "abstractKey": null
};
})();

(node as any).hash = "e8b09659de5ba3f9bb36b7c803f0bd75";

export default node;
