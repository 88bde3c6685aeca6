/**
 * @generated SignedSource<<676c7510868e6d2acf0ec5db27aca674>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheatCard_cheat$data = {
  readonly challengeOpenedAt: string | null | undefined;
  readonly isBait: boolean;
  readonly ownerAddress: string | null | undefined;
  readonly ownerSolvedAt: string | null | undefined;
  readonly sourceTeam: {
    readonly team: {
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CheatTeam_participation">;
  } | null | undefined;
  readonly submission: {
    readonly answer: string;
    readonly challengeId: string;
    readonly challengeTitle: string;
    readonly userName: string | null | undefined;
  };
  readonly submitTeam: {
    readonly team: {
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CheatTeam_participation">;
  };
  readonly submittedAt: string;
  readonly submitterAddress: string | null | undefined;
  readonly " $fragmentType": "CheatCard_cheat";
};
export type CheatCard_cheat$key = {
  readonly " $data"?: CheatCard_cheat$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheatCard_cheat">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
  "name": "CheatCard_cheat",
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
          "name": "challengeTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeId",
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

(node as any).hash = "f5ae103e11df60ff39cf19ce173cc645";

export default node;
