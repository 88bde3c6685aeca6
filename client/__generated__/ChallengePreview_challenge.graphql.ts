/**
 * @generated SignedSource<<15b19c65d4e12ef509e3c3a81ee9f3f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "Local" | "None" | "Remote";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type ChallengePreview_challenge$data = {
  readonly challengeAttachment: {
    readonly type: AttachmentType;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentLink_attachment">;
  } | null | undefined;
  readonly solvedCount: number;
  readonly type: ChallengeType;
  readonly " $fragmentType": "ChallengePreview_challenge";
};
export type ChallengePreview_challenge$key = {
  readonly " $data"?: ChallengePreview_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengePreview_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ChallengePreview_challenge",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solvedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "challengeAttachment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttachmentLink_attachment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "9377a71c880299642c58b90cc21761f5";

export default node;
