/**
 * @generated SignedSource<<ed5cbfb5bd7695340a543a5d6ae511d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileUseKind = "Attachment" | "Logo" | "Poster" | "TeamAvatar" | "TeamFile" | "Text" | "UserAvatar" | "Writeup";
import type { FragmentRefs } from "relay-runtime";
export type FileUses_uses$data = {
  readonly count: number;
  readonly first: {
    readonly challengeDatabaseId: number | null | undefined;
    readonly gameDatabaseId: number | null | undefined;
    readonly kind: FileUseKind;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FileUses_uses";
};
export type FileUses_uses$key = {
  readonly " $data"?: FileUses_uses$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileUses_uses">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileUses_uses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileUse",
      "kind": "LinkedField",
      "name": "first",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "name": "challengeDatabaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileUses",
  "abstractKey": null
};

(node as any).hash = "54ce291c315c4e9bfcd8b7e558738e27";

export default node;
