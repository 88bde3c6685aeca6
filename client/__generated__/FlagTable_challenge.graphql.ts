/**
 * @generated SignedSource<<2e6d1217c6b3c262f0d65be113c83fad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "Local" | "None" | "Remote";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
export type FlagKind = "CaseInsensitive" | "Exact" | "Regex";
import type { FragmentRefs } from "relay-runtime";
export type FlagTable_challenge$data = {
  readonly flags: ReadonlyArray<{
    readonly attachment: {
      readonly fileSize: number | null | undefined;
      readonly name: string | null | undefined;
      readonly type: AttachmentType;
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly flag: string;
    readonly holderTeamName: string | null | undefined;
    readonly id: string;
    readonly isBait: boolean;
    readonly kind: FlagKind;
  }> | null | undefined;
  readonly id: string;
  readonly isEnabled: boolean | null | undefined;
  readonly type: ChallengeType;
  readonly " $fragmentType": "FlagTable_challenge";
};
export type FlagTable_challenge$key = {
  readonly " $data"?: FlagTable_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagTable_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagTable_challenge",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Flag",
      "kind": "LinkedField",
      "name": "flags",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flag",
          "storageKey": null
        },
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
          "name": "isBait",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holderTeamName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attachment",
          "kind": "LinkedField",
          "name": "attachment",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileSize",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "acf86481fcb9634b38ce57eadb5f08a4";

export default node;
