/**
 * @generated SignedSource<<ebe5db60f25f5feb2c5feec2e7f718ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameDeletions_query$data = {
  readonly gameDeletions: ReadonlyArray<{
    readonly failure: string | null | undefined;
    readonly gameDatabaseId: number;
    readonly rowsDeleted: number;
    readonly rowsTotal: number | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "GameDeletions_query";
};
export type GameDeletions_query$key = {
  readonly " $data"?: GameDeletions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameDeletions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameDeletions_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GameDeletion",
      "kind": "LinkedField",
      "name": "gameDeletions",
      "plural": true,
      "selections": [
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsDeleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "057cfa4cce5c5752a487c6a4aa40d6ea";

export default node;
